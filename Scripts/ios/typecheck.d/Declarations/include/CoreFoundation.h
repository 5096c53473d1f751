// Structs of C, so that they may stand in the signature of an @objc method.

typedef double CGFloat;
typedef double CFTimeInterval;

typedef struct CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

typedef struct CGVector {
  CGFloat dx;
  CGFloat dy;
} CGVector;

typedef struct CGAffineTransform {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
