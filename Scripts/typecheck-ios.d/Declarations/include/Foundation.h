// Declared in Objective-C, so that the description of an NSObject is a String in Swift, and NSRange is a struct of C.

#import "ObjectiveC.h"

#pragma clang assume_nonnull begin

@class NSCoder;

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

@interface NSObject (Description)
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@end

typedef struct _NSRange {
  long location;
  long length;
} NSRange;

#pragma clang assume_nonnull end
