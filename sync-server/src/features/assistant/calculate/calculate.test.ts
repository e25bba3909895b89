import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculate } from './calculate.ts';

const tex = String.raw;
const last = (text: string): string => calculate(text)?.steps.at(-1) ?? 'nothing';

describe('[AS8] it computes', () => {
  test.each([
    ['2 + 2', '$2+2 = 4$.'],
    ['What is 15% of 240?', tex`$\frac{15}{100} \times 240 = 36$.`],
    ['240 increased by 10%', tex`= 264$`],
    ['7/8 - 1/3', tex`= \frac{13}{24} \approx 0.541667$`],
    ['0.1 + 0.2', tex`= \frac{3}{10} = 0.3$`],
    ['-2^2', '= -4$'],
    ['log(100)', tex`\log_{10}\left(100\right) = 2$`],
    ['cos(90 deg)', '= 0$'],
    ['1.6 * 10^(-19) * sqrt(10^38)', '1.6$'],
    ['36 km/h in m/s', tex`$36\ \mathrm{km\,h^{-1}} = 10\ \mathrm{m\,s^{-1}}$`],
    ['1 N in dyne', tex`100000\ \mathrm{dyne}`],
    ['-40 C to F', tex`-40^\circ\mathrm{F}`],
    ['x^2 - 5x + 6 = 0', '$x = 2$ or $x = 3$'],
    ['2x^2 - 4x + 1 = 0', tex`$x = 1 \pm \frac{\sqrt{2}}{2}$`],
    ['x^2 + x + 1 = 0', 'no real root'],
    ['x^3 - 2 = 0', tex`x \approx 1.25992`],
    ['x^3 - 3x + 1 = 0', tex`$x \approx -1.87939$, $x \approx 0.347296$, $x \approx 1.53209$`],
    ['x + y = 5 and x - y = 1', '$x = 3$, $y = 2$'],
    ['x + y = 5, 2x + 2y = 10', 'infinitely many'],
    ['x + y = 5, x + y = 6', 'no solution'],
  ])('%s', (asked, holds) => {
    expect(last(asked)).toContain(holds);
  });

  test.each([
    '1/0',
    '9^9^9^9',
    '1000!',
    'tan(90 deg)',
    '5 km/h in kg',
    '5 constructor in m',
    'import("fs")',
    'f(x) = 1',
    'cross(1, 2)',
    'x^4 = 1',
    'x y = 2 and x + y = 3',
    '12345678901234567890 + 1',
    'Explain the nephron',
    '42',
  ])('nothing of %s', (asked) => {
    expect(calculate(asked)).toBeNull();
  });

  test('the roots of every quadratic that has whole ones', () => {
    const root = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(root, root, fc.integer({ min: 1, max: 9 }), (one, other, a) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const text = `${a}x^2 + (${-a * (one + other)})x + (${a * one * other}) = 0`;
        const expected = low === high ? `$x = ${low}$` : `$x = ${low}$ or $x = ${high}$`;
        expect(last(text)).toContain(expected);
      }),
    );
  });

  test('within a moment, whatever is typed', () => {
    const MOST_MICROSECONDS = 1_000_000;
    const part = fc.constantFrom(
      '9',
      '^',
      '(',
      ')',
      '!',
      'x',
      '=',
      '*',
      '/',
      'sqrt(',
      '+',
      '-',
      ' ',
      'e',
      '%',
      ',',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 120 }), (parts) => {
        const before = process.cpuUsage();
        calculate(parts.join(''));
        // CPU time, because the machine may be busy with something else.
        const { user, system } = process.cpuUsage(before);
        expect(user + system).toBeLessThan(MOST_MICROSECONDS);
      }),
      { numRuns: 300 },
    );
  });
});
