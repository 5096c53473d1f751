// The classes of Foundation and of other frameworks that UIKit.h mentions, with what each is in Swift. Their members are in the
// folder Foundation, in Swift. The description of an NSObject is a String in Swift by this file, and NSRange is a struct of C.

#import "ObjectiveC.h"
#import "CoreFoundation.h"

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval __attribute__((swift_name("TimeInterval")));
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef long int64_t;

#pragma clang assume_nonnull begin

@class NSCoder;

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

@interface NSObject (Description)
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@end

@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
@end

typedef struct _NSRange {
  long location;
  long length;
} NSRange;

struct _NSZone;
typedef struct _NSZone NSZone;

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) _Bool supportsSecureCoding;
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end

typedef enum __attribute__((enum_extensibility(closed))) NSComparisonResult : long NSComparisonResult;
enum __attribute__((enum_extensibility(closed), swift_name("ComparisonResult"))) NSComparisonResult : long {
  NSOrderedAscending = -1,
  NSOrderedSame = 0,
  NSOrderedDescending = 1
};

__attribute__((swift_bridge("Swift.Array"))) @interface NSArray<__covariant ObjectType> : NSObject @end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType> @end
__attribute__((swift_bridge("Swift.Set"))) @interface NSSet<__covariant ObjectType> : NSObject @end
@interface NSOrderedSet<__covariant ObjectType> : NSObject @end
__attribute__((swift_bridge("Swift.Dictionary"))) @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject @end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType> @end
__attribute__((swift_bridge("Foundation.URL"))) @interface NSURL : NSObject @end
__attribute__((swift_bridge("Foundation.Data"))) @interface NSData : NSObject @end
__attribute__((swift_bridge("Foundation.Date"))) @interface NSDate : NSObject @end
__attribute__((swift_bridge("Foundation.IndexPath"))) @interface NSIndexPath : NSObject @end
__attribute__((swift_bridge("Foundation.IndexSet"))) @interface NSIndexSet : NSObject @end
__attribute__((swift_bridge("Foundation.UUID"))) @interface NSUUID : NSObject @end
__attribute__((swift_bridge("Foundation.Locale"))) @interface NSLocale : NSObject @end
__attribute__((swift_bridge("Foundation.Notification"))) @interface NSNotification : NSObject @end
__attribute__((swift_bridge("Swift.Error"))) @interface NSError : NSObject @end
__attribute__((swift_bridge("Foundation.CharacterSet"))) @interface NSCharacterSet : NSObject @end
@interface NSAttributedString : NSObject @end
@interface NSMutableAttributedString : NSAttributedString @end
__attribute__((swift_name("Bundle"))) @interface NSBundle : NSObject @end
__attribute__((swift_name("UndoManager"))) @interface NSUndoManager : NSObject @end
__attribute__((swift_name("RunLoop"))) @interface NSRunLoop : NSObject @end
__attribute__((swift_name("Progress"))) @interface NSProgress : NSObject @end
@interface NSCoder : NSObject @end
@interface NSValue : NSObject @end
@interface NSNumber : NSValue @end
@interface NSUserActivity : NSObject @end
@interface NSItemProvider : NSObject @end
@interface NSPredicate : NSObject @end
@interface NSKeyedArchiver : NSObject @end
__attribute__((swift_bridge("Foundation.URLRequest"))) @interface NSURLRequest : NSObject @end
__attribute__((swift_bridge("Foundation.Calendar"))) @interface NSCalendar : NSObject @end
__attribute__((swift_bridge("Foundation.TimeZone"))) @interface NSTimeZone : NSObject @end
__attribute__((swift_name("NotificationCenter"))) @interface NSNotificationCenter : NSObject @end
__attribute__((swift_name("OperationQueue"))) @interface NSOperationQueue : NSObject @end
typedef NSString * NSNotificationName __attribute__((swift_newtype(struct))) __attribute__((swift_name("NSNotification.Name")));
typedef NSString * NSRunLoopMode __attribute__((swift_newtype(struct))) __attribute__((swift_name("RunLoop.Mode")));
typedef NSString * NSAttributedStringKey __attribute__((swift_newtype(struct))) __attribute__((swift_name("NSAttributedString.Key")));
typedef NSString * NSExceptionName __attribute__((swift_newtype(struct))) __attribute__((swift_name("NSExceptionName")));
typedef NSString * NSErrorDomain;
typedef NSString * NSErrorUserInfoKey __attribute__((swift_newtype(struct)));
@interface CGColor : NSObject
@property (readonly) CGFloat alpha;
@end
@interface CIColor : NSObject @end
@interface CKShareMetadata : NSObject @end
@interface NSExtensionContext : NSObject @end
@interface NSSymbolContentTransition : NSObject @end
@interface NSSymbolEffect : NSObject @end
@interface NSSymbolEffectOptions : NSObject @end
@interface UNNotificationResponse : NSObject @end

#pragma clang assume_nonnull end
