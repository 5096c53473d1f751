// A root class in Objective-C: every class below it is one of Objective-C too, so the compiler really checks @objc and
// #selector. The Swift overlay ObjectiveC.swiftinterface adds Selector.

#pragma clang assume_nonnull begin

@class Protocol;

@protocol NSObject
- (_Bool)isEqual:(nullable id)object;
@property (readonly) long hash;
- (_Bool)isProxy;
- (null_unspecified id)performSelector:(SEL)selector;
- (null_unspecified id)performSelector:(SEL)selector withObject:(nullable id)object;
- (_Bool)respondsToSelector:(SEL)selector;
- (_Bool)conformsToProtocol:(Protocol *)protocol;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
@end

#pragma clang assume_nonnull end
