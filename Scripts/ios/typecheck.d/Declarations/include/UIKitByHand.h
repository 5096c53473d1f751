// What the bindings behind UIKit.h lack, as far as the sources and the stand-in have it. README.md names the sources. Types,
// nullability, optional requirements, isolation and the values of enums were compared, member by member, with
// madsmtm/objc2-generated for Xcode 26.5; versions from iOS 13 on, what tvOS lacks, and which initializers are designated, with
// dotnet/macios. Initializers from a coder and older versions were compared with nothing. The page of a class, protocol or enum
// in Apple's reference is documentation/uikit/ and its name in Swift, in lower case. The blocks name further pages.

#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define NONISOLATED __attribute__((swift_attr("nonisolated")))
#define IOS(version) __attribute__((availability(ios, introduced = version)))
#define LATER_DEPRECATED(version) __attribute__((availability(ios, introduced = version, deprecated = 100000)))
#define IN_SWIFT(name) __attribute__((swift_name(#name)))
#define OPEN_ENUMERATION(type, name, ...) \
  enum OPEN_ENUM __VA_ARGS__ name : type name; enum OPEN_ENUM __VA_ARGS__ name : type
#define OPTIONS(type, name, ...) \
  enum OPTIONS_ENUM __VA_ARGS__ name : type name; enum OPTIONS_ENUM __VA_ARGS__ name : type

#pragma clang assume_nonnull begin

// Members of categories that other files of UIKit declare. Pages: uiviewcontroller/navigationitem, hidesbottombarwhenpushed,
// navigationcontroller, toolbaritems, settoolbaritems(_:animated:), tabbaritem, tabbarcontroller, splitviewcontroller,
// uiview/endediting(_:), foundation/nsvalue/cgrectvalue.

@interface UIViewController (UINavigationControllerItem)
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *toolbarItems;
- (void)setToolbarItems:(nullable NSArray<UIBarButtonItem *> *)toolbarItems animated:(BOOL)animated;
@end

@interface UIViewController (UITabBarControllerItem)
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end

@interface UIViewController (UISplitViewController)
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@end

extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    IN_SWIFT(UITransitionContextViewControllerKey.from) IOS(7.0) NONISOLATED;
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    IN_SWIFT(UITransitionContextViewControllerKey.to) IOS(7.0) NONISOLATED;

extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionInterPageSpacingKey
    IN_SWIFT(UIPageViewController.OptionsKey.interPageSpacing) IOS(6.0) NONISOLATED;
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierMedium
    IN_SWIFT(UISheetPresentationController.Detent.Identifier.medium) IOS(15.0) NONISOLATED;
extern UISheetPresentationControllerDetentIdentifier const UISheetPresentationControllerDetentIdentifierLarge
    IN_SWIFT(UISheetPresentationController.Detent.Identifier.large) IOS(15.0) NONISOLATED;

@interface UIView (UITextField)
- (BOOL)endEditing:(BOOL)force;
@end

MAIN_ACTOR IOS(5.0) @protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@end
@interface UIBarItem (UIAccessibility) <UIAccessibilityIdentification>
@end

MAIN_ACTOR @protocol UIPopoverBackgroundViewMethods
+ (CGFloat)arrowBase;
+ (UIEdgeInsets)contentViewInsets;
+ (CGFloat)arrowHeight;
@end

@interface NSValue (NSValueUIGeometryExtensions)
+ (NSValue *)valueWithCGRect:(CGRect)rect;
@property (readonly) CGRect CGRectValue;
@end

// Images, fonts and text. UIImage and UIFont are Sendable. Pages: uiimage, uifont/weight, uifont/textstyle, uilabel.

typedef OPEN_ENUMERATION(NSInteger, UIImageRenderingMode, IN_SWIFT(UIImage.RenderingMode) IOS(7.0)) {
  UIImageRenderingModeAutomatic,
  UIImageRenderingModeAlwaysOriginal,
  UIImageRenderingModeAlwaysTemplate,
};

SENDABLE @interface UIImage : NSObject <NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)systemImageNamed:(NSString *)name IN_SWIFT(init(systemName:)) IOS(13.0);
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) UIImageRenderingMode renderingMode IOS(7.0);
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode IOS(7.0);
- (UIImage *)imageWithTintColor:(UIColor *)color IOS(13.0);
- (UIImage *)imageWithTintColor:(UIColor *)color renderingMode:(UIImageRenderingMode)renderingMode IOS(13.0);
@end

typedef CGFloat UIFontWeight __attribute__((swift_newtype(struct))) IN_SWIFT(UIFont.Weight);
typedef NSString *UIFontTextStyle __attribute__((swift_newtype(enum))) IN_SWIFT(UIFont.TextStyle);

SENDABLE @interface UIFont : NSObject <NSSecureCoding, NSCopying>
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)italicSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight IOS(8.2);
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style IOS(7.0);
@property (nonatomic, readonly) CGFloat pointSize;
- (UIFont *)fontWithSize:(CGFloat)fontSize;
@property (class, nonatomic, readonly) CGFloat labelFontSize;
@property (class, nonatomic, readonly) CGFloat buttonFontSize;
@property (class, nonatomic, readonly) CGFloat systemFontSize;
@property (class, nonatomic, readonly) CGFloat smallSystemFontSize;
@end

