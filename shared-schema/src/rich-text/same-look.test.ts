import { describe, expect, it, test } from 'vitest';
import { lookOf, placesOfSameLook } from './same-look.ts';

describe('[BK37] texts that look the same', () => {
  it.each([
    ['accents', 'Poincar\u00e9', 'Poincare\u0301'],
    ['a nukta', '\u0938\u095c\u0915', '\u0938\u0921\u093c\u0915'],
    ['a zero-width space', 'force', 'fo\u200brce'],
    ['a soft hyphen', 'acceleration', 'accel\u00aderation'],
    ['a word joiner', 'F = ma', 'F =\u2060 ma'],
    ['a byte order mark', 'force', '\ufeffforce'],
    ['a joiner between Latin letters', 'force', 'fo\u200crce'],
    ['a joiner at the end', '\u0915\u0940', '\u0915\u0940\u200d'],
    ['blanks', 'a  b', ' a\u00a0b\n'],
    ['lines', 'a b', 'a\n\nb'],
    ['a minus sign', '-5 N', '\u22125 N'],
    ['a minus sign in maths', '$-x$', '$\u2212x$'],
    ['the sign of ohm', '5 \u03a9', '5 \u2126'],
    ['the sign of micro', '5 \u00b5m', '5 \u03bcm'],
    ['a decimal without its zero', '0.5', '.50'],
    ['a number in maths', '5', '$5.0$'],
    ['grouped thousands', '100000', '1,00,000'],
    ['a negative number', '-5', '\u22125.0'],
    ['blanks in maths', '$x+1$', '$ x + 1 $'],
    ['a blank after a command', '$\\alpha+\\beta$', '$\\alpha +\\beta$'],
    ['dollars and brackets', '$x_1$', '\\(x_1\\)'],
  ])('are equal: %s', (_what, one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it.each([
    ['case', 'Mg', 'MG'],
    ['numbers', '5', '50'],
    ['numbers of another sign', '5', '-5'],
    ['units', '5.0 N', '5 N'],
    [
      'a joiner that forms a half letter',
      '\u0936\u0915\u094d\u0924\u093f',
      '\u0936\u0915\u094d\u200d\u0924\u093f',
    ],
    ['a joiner of Arabic script', '\u0645\u06cc\u200c\u06a9', '\u0645\u06cc\u06a9'],
    ['a dash', 'well-known', 'well\u2013known'],
    ['words of a formula', '$\\text{a b}$', '$\\text{ab}$'],
    ['the name of a command', '$\\alpha x$', '$\\alphax$'],
    ['superscripts', 'x2', 'x\u00b2'],
    ['bold', 'force', '**force**'],
    ['maths and words', 'x', '$x$'],
    ['a list and words', '\\begin{itemize}\\item a\\end{itemize}', 'a'],
    [
      'cells of a table',
      '\\begin{tabular}{cc}a & b\\end{tabular}',
      '\\begin{tabular}{cc}a & c\\end{tabular}',
    ],
  ])('stay different: %s', (_what, one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });

  test('are named by their places', () => {
    expect(placesOfSameLook(['5', '6', '7', '6.0'])).toEqual([1, 3]);
    expect(placesOfSameLook(['5', '6', '7', '8'])).toBeNull();
    expect(placesOfSameLook([])).toBeNull();
  });
});
