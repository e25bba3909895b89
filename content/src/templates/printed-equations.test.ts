import { describe, expect, it } from 'vitest';
import { wrongEquationsIn } from './printed-equations.ts';

const tex = String.raw;

describe('equations as they are printed', () => {
  it('[CT6] are right if both sides are the same number, or the right one is the left one rounded', () => {
    const right = [
      tex`$2 \times 3 + 4 = 10$`,
      tex`$\frac{14}{3} \approx 4.67\ \mathrm{s}$`,
      tex`$\frac{280}{600} = \frac{7}{15}$`,
      tex`$7\frac{1}{2} = 7.5$`,
      tex`$\left(-2\right)^{4} = 16$`,
      tex`$\sqrt{5 \times 7} \approx 5.92\ \mathrm{BM}$`,
      tex`$72\ \mathrm{km/h} = 72 \times \frac{5}{18}\ \mathrm{m/s}$`,
      tex`$6.022 \times 10^{23} \times 2 = 1.2044 \times 10^{24}$`,
      tex`$v = u + at = 3 + 2 \times 4 = 11$`,
    ];
    expect(right.flatMap(wrongEquationsIn)).toEqual([]);
  });

  it('[CT6] are wrong if they are rounded without saying so, or from what was rounded before', () => {
    const wrong = [
      tex`$3 \times 1.86 \times 0.111 = 0.62\ \mathrm{K}$`,
      tex`$3 \times 1.86 \times 0.286 \approx 1.59\ \mathrm{K}$`,
      tex`$\sqrt{35} = 5.92$`,
      tex`$x = 2(3 + 4) = 15$`,
      tex`$1.5 \times 10^{-3} - 10^{-3} = 4 \times 10^{-4}$`,
    ];
    expect(wrong.flatMap(wrongEquationsIn)).toEqual(wrong);
  });
});