extern const UIFontWeight UIFontWeightUltraLight IOS(8.2) NONISOLATED;
extern const UIFontWeight UIFontWeightThin IOS(8.2) NONISOLATED;
extern const UIFontWeight UIFontWeightLight IOS(8.2) NONISOLATED;
extern const UIFontWeight UIFontWeightRegular IOS(8.2) NONISOLATED;
extern const UIFontWeight UIFontWeightMedium IOS(8.2) NONISOLATED;
extern const UIFontWeight UIFontWeightSemibold IOS(8.2) NONISOLATED;
extern const UIFontWeight UIFontWeightBold IOS(8.2) NONISOLATED;
extern const UIFontWeight UIFontWeightHeavy IOS(8.2) NONISOLATED;
extern const UIFontWeight UIFontWeightBlack IOS(8.2) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleLargeTitle IOS(11.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleTitle1 IOS(9.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleTitle2 IOS(9.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleTitle3 IOS(9.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleHeadline IOS(7.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleSubheadline IOS(7.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleBody IOS(7.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleCallout IOS(9.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleFootnote IOS(7.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleCaption1 IOS(7.0) NONISOLATED;
extern UIFontTextStyle const UIFontTextStyleCaption2 IOS(7.0) NONISOLATED;

extern NSAttributedStringKey const NSFontAttributeName IN_SWIFT(font) IOS(6.0);
extern NSAttributedStringKey const NSForegroundColorAttributeName IN_SWIFT(foregroundColor) IOS(6.0);
extern NSAttributedStringKey const NSBackgroundColorAttributeName IN_SWIFT(backgroundColor) IOS(6.0);
extern NSAttributedStringKey const NSKernAttributeName IN_SWIFT(kern) IOS(6.0);

typedef OPEN_ENUMERATION(NSInteger, NSLineBreakMode, IOS(6.0)) {
  NSLineBreakByWordWrapping,
  NSLineBreakByCharWrapping,
  NSLineBreakByClipping,
  NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail,
  NSLineBreakByTruncatingMiddle,
};

MAIN_ACTOR @interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumScaleFactor IOS(6.0);
@end

IOS(10.0) MAIN_ACTOR @protocol UIContentSizeCategoryAdjusting <NSObject>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

@interface UILabel (UIContentSizeCategoryAdjusting) <UIContentSizeCategoryAdjusting>
@end

@interface UITextField (UIContentSizeCategoryAdjusting) <UIContentSizeCategoryAdjusting>
@end

@interface UITextView (UIContentSizeCategoryAdjusting) <UIContentSizeCategoryAdjusting>
@end

// Effects. Pages: uiblureffect/style, uivisualeffectview.

typedef OPEN_ENUMERATION(NSInteger, UIBlurEffectStyle, IN_SWIFT(UIBlurEffect.Style) IOS(8.0)) {
  UIBlurEffectStyleExtraLight,
  UIBlurEffectStyleLight,
  UIBlurEffectStyleDark,
  UIBlurEffectStyleRegular IOS(10.0) = 4,
  UIBlurEffectStyleProminent IOS(10.0),
  UIBlurEffectStyleSystemUltraThinMaterial IOS(13.0),
  UIBlurEffectStyleSystemThinMaterial IOS(13.0),
  UIBlurEffectStyleSystemMaterial IOS(13.0),
  UIBlurEffectStyleSystemThickMaterial IOS(13.0),
  UIBlurEffectStyleSystemChromeMaterial IOS(13.0),
};

IOS(8.0) MAIN_ACTOR @interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>
@end

IOS(8.0) MAIN_ACTOR @interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end

IOS(8.0) MAIN_ACTOR @interface UIVisualEffectView : UIView <NSSecureCoding>
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nullable, nonatomic, copy) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

// Bars. Pages: uibarappearance, uibarbuttonitemappearance/configurewithdefault(for:), uinavigationbarappearance, uitoolbar.

IOS(13.0) MAIN_ACTOR @interface UIBarButtonItemStateAppearance : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic) UIOffset titlePositionAdjustment;
@property (nullable, nonatomic, strong) UIImage *backgroundImage;
@property (nonatomic) UIOffset backgroundImagePositionAdjustment;
@end

IOS(13.0) MAIN_ACTOR @interface UIBarButtonItemAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithStyle:(UIBarButtonItemStyle)style NS_DESIGNATED_INITIALIZER;
- (void)configureWithDefaultForStyle:(UIBarButtonItemStyle)style;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *normal;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *highlighted;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *disabled;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *focused;
@end

IOS(13.0) MAIN_ACTOR @interface UIBarAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithIdiom:(UIUserInterfaceIdiom)idiom NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
@property (nonatomic, readonly) UIUserInterfaceIdiom idiom;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property (nullable, nonatomic, copy) UIBlurEffect *backgroundEffect;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nullable, nonatomic, strong) UIImage *backgroundImage;
@property (nonatomic) UIViewContentMode backgroundImageContentMode;
@property (nullable, nonatomic, copy) UIColor *shadowColor;
@property (nullable, nonatomic, strong) UIImage *shadowImage;
@end

IOS(13.0) MAIN_ACTOR @interface UINavigationBarAppearance : UIBarAppearance
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic) UIOffset titlePositionAdjustment;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@property (nonatomic, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, copy) UIBarButtonItemAppearance *doneButtonAppearance
    __attribute__((availability(ios, introduced = 13.0, deprecated = 26.0)));
@property (nonatomic, copy) UIBarButtonItemAppearance *backButtonAppearance;
@property (nonatomic, readonly, strong) UIImage *backIndicatorImage;
@property (nonatomic, readonly, strong) UIImage *backIndicatorTransitionMaskImage;
- (void)setBackIndicatorImage:(nullable UIImage *)backIndicatorImage
          transitionMaskImage:(nullable UIImage *)backIndicatorTransitionMaskImage;
@end

IOS(13.0) MAIN_ACTOR @interface UITabBarAppearance : UIBarAppearance
@property (nullable, nonatomic, copy) UIColor *selectionIndicatorTintColor;
@property (nullable, nonatomic, strong) UIImage *selectionIndicatorImage;
@end

IOS(13.0) MAIN_ACTOR @interface UIToolbarAppearance : UIBarAppearance
@property (nonatomic, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, copy) UIBarButtonItemAppearance *doneButtonAppearance
    __attribute__((availability(ios, introduced = 13.0, deprecated = 26.0)));
@end

MAIN_ACTOR @interface UIToolbar : UIView <UIBarPositioning>
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent IOS(3.0);
@property (nullable, nonatomic, strong) UIColor *barTintColor IOS(7.0);
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
- (void)setItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property (nonatomic, copy) UIToolbarAppearance *standardAppearance IOS(13.0);
@property (nullable, nonatomic, copy) UIToolbarAppearance *compactAppearance IOS(13.0);
@property (nullable, nonatomic, copy) UIToolbarAppearance *scrollEdgeAppearance IOS(15.0);
@property (nullable, nonatomic, copy) UIToolbarAppearance *compactScrollEdgeAppearance IOS(15.0);
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
        forToolbarPosition:(UIBarPosition)topOrBottom
                barMetrics:(UIBarMetrics)barMetrics IOS(5.0);
- (nullable UIImage *)backgroundImageForToolbarPosition:(UIBarPosition)topOrBottom
                                             barMetrics:(UIBarMetrics)barMetrics IOS(5.0);
- (void)setShadowImage:(nullable UIImage *)shadowImage forToolbarPosition:(UIBarPosition)topOrBottom IOS(6.0);
- (nullable UIImage *)shadowImageForToolbarPosition:(UIBarPosition)topOrBottom IOS(6.0);
@end

// Menus and actions.

typedef OPEN_ENUMERATION(NSInteger, UIMenuElementState, IN_SWIFT(UIMenuElement.State) IOS(13.0)) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed,
};

typedef OPTIONS(NSUInteger, UIMenuElementAttributes, IN_SWIFT(UIMenuElement.Attributes) IOS(13.0)) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2,
};

IOS(13.0) MAIN_ACTOR @interface UIMenuElement : NSObject <NSCopying, NSSecureCoding, UIAccessibilityIdentification>
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) NSString *title;
@property (nullable, nonatomic, readonly) UIImage *image;
@property (nullable, nonatomic, copy) void (^highlightStateUpdateHandler)(UIMenuElement *element, BOOL isHighlighted) IOS(27.0);
@end

typedef NSString *UIMenuIdentifier __attribute__((swift_newtype(struct))) IN_SWIFT(UIMenu.Identifier);

typedef OPTIONS(NSUInteger, UIMenuOptions, IN_SWIFT(UIMenu.Options) IOS(13.0)) {
  UIMenuOptionsDisplayInline = 1 << 0,
  UIMenuOptionsDestructive = 1 << 1,
};

IOS(13.0) MAIN_ACTOR @interface UIMenu : UIMenuElement
@property (nonatomic, readonly) UIMenuIdentifier identifier;
@property (nonatomic, readonly) UIMenuOptions options;
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
@end

typedef NSString *UIActionIdentifier __attribute__((swift_newtype(struct))) IN_SWIFT(UIAction.Identifier);
typedef void (^UIActionHandler)(__kindof UIAction *action);

IOS(13.0) MAIN_ACTOR @interface UIAction : UIMenuElement
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable UIActionIdentifier)identifier
                        handler:(UIActionHandler)handler __attribute__((swift_private));
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) UIImage *image;
@property (nullable, nonatomic, copy) NSString *discoverabilityTitle;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nullable, nonatomic, readonly) id sender IOS(14.0);
@end

