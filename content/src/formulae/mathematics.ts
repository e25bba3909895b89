import { sheetsOf, tex } from './sheet.ts';

export const mathematics = sheetsOf('Mathematics', {
  'Sets, Relations and Functions': {
    'Union of sets (inclusion and exclusion)': tex`$n(A\cup B) = n(A) + n(B) - n(A\cap B)$; a set of $n$ elements has $2^n$ subsets.`,
    "De Morgan's laws": tex`$(A\cup B)' = A'\cap B'$, $(A\cap B)' = A'\cup B'$.`,
    'Number of relations and functions': tex`From $m$ to $n$ elements: $2^{mn}$ relations, $n^m$ functions.`,
  },
  'Complex Numbers and Quadratic Equations': {
    'Quadratic formula, roots and discriminant': tex`$x = \frac{-b\pm\sqrt{b^2 - 4ac}}{2a}$; sum of roots $-\frac ba$, product $\frac ca$.`,
    'Modulus and polar form of a complex number': tex`$|a + ib| = \sqrt{a^2 + b^2}$, $z = r(\cos\theta + i\sin\theta)$.`,
    "De Moivre's theorem": tex`$(\cos\theta + i\sin\theta)^n = \cos n\theta + i\sin n\theta$.`,
    'Cube roots of unity': tex`$1 + \omega + \omega^2 = 0$, $\omega^3 = 1$.`,
  },
  'Matrices and Determinants': {
    'Inverse of a matrix and adjoint': tex`$A^{-1} = \frac{\operatorname{adj}A}{|A|}$ if $|A| \ne 0$.`,
    'Properties of determinants': tex`$|AB| = |A||B|$, $|kA| = k^n|A|$, $|\operatorname{adj}A| = |A|^{n-1}$.`,
    "Cramer's rule": tex`$x = \frac{D_x}{D}$, $y = \frac{D_y}{D}$, $z = \frac{D_z}{D}$ if $D \ne 0$.`,
  },
  'Permutations and Combinations': {
    'Permutations and combinations': tex`${'$'}{}^nP_r = \frac{n!}{(n-r)!}$, ${'$'}{}^nC_r = \frac{n!}{r!(n-r)!}$.`,
    'Circular arrangements': tex`$n$ different things around a circle: $(n - 1)!$ ways.`,
    'Arrangements with repeated things': tex`$\frac{n!}{p!\,q!\,r!}$ where $p$, $q$, $r$ are alike.`,
  },
  'Binomial Theorem': {
    'Binomial expansion and general term': tex`$(a + b)^n = \sum_{r=0}^n {}^nC_r\,a^{n-r}b^r$, $T_{r+1} = {}^nC_r\,a^{n-r}b^r$.`,
    'Sum of binomial coefficients': tex`$\sum_{r=0}^n {}^nC_r = 2^n$.`,
  },
  'Sequence and Series': {
    'Arithmetic progression (AP): nth term and sum': tex`$a_n = a + (n-1)d$, $S_n = \frac n2[2a + (n-1)d]$.`,
    'Geometric progression (GP): nth term and sum': tex`$a_n = ar^{n-1}$, $S_n = \frac{a(r^n - 1)}{r - 1}$, $S_\infty = \frac{a}{1 - r}$ for $|r| < 1$.`,
    'Means (AM, GM, HM)': tex`$AM \ge GM \ge HM$, for two numbers $GM^2 = AM\cdot HM$.`,
    'Sums of natural numbers, squares and cubes': tex`$\sum n = \frac{n(n+1)}{2}$, $\sum n^2 = \frac{n(n+1)(2n+1)}{6}$, $\sum n^3 = \left[\frac{n(n+1)}{2}\right]^2$.`,
  },
  'Limit, Continuity and Differentiability': {
    'Standard limits': tex`$\lim_{x\to0}\frac{\sin x}{x} = 1$, $\lim_{x\to0}\frac{e^x - 1}{x} = 1$, $\lim_{x\to a}\frac{x^n - a^n}{x - a} = na^{n-1}$.`,
    'Derivatives of common functions': tex`$(x^n)' = nx^{n-1}$, $(\sin x)' = \cos x$, $(\cos x)' = -\sin x$, $(e^x)' = e^x$, $(\ln x)' = \frac1x$.`,
    'Product, quotient and chain rules of differentiation': tex`$(uv)' = u'v + uv'$, $\left(\frac uv\right)' = \frac{u'v - uv'}{v^2}$, $\frac{dy}{dx} = \frac{dy}{du}\frac{du}{dx}$.`,
    "L'Hospital's rule": tex`For $\frac00$ or $\frac\infty\infty$: $\lim\frac fg = \lim\frac{f'}{g'}$ where the right side exists.`,
    'Maxima and minima': tex`At $f'(c) = 0$: a minimum if $f''(c) > 0$, a maximum if $f''(c) < 0$.`,
    'Mean value theorem': tex`$f'(c) = \frac{f(b) - f(a)}{b - a}$ for some $c$ between $a$ and $b$.`,
  },
  'Integral Calculus': {
    'Standard integrals': tex`$\int x^n\,dx = \frac{x^{n+1}}{n+1} + C$, $\int\frac{dx}{x} = \ln|x| + C$, $\int\sin x\,dx = -\cos x + C$, $\int\frac{dx}{1+x^2} = \tan^{-1}x + C$.`,
    'Integration by parts': tex`$\int u\,dv = uv - \int v\,du$.`,
    'Property of definite integrals': tex`$\int_a^b f(x)\,dx = \int_a^b f(a + b - x)\,dx$.`,
    'Area between curves': tex`$\int_a^b [f(x) - g(x)]\,dx$ where $f \ge g$.`,
  },
  'Differential Equations': {
    'Linear differential equation and integrating factor': tex`$\frac{dy}{dx} + Py = Q$: $y\,e^{\int P\,dx} = \int Qe^{\int P\,dx}\,dx + C$.`,
    'Separable differential equation': tex`$\frac{dy}{g(y)} = f(x)\,dx$, then integrate both sides.`,
  },
  'Coordinate Geometry': {
    'Distance and section formula': tex`$d = \sqrt{(x_2-x_1)^2 + (y_2-y_1)^2}$; the point that divides $m:n$ is $\left(\frac{mx_2+nx_1}{m+n}, \frac{my_2+ny_1}{m+n}\right)$.`,
    'Straight line: slope and distance of a point': tex`$y - y_1 = m(x - x_1)$; the distance from $ax + by + c = 0$ is $\frac{|ax_1+by_1+c|}{\sqrt{a^2+b^2}}$.`,
    'Equation of a circle': tex`$x^2+y^2+2gx+2fy+c = 0$ has the centre $(-g,-f)$ and the radius $\sqrt{g^2+f^2-c}$.`,
    'Parabola: focus and latus rectum': tex`$y^2 = 4ax$ has the focus $(a,0)$, the directrix $x = -a$, the latus rectum $4a$.`,
    'Ellipse and hyperbola: eccentricity': tex`$\frac{x^2}{a^2}+\frac{y^2}{b^2}=1$: $e = \sqrt{1-\frac{b^2}{a^2}}$; $\frac{x^2}{a^2}-\frac{y^2}{b^2}=1$: $e = \sqrt{1+\frac{b^2}{a^2}}$.`,
  },
  'Three Dimensional Geometry': {
    'Direction cosines': tex`$l^2+m^2+n^2 = 1$; the angle has $\cos\theta = l_1l_2+m_1m_2+n_1n_2$.`,
    'Distance of a point from a plane': tex`$\frac{|ax_1+by_1+cz_1+d|}{\sqrt{a^2+b^2+c^2}}$.`,
    'Shortest distance between skew lines': tex`$\frac{|(\vec a_2-\vec a_1)\cdot(\vec b_1\times\vec b_2)|}{|\vec b_1\times\vec b_2|}$.`,
  },
  'Vector Algebra': {
    'Dot product (scalar product)': tex`$\vec a\cdot\vec b = |\vec a||\vec b|\cos\theta$.`,
    'Cross product (vector product) and area': tex`$|\vec a\times\vec b| = |\vec a||\vec b|\sin\theta$: the area of the parallelogram.`,
    'Scalar triple product and volume': tex`$[\vec a\,\vec b\,\vec c] = \vec a\cdot(\vec b\times\vec c)$: the volume of the parallelepiped.`,
  },
  'Statistics and Probability': {
    'Mean, variance and standard deviation': tex`$\bar x = \frac{\sum x_i}{n}$, $\sigma^2 = \frac{\sum x_i^2}{n} - \bar x^2$.`,
    "Conditional probability and Bayes' theorem": tex`$P(A|B) = \frac{P(A\cap B)}{P(B)}$, $P(A_i|B) = \frac{P(A_i)P(B|A_i)}{\sum P(A_j)P(B|A_j)}$.`,
    'Addition theorem of probability': tex`$P(A\cup B) = P(A) + P(B) - P(A\cap B)$.`,
    'Binomial distribution': tex`$P(X=r) = {}^nC_rp^rq^{n-r}$, mean $np$, variance $npq$.`,
  },
  Trigonometry: {
    'Trigonometric identities': tex`$\sin^2\theta+\cos^2\theta = 1$, $1+\tan^2\theta = \sec^2\theta$, $1+\cot^2\theta = \csc^2\theta$.`,
    'Compound angles': tex`$\sin(A\pm B) = \sin A\cos B\pm\cos A\sin B$, $\cos(A\pm B) = \cos A\cos B\mp\sin A\sin B$.`,
    'Double angles': tex`$\sin2A = 2\sin A\cos A$, $\cos2A = 1-2\sin^2A$, $\tan2A = \frac{2\tan A}{1-\tan^2A}$.`,
    'Sine rule and cosine rule of a triangle': tex`$\frac{a}{\sin A} = \frac{b}{\sin B} = \frac{c}{\sin C} = 2R$, $a^2 = b^2+c^2-2bc\cos A$.`,
  },
});
