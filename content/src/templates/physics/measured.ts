import { amount, number, tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('Physics');
const TOPIC = 'Experimental Skills';

/** Rounded to a thousandth, which is finer than any reading here. */
const tidy = (value: number) => Math.round(value * 1000) / 1000;
/** As a scale is read: 0.005, and no power of ten. */
const read = (value: number) => String(tidy(value));

export const measured = [
  mcq('diameter-by-a-screw-gauge', TOPIC, 4, (random) => {
    const [pitch, divisions] = random.pick([
      [0.5, 50],
      [1, 100],
      [0.5, 100],
    ] as const);
    const least = pitch / divisions;
    const [main, mark, zero] = [pitch * random.int(2, 12), random.int(5, divisions - 5), random.int(-6, 6)];
    const [observed, error] = [tidy(main + mark * least), tidy(zero * least)];
    const value = tidy(observed - error);
    const said =
      zero === 0
        ? 'There is no zero error.'
        : tex`The zero error is $${zero > 0 ? '+' : '-'}${read(Math.abs(error))}\ \mathrm{mm}$.`;
    const wrong = zero === 0 ? tidy(main + mark * pitch * 0.1) : tidy(observed + error);
    return {
      text: tex`The pitch of a screw gauge is ${amount(pitch, 'mm')}, and its circular scale has $${divisions}$ divisions. ${said} When a wire is held between its jaws, the main scale reads ${amount(main, 'mm')} and the division $${mark}$ of the circular scale lies on the reference line. The diameter of the wire is`,
      value,
      check: tidy((main * divisions + mark * pitch - zero * pitch) / divisions),
      within: [0.3, 15],
      show: (shown: number) =>
        Math.abs(shown / least - Math.round(shown / least)) < 1e-6
          ? tex`$${shown.toFixed(least < 0.01 ? 3 : 2)}\ \mathrm{mm}$`
          : null,
      step: 5 * least,
      mistakes: [
        observed,
        wrong,
        tidy(main + (divisions - mark) * least),
        tidy(value + pitch),
        tidy(value - pitch),
      ].filter((mistake) => mistake > 0 && mistake !== value),
      difficulty: zero < 0 ? 5 : zero === 0 ? 3 : 4,
      why: tex`The least count is $\frac{${read(pitch)}}{${divisions}} = ${read(least)}\ \mathrm{mm}$. The observed reading is $${read(main)} + ${mark} \times ${read(least)} = ${read(observed)}\ \mathrm{mm}$. ${
        zero === 0
          ? 'There is no zero error.'
          : tex`The zero error is subtracted with its sign: $${read(observed)} - ${error < 0 ? `(${read(error)})` : read(error)} = ${read(value)}\ \mathrm{mm}$. If it were added, the result would be $${read(wrong)}\ \mathrm{mm}$.`
      }`,
    };
  }),

  mcq('unknown-in-a-metre-bridge', TOPIC, 4, (random) => {
    const [known, length] = [random.int(2, 40), random.int(20, 80, 5)];
    const value = (known * (100 - length)) / length;
    const other = (known * length) / (100 - length);
    if (length === 50 || !Number.isInteger(value * 100)) return null;
    return {
      text: tex`In a metre bridge a resistance of ${amount(known, tex`\Omega`)} is in the left gap and an unknown resistance is in the right gap. The balance point is ${amount(length, 'cm')} from the left end of the wire. The unknown resistance is`,
      value,
      check: known * (100 / length - 1),
      within: [0.3, 200],
      unit: tex`\Omega`,
      digits: 5,
      mistakes: [
        other,
        known,
        (known * 100) / length,
        (known * length) / 100,
        (known * (100 - length)) / 100,
      ].filter((mistake) => Number.isInteger(Math.round(mistake * 1e6) / 1e4) && mistake !== value),
      why: tex`At balance the resistances are in the ratio of the lengths of the wire: $S = R \times \frac{100 - l}{l} = ${known} \times \frac{100 - ${length}}{${length}} = ${number(value)}\ \Omega$. The unknown resistance belongs to the right part of the wire, of ${amount(100 - length, 'cm')}.`,
    };
  }),
];