// Controls. Pages: uibutton/init(frame:primaryaction:), which is a convenience initializer; uiswitch, uiimageview;
// uisegmentedcontrol, whose indices are Int in Swift and whose noSegment is a constant of an unnamed enum in C; uislider,
// uistepper, uirefreshcontrol, uidatepicker, uipickerview, uipagecontrol, uiprogressview, uiactivityindicatorview. Counts that are
// unsigned in C are Int in Swift and are declared as such.

typedef OPEN_ENUMERATION(NSInteger, UIButtonType, IN_SWIFT(UIButton.ButtonType)) {
  UIButtonTypeCustom,
  UIButtonTypeSystem,
  UIButtonTypeDetailDisclosure,
  UIButtonTypeInfoLight,
  UIButtonTypeInfoDark,
  UIButtonTypeContactAdd,
  UIButtonTypeClose IOS(13.0) = 7,
};

MAIN_ACTOR @interface UIButton : UIControl <NSCoding>
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction IOS(14.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel IOS(3.0);
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (nullable UIColor *)titleColorForState:(UIControlState)state;
@property (nonatomic, readonly, strong) UIColor *currentTitleColor;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@property (nullable, nonatomic, readonly, strong) UIImage *currentImage;
@property (nonatomic, readwrite, copy, nullable) UIMenu *menu IOS(14.0);
@end

MAIN_ACTOR @interface UISwitch : UIControl <NSCoding>
@property (nonatomic, getter=isOn) BOOL on;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

extern const NSInteger UISegmentedControlNoSegment IN_SWIFT(UISegmentedControl.noSegment) NONISOLATED;

MAIN_ACTOR @interface UISegmentedControl : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItems:(nullable NSArray *)items NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame actions:(NSArray<UIAction *> *)actions IOS(14.0);
@property (nonatomic, getter=isMomentary) BOOL momentary;
@property (nonatomic, readonly) NSInteger numberOfSegments;
@property (nonatomic) BOOL apportionsSegmentWidthsByContent IOS(5.0);
@property (nonatomic) NSInteger selectedSegmentIndex;
@property (nullable, nonatomic, strong) UIColor *selectedSegmentTintColor IOS(13.0);
- (void)insertSegmentWithAction:(UIAction *)action atIndex:(NSInteger)segment animated:(BOOL)animated
    IN_SWIFT(insertSegment(action:at:animated:)) IOS(14.0);
- (void)insertSegmentWithTitle:(nullable NSString *)title atIndex:(NSInteger)segment animated:(BOOL)animated;
- (void)insertSegmentWithImage:(nullable UIImage *)image atIndex:(NSInteger)segment animated:(BOOL)animated;
- (void)removeSegmentAtIndex:(NSInteger)segment animated:(BOOL)animated;
- (void)removeAllSegments;
- (void)setAction:(UIAction *)action forSegmentAtIndex:(NSInteger)segment IOS(14.0);
- (nullable UIAction *)actionForSegmentAtIndex:(NSInteger)segment IOS(14.0);
- (NSInteger)segmentIndexForActionIdentifier:(UIActionIdentifier)actionIdentifier
    IN_SWIFT(segmentIndex(identifiedBy:)) IOS(14.0);
- (void)setTitle:(nullable NSString *)title forSegmentAtIndex:(NSInteger)segment;
- (nullable NSString *)titleForSegmentAtIndex:(NSInteger)segment;
- (void)setImage:(nullable UIImage *)image forSegmentAtIndex:(NSInteger)segment;
- (nullable UIImage *)imageForSegmentAtIndex:(NSInteger)segment;
- (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSInteger)segment;
- (CGFloat)widthForSegmentAtIndex:(NSInteger)segment;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSInteger)segment;
- (BOOL)isEnabledForSegmentAtIndex:(NSInteger)segment;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                      forState:(UIControlState)state IOS(5.0);
- (nullable NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state IOS(5.0);
@end

MAIN_ACTOR @interface UISlider : UIControl <NSCoding>
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nonatomic, getter=isContinuous) BOOL continuous;
@property (nullable, nonatomic, strong) UIImage *minimumValueImage;
@property (nullable, nonatomic, strong) UIImage *maximumValueImage;
@property (nullable, nonatomic, strong) UIColor *minimumTrackTintColor IOS(5.0);
@property (nullable, nonatomic, strong) UIColor *maximumTrackTintColor IOS(5.0);
@property (nullable, nonatomic, strong) UIColor *thumbTintColor IOS(5.0);
- (void)setValue:(float)value animated:(BOOL)animated;
- (void)setThumbImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)thumbImageForState:(UIControlState)state;
- (void)setMinimumTrackImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)minimumTrackImageForState:(UIControlState)state;
- (void)setMaximumTrackImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)maximumTrackImageForState:(UIControlState)state;
@end

IOS(5.0) MAIN_ACTOR @interface UIStepper : UIControl
@property (nonatomic, getter=isContinuous) BOOL continuous;
@property (nonatomic) BOOL autorepeat;
@property (nonatomic) BOOL wraps;
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
- (void)setIncrementImage:(nullable UIImage *)image forState:(UIControlState)state IOS(6.0);
- (nullable UIImage *)incrementImageForState:(UIControlState)state IOS(6.0);
- (void)setDecrementImage:(nullable UIImage *)image forState:(UIControlState)state IOS(6.0);
- (nullable UIImage *)decrementImageForState:(UIControlState)state IOS(6.0);
@end

IOS(6.0) MAIN_ACTOR @interface UIRefreshControl : UIControl
- (instancetype)init;
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
@property (nullable, nonatomic, strong) NSAttributedString *attributedTitle;
- (void)beginRefreshing;
- (void)endRefreshing;
@end

MAIN_ACTOR @interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
- (instancetype)initWithImage:(nullable UIImage *)image highlightedImage:(nullable UIImage *)highlightedImage IOS(3.0);
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *highlightedImage IOS(3.0);
@property (nonatomic, getter=isHighlighted) BOOL highlighted IOS(3.0);
@end

typedef OPEN_ENUMERATION(NSInteger, UIDatePickerMode, IN_SWIFT(UIDatePicker.Mode)) {
  UIDatePickerModeTime,
  UIDatePickerModeDate,
  UIDatePickerModeDateAndTime,
  UIDatePickerModeCountDownTimer,
  UIDatePickerModeYearAndMonth IOS(17.4),
};

typedef OPEN_ENUMERATION(NSInteger, UIDatePickerStyle, IOS(13.4)) {
  UIDatePickerStyleAutomatic,
  UIDatePickerStyleWheels,
  UIDatePickerStyleCompact,
  UIDatePickerStyleInline IOS(14.0),
};

MAIN_ACTOR @interface UIDatePicker : UIControl <NSCoding>
@property (nonatomic) UIDatePickerMode datePickerMode;
@property (nullable, nonatomic, strong) NSLocale *locale;
@property (null_resettable, nonatomic, copy) NSCalendar *calendar;
@property (nullable, nonatomic, strong) NSTimeZone *timeZone;
@property (nonatomic, strong) NSDate *date;
@property (nullable, nonatomic, strong) NSDate *minimumDate;
@property (nullable, nonatomic, strong) NSDate *maximumDate;
@property (nonatomic) NSTimeInterval countDownDuration;
@property (nonatomic) NSInteger minuteInterval;
@property (nonatomic, readwrite, assign) UIDatePickerStyle preferredDatePickerStyle IOS(13.4);
@property (nonatomic, readonly, assign) UIDatePickerStyle datePickerStyle IOS(13.4);
- (void)setDate:(NSDate *)date animated:(BOOL)animated;
@end

