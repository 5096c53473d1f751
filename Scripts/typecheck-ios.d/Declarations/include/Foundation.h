// NSString is declared in Objective-C, so that `description` of an NSObject is a String in Swift.

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

#pragma clang assume_nonnull end