@class UIPickerView;

MAIN_ACTOR @protocol UIPickerViewDataSource <NSObject>
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end

MAIN_ACTOR @protocol UIPickerViewDelegate <NSObject>
@optional
- (nullable NSString *)pickerView:(UIPickerView *)pickerView
                      titleForRow:(NSInteger)row
                     forComponent:(NSInteger)component;
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end

MAIN_ACTOR @interface UIPickerView : UIView <NSCoding>
@property (nullable, nonatomic, weak) id<UIPickerViewDataSource> dataSource;
@property (nullable, nonatomic, weak) id<UIPickerViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfComponents;
- (NSInteger)numberOfRowsInComponent:(NSInteger)component;
- (void)reloadAllComponents;
- (void)reloadComponent:(NSInteger)component;
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
@end

MAIN_ACTOR @interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@property (nullable, nonatomic, strong) UIColor *pageIndicatorTintColor IOS(6.0);
@property (nullable, nonatomic, strong) UIColor *currentPageIndicatorTintColor IOS(6.0);
@end

typedef OPEN_ENUMERATION(NSInteger, UIProgressViewStyle, IN_SWIFT(UIProgressView.Style)) {
  UIProgressViewStyleDefault,
  UIProgressViewStyleBar,
};

MAIN_ACTOR @interface UIProgressView : UIView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property (nonatomic) UIProgressViewStyle progressViewStyle;
@property (nonatomic) float progress;
@property (nullable, nonatomic, strong) UIColor *progressTintColor IOS(5.0);
@property (nullable, nonatomic, strong) UIColor *trackTintColor IOS(5.0);
- (void)setProgress:(float)progress animated:(BOOL)animated IOS(5.0);
@end

typedef OPEN_ENUMERATION(NSInteger, UIActivityIndicatorViewStyle, IN_SWIFT(UIActivityIndicatorView.Style)) {
  UIActivityIndicatorViewStyleMedium IOS(13.0) = 100,
  UIActivityIndicatorViewStyleLarge IOS(13.0) = 101,
  UIActivityIndicatorViewStyleWhiteLarge __attribute__((availability(ios, introduced = 2.0, deprecated = 13.0))) = 0,
  UIActivityIndicatorViewStyleWhite __attribute__((availability(ios, introduced = 2.0, deprecated = 13.0))) = 1,
  UIActivityIndicatorViewStyleGray __attribute__((availability(ios, introduced = 2.0, deprecated = 13.0))) = 2,
};

MAIN_ACTOR @interface UIActivityIndicatorView : UIView <NSCoding>
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style
    NS_DESIGNATED_INITIALIZER IN_SWIFT(init(style:));
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle IN_SWIFT(style);
@property (nonatomic) BOOL hidesWhenStopped;
@property (null_resettable, nonatomic, strong) UIColor *color IOS(5.0);
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
- (void)startAnimating;
- (void)stopAnimating;
@end

// Gestures. Pages: uilongpressgesturerecognizer, uiswipegesturerecognizer.

IOS(3.2) MAIN_ACTOR @interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSInteger numberOfTapsRequired;
@property (nonatomic) NSInteger numberOfTouchesRequired;
@property (nonatomic) NSTimeInterval minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@end

typedef OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection, IN_SWIFT(UISwipeGestureRecognizer.Direction) IOS(3.2)) {
  UISwipeGestureRecognizerDirectionRight = 1 << 0,
  UISwipeGestureRecognizerDirectionLeft = 1 << 1,
  UISwipeGestureRecognizerDirectionUp = 1 << 2,
  UISwipeGestureRecognizerDirectionDown = 1 << 3,
};

IOS(3.2) MAIN_ACTOR @interface UISwipeGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSInteger numberOfTouchesRequired;
@property (nonatomic) UISwipeGestureRecognizerDirection direction;
@end

IOS(10.0) MAIN_ACTOR @interface UIFeedbackGenerator : NSObject <UIInteraction>
- (void)prepare;
@end

typedef OPEN_ENUMERATION(NSInteger, UINotificationFeedbackType, IN_SWIFT(UINotificationFeedbackGenerator.FeedbackType) IOS(10.0)) {
  UINotificationFeedbackTypeSuccess,
  UINotificationFeedbackTypeWarning,
  UINotificationFeedbackTypeError,
};

IOS(10.0) MAIN_ACTOR @interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (instancetype)init;
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType;
@end

// Sharing and searching. UIActivity is on no actor. Pages: uiactivity, uiactivityviewcontroller, uisearchcontroller.

@interface UIActivity : NSObject
@end

IOS(6.0) MAIN_ACTOR @interface UIActivityViewController : UIViewController
- (instancetype)init __attribute__((unavailable));
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle __attribute__((unavailable));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((unavailable));
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<UIActivity *> *)applicationActivities NS_DESIGNATED_INITIALIZER;
@end

IOS(13.0) MAIN_ACTOR @interface UISearchTextField : UITextField
@end

MAIN_ACTOR @interface UISearchBar : UIView <UIBarPositioning, UITextInputTraits>
@property (nonatomic, readonly) UISearchTextField *searchTextField IOS(13.0);
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@end

@class UISearchController;

IOS(8.0) MAIN_ACTOR @protocol UISearchControllerDelegate <NSObject>
@optional
- (void)willPresentSearchController:(UISearchController *)searchController IN_SWIFT(willPresentSearchController(_:));
- (void)didPresentSearchController:(UISearchController *)searchController IN_SWIFT(didPresentSearchController(_:));
- (void)willDismissSearchController:(UISearchController *)searchController IN_SWIFT(willDismissSearchController(_:));
- (void)didDismissSearchController:(UISearchController *)searchController IN_SWIFT(didDismissSearchController(_:));
- (void)presentSearchController:(UISearchController *)searchController IN_SWIFT(presentSearchController(_:));
@end

IOS(8.0) MAIN_ACTOR @protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController;
@end

IOS(8.0) MAIN_ACTOR @interface UISearchController : UIViewController <UIViewControllerTransitioningDelegate,
                                                                      UIViewControllerAnimatedTransitioning>
- (instancetype)initWithNibName:(nullable NSString *)name
                         bundle:(nullable NSBundle *)bundle NS_DESIGNATED_INITIALIZER IOS(13.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER IOS(13.0);
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nonatomic, getter=isActive) BOOL active;
@property (nullable, nonatomic, weak) id<UISearchControllerDelegate> delegate;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation IOS(9.1);
@property (nonatomic) BOOL hidesNavigationBarDuringPresentation;
@property (nullable, nonatomic, readonly, strong) UIViewController *searchResultsController;
@property (nonatomic, readonly, strong) UISearchBar *searchBar;
@end

// Tables. Apple announces, for no version yet, that the views of a cell's own will be deprecated. Pages: uitableview, uitableviewcell.

typedef OPEN_ENUMERATION(NSInteger, UITableViewScrollPosition, IN_SWIFT(UITableView.ScrollPosition)) {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom,
};

typedef OPEN_ENUMERATION(NSInteger, UITableViewRowAnimation, IN_SWIFT(UITableView.RowAnimation)) {
  UITableViewRowAnimationFade,
  UITableViewRowAnimationRight,
  UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop,
  UITableViewRowAnimationBottom,
  UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle,
  UITableViewRowAnimationAutomatic = 100,
};

typedef OPEN_ENUMERATION(NSInteger, UITableViewCellSeparatorStyle, IN_SWIFT(UITableViewCell.SeparatorStyle)) {
  UITableViewCellSeparatorStyleNone,
  UITableViewCellSeparatorStyleSingleLine,
};

typedef OPEN_ENUMERATION(NSInteger, UITableViewCellStyle, IN_SWIFT(UITableViewCell.CellStyle)) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle,
};

typedef OPEN_ENUMERATION(NSInteger, UITableViewCellSelectionStyle, IN_SWIFT(UITableViewCell.SelectionStyle)) {
  UITableViewCellSelectionStyleNone,
  UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray,
  UITableViewCellSelectionStyleDefault IOS(7.0),
};

typedef OPEN_ENUMERATION(NSInteger, UITableViewCellAccessoryType, IN_SWIFT(UITableViewCell.AccessoryType)) {
  UITableViewCellAccessoryNone,
  UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton,
  UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton IOS(7.0),
};

MAIN_ACTOR @interface UITableViewCell : UIView <NSCoding, UIGestureRecognizerDelegate>
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER IOS(3.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView LATER_DEPRECATED(3.0);
@property (nullable, nonatomic, readonly, strong) UILabel *textLabel LATER_DEPRECATED(3.0);
@property (nullable, nonatomic, readonly, strong) UILabel *detailTextLabel LATER_DEPRECATED(3.0);
@property (nullable, nonatomic, readonly, copy) NSString *reuseIdentifier;
- (void)prepareForReuse;
@property (nullable, nonatomic, copy) id<UIContentConfiguration> contentConfiguration IOS(14.0);
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nullable, nonatomic, strong) UIView *accessoryView;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
@property (nonatomic, getter=isEditing) BOOL editing;
@end

@class UITableView;

MAIN_ACTOR @protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (nullable NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath;
@end

typedef OPEN_ENUMERATION(NSInteger, UIContextualActionStyle, IN_SWIFT(UIContextualAction.Style) IOS(11.0)) {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive,
};

@class UIContextualAction;

typedef void (^UIContextualActionHandler)(UIContextualAction *action, UIView *sourceView,
                                          void (^completionHandler)(BOOL actionPerformed))
    IN_SWIFT(UIContextualAction.Handler) IOS(11.0);

IOS(11.0) MAIN_ACTOR @interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, readonly, copy) UIContextualActionHandler handler;
@property (nullable, nonatomic, copy) NSString *title;
@property (null_resettable, nonatomic, copy) UIColor *backgroundColor;
@property (nullable, nonatomic, copy) UIImage *image;
@end

IOS(11.0) MAIN_ACTOR @interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@property (nonatomic, readonly, copy) NSArray<UIContextualAction *> *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end

MAIN_ACTOR @protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath IOS(11.0);
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath IOS(11.0);
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndEditingRowAtIndexPath:(nullable NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
      willDisplayCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingCell:(UITableViewCell *)cell
       forRowAtIndexPath:(NSIndexPath *)indexPath IOS(6.0);
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath IOS(6.0);
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath IOS(3.0);
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath IOS(3.0);
@end

extern const CGFloat UITableViewAutomaticDimension IN_SWIFT(UITableView.automaticDimension) IOS(5.0) NONISOLATED;

MAIN_ACTOR @interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UITableViewStyle style;
@property (nullable, nonatomic, weak) id<UITableViewDataSource> dataSource;
@property (nullable, nonatomic, weak) id<UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
@property (nonatomic) CGFloat estimatedRowHeight IOS(7.0);
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nullable, nonatomic, strong) UIColor *separatorColor;
@property (nullable, nonatomic, strong) UIView *tableHeaderView;
@property (nullable, nonatomic, strong) UIView *tableFooterView;
@property (nonatomic) BOOL allowsSelection IOS(3.0);
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelection IOS(5.0);
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)reloadData;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nullable, nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath
              atScrollPosition:(UITableViewScrollPosition)scrollPosition
                      animated:(BOOL)animated;
- (void)beginUpdates;
- (void)endUpdates;
- (void)performBatchUpdates:(void (NS_NOESCAPE ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC IOS(11.0);
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
              withRowAnimation:(UITableViewRowAnimation)animation IOS(3.0);
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation IOS(3.0);
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier IOS(6.0);
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath IOS(6.0);
@property (nullable, nonatomic, readonly) NSIndexPath *indexPathForSelectedRow;
@property (nullable, nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForSelectedRows IOS(5.0);
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath
                    animated:(BOOL)animated
              scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
@end

@interface UITableViewController (UITableView) <UITableViewDelegate, UITableViewDataSource>
@end

// Collection views. Pages: uicollectionview, uicollectionviewlayout, uicollectionviewflowlayout,
// uicollectionviewdelegateflowlayout, uicollectionviewlayoutattributes, uicollectionreusableview, uicollectionviewcell.

typedef OPTIONS(NSUInteger, UICollectionViewScrollPosition, IN_SWIFT(UICollectionView.ScrollPosition) IOS(6.0)) {
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5,
};

typedef OPEN_ENUMERATION(NSInteger, UICollectionViewScrollDirection,
                         IN_SWIFT(UICollectionView.ScrollDirection) IOS(6.0)) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal,
};

typedef OPEN_ENUMERATION(NSUInteger, UICollectionElementCategory, IN_SWIFT(UICollectionView.ElementCategory) IOS(6.0)) {
  UICollectionElementCategoryCell,
  UICollectionElementCategorySupplementaryView,
  UICollectionElementCategoryDecorationView,
};

extern NSString *const UICollectionElementKindSectionHeader
    IN_SWIFT(UICollectionView.elementKindSectionHeader) IOS(6.0) NONISOLATED;
extern NSString *const UICollectionElementKindSectionFooter
    IN_SWIFT(UICollectionView.elementKindSectionFooter) IOS(6.0) NONISOLATED;
extern const CGSize UICollectionViewFlowLayoutAutomaticSize
    IN_SWIFT(UICollectionViewFlowLayout.automaticSize) IOS(10.0) NONISOLATED;

IOS(6.0) MAIN_ACTOR @interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CGRect bounds IOS(7.0);
@property (nonatomic) CGAffineTransform transform IOS(7.0);
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, strong) NSIndexPath *indexPath;
@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property (nullable, nonatomic, readonly) NSString *representedElementKind;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath IN_SWIFT(init(forCellWith:));
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                             withIndexPath:(NSIndexPath *)indexPath
    IN_SWIFT(init(forSupplementaryViewOfKind:with:));
+ (instancetype)layoutAttributesForDecorationViewOfKind:(NSString *)decorationViewKind
                                          withIndexPath:(NSIndexPath *)indexPath
    IN_SWIFT(init(forDecorationViewOfKind:with:));
@end

@interface UICollectionViewLayout (UISubclassingHooks) <NSCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property (nullable, nonatomic, readonly) UICollectionView *collectionView;
- (void)invalidateLayout;
- (void)prepareLayout IN_SWIFT(prepare());
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind
                                                                              atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds;
@property (nonatomic, readonly) CGSize collectionViewContentSize;
@end

IOS(6.0) MAIN_ACTOR @interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize estimatedItemSize IOS(8.0);
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@property (nonatomic) UIEdgeInsets sectionInset;
@end

IOS(6.0) MAIN_ACTOR @interface UICollectionReusableView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, readonly, copy) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes;
@end

IOS(6.0) MAIN_ACTOR @interface UICollectionViewCell : UICollectionReusableView
@property (nullable, nonatomic, copy) id<UIContentConfiguration> contentConfiguration IOS(14.0);
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nullable, nonatomic, strong) UIView *backgroundView;
@property (nullable, nonatomic, strong) UIView *selectedBackgroundView;
@end

IOS(6.0) MAIN_ACTOR @protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (__kindof UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
                    viewForSupplementaryElementOfKind:(NSString *)kind
                                          atIndexPath:(NSIndexPath *)indexPath;
@end

IOS(6.0) MAIN_ACTOR @protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    canPerformPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath IOS(16.0);
- (void)collectionView:(UICollectionView *)collectionView
    performPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath IOS(16.0);
- (void)collectionView:(UICollectionView *)collectionView
       willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath IOS(8.0);
- (void)collectionView:(UICollectionView *)collectionView
    willDisplaySupplementaryView:(UICollectionReusableView *)view
                  forElementKind:(NSString *)elementKind
                     atIndexPath:(NSIndexPath *)indexPath IOS(8.0);
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingSupplementaryView:(UICollectionReusableView *)view
                     forElementOfKind:(NSString *)elementKind
                          atIndexPath:(NSIndexPath *)indexPath;
@end

IOS(6.0) MAIN_ACTOR @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                  layout:(UICollectionViewLayout *)collectionViewLayout
  sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)collectionViewLayout
        insetForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                 layout:(UICollectionViewLayout *)collectionViewLayout
    minimumLineSpacingForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                      layout:(UICollectionViewLayout *)collectionViewLayout
    minimumInteritemSpacingForSectionAtIndex:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForFooterInSection:(NSInteger)section;
@end

IOS(6.0) MAIN_ACTOR @interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nullable, nonatomic, weak) id<UICollectionViewDelegate> delegate;
@property (nullable, nonatomic, weak) id<UICollectionViewDataSource> dataSource;
@property (nullable, nonatomic, strong) UIView *backgroundView;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier;
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath;
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                                                          withReuseIdentifier:(NSString *)identifier
                                                                 forIndexPath:(NSIndexPath *)indexPath;
@property (nullable, nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath
                     animated:(BOOL)animated
               scrollPosition:(UICollectionViewScrollPosition)scrollPosition;
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (void)reloadData;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryElementOfKind:(NSString *)kind
                                                                                 atIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point;
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
- (nullable __kindof UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind
                                                           atIndexPath:(NSIndexPath *)indexPath IOS(9.0);
- (NSArray<UICollectionReusableView *> *)visibleSupplementaryViewsOfKind:(NSString *)elementKind IOS(9.0);
- (NSArray<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:(NSString *)elementKind IOS(9.0);
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath
               atScrollPosition:(UICollectionViewScrollPosition)scrollPosition
                       animated:(BOOL)animated;
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)performBatchUpdates:(void (NS_NOESCAPE ^_Nullable)(void))updates
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
@end

@interface UICollectionViewController (UICollectionView) <UICollectionViewDelegate, UICollectionViewDataSource>
@end

// Core Animation, which UIKit exports. Neither its types nor UIBezierPath are on an actor. Pages: quartzcore/calayer,
// quartzcore/catransaction, uibezierpath.

@protocol CALayerDelegate <NSObject>
@end

@interface UIView (CALayerDelegate) <CALayerDelegate>
@end

@interface CALayer : NSObject <NSCoding>
- (instancetype)init;
- (instancetype)initWithLayer:(id)layer;
@property (nullable, weak) id<CALayerDelegate> delegate;
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property float opacity;
@property BOOL masksToBounds;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property (nullable, strong) CGColor *borderColor;
@property (nullable, strong) CGColor *backgroundColor;
@property (nullable, strong) CGColor *shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable, strong) id contents;
@property (nullable, copy) NSString *name;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)m;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
@property (nullable, readonly) CALayer *superlayer;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx;
- (void)removeFromSuperlayer;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
- (void)removeAllAnimations;
@end

@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (void)setCompletionBlock:(nullable void (^)(void))block;
+ (nullable void (^)(void))completionBlock;
+ (BOOL)disableActions;
+ (void)setDisableActions:(BOOL)flag;
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)duration;
@end

extern CFTimeInterval CACurrentMediaTime(void);

@interface UIBezierPath : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)bezierPath;
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) CGPoint currentPoint;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic) CGFloat flatness;
@property (nonatomic) BOOL usesEvenOddFillRule;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint;
- (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 controlPoint2:(CGPoint)controlPoint2;
- (void)closePath;
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath *)bezierPath;
- (BOOL)containsPoint:(CGPoint)point;
- (void)fill;
- (void)stroke;
- (void)addClip;
@end

// What iOS 26.1 to 27.1 added to classes of UIKit.h. README.md has the sources. Pages, for the names in Swift:
// uiviewcontroller/registersceneaccessory(_:), unregistersceneaccessory(_:), arrangementviewcontroller,
// preferredverticalbarbehavior, childforpreferredverticalbarbehavior, setneedsupdateofverticalbarconfiguration();
// uiwindowscene/displaylink(target:selector:), closureconfirmation; uisceneclosureconfirmation/init(title:message:actions:);
// uisceneaccessory, uisceneaccessoryregistration; uiscene/connectionoptions/sceneaccessoryuserinfo;
// uitabbarcontroller/performbatchupdates(_:), setprominenttabidentifier(_:animated:); uiarrangementviewcontroller/init().

MAIN_ACTOR IOS(27.0) @interface UISceneAccessory : NSObject
+ (instancetype)externalNonInteractiveSceneAccessoryWithConfiguration:(UISceneConfiguration *)sceneConfiguration
    IN_SWIFT(externalNonInteractive(sceneConfiguration:));
+ (instancetype)externalNonInteractiveSceneAccessoryWithConfiguration:(UISceneConfiguration *)sceneConfiguration
                                                             userInfo:(id)userInfo
    IN_SWIFT(externalNonInteractive(sceneConfiguration:userInfo:));
+ (instancetype)cameraCaptureSceneAccessoryWithConfiguration:(UISceneConfiguration *)sceneConfiguration
    IN_SWIFT(cameraCapture(sceneConfiguration:)) IOS(27.1);
+ (instancetype)cameraCaptureSceneAccessoryWithConfiguration:(UISceneConfiguration *)sceneConfiguration userInfo:(id)userInfo
    IN_SWIFT(cameraCapture(sceneConfiguration:userInfo:)) IOS(27.1);
- (instancetype)init __attribute__((unavailable));
@end

MAIN_ACTOR IOS(27.0) @interface UISceneAccessoryRegistration : NSObject
@property (nonatomic, readonly, getter=isAvailable) BOOL available;
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (instancetype)init __attribute__((unavailable));
@end

MAIN_ACTOR IOS(27.0) @interface UISceneClosureConfirmation : NSObject <NSCopying, NSCoding>
+ (instancetype)confirmationWithTitle:(nullable NSString *)title
                              message:(nullable NSString *)message
                              actions:(NSArray<UIAlertAction *> *)actions;
@end

typedef OPEN_ENUMERATION(NSInteger, UIVerticalBarBehavior, IOS(27.1)) {
  UIVerticalBarBehaviorAutomatic = 0,
  UIVerticalBarBehaviorDisabled = 1,
};

MAIN_ACTOR IOS(27.1) @interface UIArrangementViewController : UIViewController
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

@interface UIViewController (AfterIOS26)
- (UISceneAccessoryRegistration *)registerSceneAccessory:(UISceneAccessory *)accessory
    IN_SWIFT(registerSceneAccessory(_:)) IOS(27.0);
- (void)unregisterSceneAccessory:(UISceneAccessoryRegistration *)registration IN_SWIFT(unregisterSceneAccessory(_:)) IOS(27.0);
@property (nullable, nonatomic, readonly) UIArrangementViewController *arrangementViewController IOS(27.1);
@property (nonatomic, readonly) UIVerticalBarBehavior preferredVerticalBarBehavior IOS(27.1);
@property (nullable, nonatomic, readonly) UIViewController *childViewControllerForPreferredVerticalBarBehavior
    IN_SWIFT(childForPreferredVerticalBarBehavior) IOS(27.1);
- (void)setNeedsUpdateOfVerticalBarConfiguration IOS(27.1);
@end

@interface UIWindowScene (AfterIOS26)
- (nullable CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel IN_SWIFT(displayLink(target:selector:)) IOS(27.0);
@property (nullable, nonatomic, copy) UISceneClosureConfirmation *closureConfirmation IOS(27.0);
@end

@interface UISceneConfiguration (AfterIOS26)
- (instancetype)initWithName:(nullable NSString *)name IOS(27.0);
@end

@interface UISceneConnectionOptions (AfterIOS26)
@property (nullable, nonatomic, readonly) id sceneAccessoryUserInfo IOS(27.0);
@end

@interface UITabBarController (AfterIOS26)
@property (nullable, nonatomic, copy) NSString *prominentTabIdentifier IOS(27.0);
- (void)setProminentTabIdentifier:(nullable NSString *)identifier animated:(BOOL)animated IOS(27.0);
- (void)performBatchUpdates:(void (NS_NOESCAPE ^)(void))updates IOS(27.0);
@end

@interface UITab (AfterIOS26)
@property (nullable, nonatomic, strong) UIImage *selectedImage IOS(26.1);
@end

@interface UITabGroup (AfterIOS26)
@property (nonatomic, getter=isCollapsedByDefault) BOOL collapsedByDefault IOS(26.1);
@end

@interface UITraitCollection (AfterIOS26)
+ (UITraitCollection *)traitCollectionWithSystemPrefersReducedResourceUsage:(BOOL)systemPrefersReducedResourceUsage IOS(27.0);
@property (nonatomic, readonly) BOOL systemPrefersReducedResourceUsage IOS(27.0);
@end

// Pages: uiinteraction, uicontextmenuinteraction, uicontextmenuconfiguration, uicontextmenuinteractiondelegate,
// uicontextmenuinteractioncommitanimating, uiviewcontroller/tab.

MAIN_ACTOR IOS(11.0) @protocol UIInteraction <NSObject>
@property (nullable, nonatomic, weak, readonly) UIView *view;
- (void)willMoveToView:(nullable UIView *)view IN_SWIFT(willMove(to:));
- (void)didMoveToView:(nullable UIView *)view IN_SWIFT(didMove(to:));
@end

@interface UIView (UIInteraction)
- (void)addInteraction:(id<UIInteraction>)interaction IOS(11.0);
- (void)removeInteraction:(id<UIInteraction>)interaction IOS(11.0);
@property (nonatomic, copy) NSArray<id<UIInteraction>> *interactions IOS(11.0);
@end

typedef UIViewController *_Nullable (^UIContextMenuContentPreviewProvider)(void);
typedef UIMenu *_Nullable (^UIContextMenuActionProvider)(NSArray<UIMenuElement *> *suggestedActions);

@interface UIContextMenuConfiguration (ByHand)
@property (nonatomic, readonly) id<NSCopying> identifier;
+ (instancetype)configurationWithIdentifier:(nullable id<NSCopying>)identifier
                            previewProvider:(nullable UIContextMenuContentPreviewProvider)previewProvider
                             actionProvider:(nullable UIContextMenuActionProvider)actionProvider NS_REFINED_FOR_SWIFT;
@end

typedef OPEN_ENUMERATION(NSInteger, UIContextMenuInteractionCommitStyle, IOS(13.0)) {
  UIContextMenuInteractionCommitStyleDismiss = 0,
  UIContextMenuInteractionCommitStylePop = 1
};

MAIN_ACTOR IOS(13.0) @protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@property (nonatomic) enum UIContextMenuInteractionCommitStyle preferredCommitStyle;
@end

MAIN_ACTOR IOS(13.0) @protocol UIContextMenuInteractionDelegate <NSObject>
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
                                  configurationForMenuAtLocation:(CGPoint)location;
@optional
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction
    willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                            animator:(id<UIContextMenuInteractionCommitAnimating>)animator
    IN_SWIFT(contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:));
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction
    willDisplayMenuForConfiguration:(UIContextMenuConfiguration *)configuration
                           animator:(nullable id<UIContextMenuInteractionAnimating>)animator
    IN_SWIFT(contextMenuInteraction(_:willDisplayMenuFor:animator:));
- (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction
       willEndForConfiguration:(UIContextMenuConfiguration *)configuration
                      animator:(nullable id<UIContextMenuInteractionAnimating>)animator
    IN_SWIFT(contextMenuInteraction(_:willEndFor:animator:));
@end

@interface UIContextMenuInteraction () <UIInteraction>
@property (nonatomic, weak, readonly, nullable) id<UIContextMenuInteractionDelegate> delegate;
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (void)dismissMenu;
@end

@interface UIViewController (UITab)
@property (nullable, nonatomic, readonly, weak) UITab *tab IOS(18.0);
@end

// Until iOS 26 these were methods of NSTextViewportLayoutControllerDelegate alone; now a subclass of UITextView overrides them.

IOS(15.0) @interface NSTextViewportLayoutController : NSObject
- (instancetype)init NS_UNAVAILABLE;
@end

IOS(15.0) @interface NSTextLayoutFragment : NSObject <NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
@end

@interface UITextView (AfterIOS26)
- (CGRect)viewportBoundsForTextViewportLayoutController:(NSTextViewportLayoutController *)textViewportLayoutController IOS(27.0);
- (void)textViewportLayoutController:(NSTextViewportLayoutController *)textViewportLayoutController
    configureRenderingSurfaceForTextLayoutFragment:(NSTextLayoutFragment *)textLayoutFragment IOS(27.0);
- (void)textViewportLayoutControllerWillLayout:(NSTextViewportLayoutController *)textViewportLayoutController IOS(27.0);
- (void)textViewportLayoutControllerDidLayout:(NSTextViewportLayoutController *)textViewportLayoutController IOS(27.0);
- (void)textViewportLayoutControllerReceivedSetNeedsLayout:(NSTextViewportLayoutController *)textViewportLayoutController IOS(27.0);
@end

// Further protocols, and the classes that adopt them. Pages: uidynamicitem, uispringloadedinteractionsupporting,
// uilargecontentvieweritem, uitextinput, uitextrange, uitextselectionrect, uitextinputtokenizer, uitextinputdelegate,
// uifocusitemscrollablecontainer, foundation/nsextensionrequesthandling.

typedef OPEN_ENUMERATION(NSUInteger, UIDynamicItemCollisionBoundsType, IOS(9.0)) {
  UIDynamicItemCollisionBoundsTypeRectangle,
  UIDynamicItemCollisionBoundsTypeEllipse,
  UIDynamicItemCollisionBoundsTypePath,
};

MAIN_ACTOR IOS(7.0) @protocol UIDynamicItem <NSObject>
@property (nonatomic, readwrite) CGPoint center;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readwrite) CGAffineTransform transform;
@optional
@property (nonatomic, readonly) UIDynamicItemCollisionBoundsType collisionBoundsType IOS(9.0);
@property (nonatomic, readonly) UIBezierPath *collisionBoundingPath IOS(9.0);
@end

@interface UIView (UIDynamicItem) <UIDynamicItem>
@end
@interface UICollectionViewLayoutAttributes (UIDynamicItem) <UIDynamicItem>
@end

MAIN_ACTOR IOS(11.0) @protocol UISpringLoadedInteractionSupporting <NSObject>
@property (nonatomic, assign, getter=isSpringLoaded) BOOL springLoaded;
@end

@interface UIBarButtonItem (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
@interface UITabBar (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
@interface UITabBarItem (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
@interface UIAlertController (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
@interface UIButton (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
@interface UISegmentedControl (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
@interface UITableView (SpringLoading) <UISpringLoadedInteractionSupporting>
@end
@interface UICollectionView (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

MAIN_ACTOR IOS(13.0) @protocol UILargeContentViewerItem <NSObject>
@property (nonatomic, readonly) BOOL showsLargeContentViewer;
@property (nullable, nonatomic, readonly) NSString *largeContentTitle;
@property (nullable, nonatomic, readonly) UIImage *largeContentImage;
@property (nonatomic, readonly) BOOL scalesLargeContentImage;
@property (nonatomic, readonly) UIEdgeInsets largeContentImageInsets;
@end

@interface UIView (UILargeContentViewer) <UILargeContentViewerItem>
@property (nonatomic, readwrite, assign) BOOL showsLargeContentViewer IOS(13.0);
@property (nullable, nonatomic, readwrite, copy) NSString *largeContentTitle IOS(13.0);
@property (nullable, nonatomic, readwrite, strong) UIImage *largeContentImage IOS(13.0);
@property (nonatomic, readwrite, assign) BOOL scalesLargeContentImage IOS(13.0);
@property (nonatomic, readwrite, assign) UIEdgeInsets largeContentImageInsets IOS(13.0);
@end

MAIN_ACTOR IOS(12.0) @protocol UIFocusItemScrollableContainer <UIFocusItemContainer>
@property (nonatomic, readwrite) CGPoint contentOffset;
@property (nonatomic, readonly) CGSize contentSize;
@property (nonatomic, readonly) CGSize visibleSize;
@end

@interface UIScrollView (UIFocusItemScrollableContainer) <UIFocusItemScrollableContainer>
@end

@protocol NSExtensionRequestHandling <NSObject>
- (void)beginRequestWithExtensionContext:(NSExtensionContext *)context;
@end

@interface UIViewController (NSExtensionAdditions) <NSExtensionRequestHandling>
@end

typedef OPEN_ENUMERATION(NSInteger, NSWritingDirection, IOS(6.0)) {
  NSWritingDirectionNatural = -1,
  NSWritingDirectionLeftToRight = 0,
  NSWritingDirectionRightToLeft = 1,
};

MAIN_ACTOR IOS(3.2) @interface UITextPosition : NSObject
@end

MAIN_ACTOR IOS(3.2) @interface UITextRange : NSObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) UITextPosition *start;
@property (nonatomic, readonly) UITextPosition *end;
@end

MAIN_ACTOR IOS(6.0) @interface UITextSelectionRect : NSObject
@property (nonatomic, readonly) CGRect rect;
@property (nonatomic, readonly) NSWritingDirection writingDirection;
@property (nonatomic, readonly) BOOL containsStart;
@property (nonatomic, readonly) BOOL containsEnd;
@property (nonatomic, readonly) BOOL isVertical;
@end

@protocol UITextInput;

MAIN_ACTOR IOS(3.2) @protocol UITextInputDelegate <NSObject>
- (void)selectionWillChange:(nullable id<UITextInput>)textInput;
- (void)selectionDidChange:(nullable id<UITextInput>)textInput;
- (void)textWillChange:(nullable id<UITextInput>)textInput;
- (void)textDidChange:(nullable id<UITextInput>)textInput;
- (void)conversationContext:(nullable UIConversationContext *)context didChange:(nullable id<UITextInput>)textInput IOS(18.4);
@end

MAIN_ACTOR IOS(3.2) @protocol UITextInputTokenizer <NSObject>
- (nullable UITextRange *)rangeEnclosingPosition:(UITextPosition *)position
                                 withGranularity:(UITextGranularity)granularity
                                     inDirection:(UITextDirection)direction;
- (BOOL)isPosition:(UITextPosition *)position
        atBoundary:(UITextGranularity)granularity
       inDirection:(UITextDirection)direction;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position
                                       toBoundary:(UITextGranularity)granularity
                                      inDirection:(UITextDirection)direction;
- (BOOL)isPosition:(UITextPosition *)position
    withinTextUnit:(UITextGranularity)granularity
       inDirection:(UITextDirection)direction;
@end

MAIN_ACTOR IOS(3.2) @protocol UITextInput <UIKeyInput>
- (nullable NSString *)textInRange:(UITextRange *)range;
- (void)replaceRange:(UITextRange *)range withText:(NSString *)text;
@property (nullable, readwrite, copy) UITextRange *selectedTextRange;
@property (nullable, nonatomic, readonly) UITextRange *markedTextRange;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *markedTextStyle;
- (void)setMarkedText:(nullable NSString *)markedText selectedRange:(NSRange)selectedRange;
- (void)unmarkText;
@property (nonatomic, readonly) UITextPosition *beginningOfDocument;
@property (nonatomic, readonly) UITextPosition *endOfDocument;
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)fromPosition toPosition:(UITextPosition *)toPosition;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position
                                      inDirection:(UITextLayoutDirection)direction
                                           offset:(NSInteger)offset;
- (NSComparisonResult)comparePosition:(UITextPosition *)position toPosition:(UITextPosition *)other;
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition;
@property (nullable, nonatomic, weak) id<UITextInputDelegate> inputDelegate;
@property (nonatomic, readonly) id<UITextInputTokenizer> tokenizer;
- (nullable UITextPosition *)positionWithinRange:(UITextRange *)range farthestInDirection:(UITextLayoutDirection)direction;
- (nullable UITextRange *)characterRangeByExtendingPosition:(UITextPosition *)position
                                                inDirection:(UITextLayoutDirection)direction;
- (NSWritingDirection)baseWritingDirectionForPosition:(UITextPosition *)position
                                          inDirection:(UITextStorageDirection)direction;
- (void)setBaseWritingDirection:(NSWritingDirection)writingDirection forRange:(UITextRange *)range;
- (CGRect)firstRectForRange:(UITextRange *)range;
- (CGRect)caretRectForPosition:(UITextPosition *)position;
- (NSArray<UITextSelectionRect *> *)selectionRectsForRange:(UITextRange *)range;
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point;
- (nullable UITextPosition *)closestPositionToPoint:(CGPoint)point withinRange:(UITextRange *)range;
- (nullable UITextRange *)characterRangeAtPoint:(CGPoint)point;
@optional
- (BOOL)shouldChangeTextInRange:(UITextRange *)range replacementText:(NSString *)text;
- (nullable NSDictionary<NSAttributedStringKey, id> *)textStylingAtPosition:(UITextPosition *)position
                                                                inDirection:(UITextStorageDirection)direction;
@property (nonatomic, readonly) UIView *textInputView;
@property (nonatomic) UITextStorageDirection selectionAffinity;
@end

@interface UITextField (UITextInput) <UITextInput>
@end
@interface UITextView (UITextInput) <UITextInput>
@end

#pragma clang assume_nonnull end
