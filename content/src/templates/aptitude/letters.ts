import { range } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { mcq } = templatesOf('General Intelligence and Reasoning');

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (place: number) => ALPHABET[(place + 26) % 26] ?? '';

export const letters = [
  mcq('letters-in-a-series', 'Series', 3, (random) => {
    const [start, step, grows] = [random.int(0, 25), random.int(2, 5), random.int(0, 2)];
    const [second, back] = [random.int(0, 25), random.int(1, 4)];
    const first = (k: number) => start + step * k + (grows * k * (k - 1)) / 2;
    const term = (k: number) => letter(first(k) % 26) + letter((second - back * k + 260) % 26);
    const terms = range(0, 4).map(term);
    const [right, before] = [terms[4] ?? '', terms[3] ?? ''];
    const [one, other] = [ALPHABET.indexOf(before[0] ?? ''), ALPHABET.indexOf(before[1] ?? '')];
    const last = step + 3 * grows;
    const unchanged = letter((one + step) % 26) + letter(other - back);
    const forward = letter((one + last) % 26) + letter((other + back) % 26);
    return new Set(terms).size < 5
      ? null
      : {
          text: `Which pair of letters comes next in the series ${terms.slice(0, 4).join(', ')}?`,
          right,
          wrong: [
            unchanged,
            letter((one + last + 1) % 26) + letter(other - back),
            forward,
            letter((one + last) % 26) + letter(other - back - 1),
          ],
          proof: [
            [ALPHABET.indexOf(right[0] ?? ''), (one + last) % 26],
            [ALPHABET.indexOf(right[1] ?? ''), (other - back + 26) % 26],
          ],
          difficulty: grows === 0 ? 2 : 3,
          why: `The first letters move forward by ${range(0, 3)
            .map((k) => step + grows * k)
            .join(
              ', ',
            )} places: ${terms.map((pair) => pair[0]).join(', ')}. The second letters move back by ${back} ${back === 1 ? 'place' : 'places'} each time: ${terms.map((pair) => pair[1]).join(', ')}. After Z comes A again. ${grows === 0 ? `With the second letter moved forward, the pair would be ${forward}` : `With the first letter moved by ${step} places again, the pair would be ${unchanged}`}.`,
        };
  }),

  mcq('word-as-a-number', 'Coding-Decoding', 3, (random) => {
    const [example, asked] = random.sample(
      ['CAT', 'DOG', 'SUN', 'PEN', 'CUP', 'MAP', 'KEY', 'BOX', 'LID', 'JAR', 'BUS', 'TOY'],
      2,
    ) as [string, string];
    const isReversed = random.int(0, 1) === 1;
    const factor = random.int(1, 3);
    const valueOf = (sign: string, reverse = isReversed) => {
      const place = ALPHABET.indexOf(sign) + 1;
      return reverse ? 27 - place : place;
    };
    const code = (word: string) => factor * [...word].reduce((all, sign) => all + valueOf(sign), 0);
    const turned = [...asked].reduce((all, sign) => all + valueOf(sign, !isReversed), 0);
    const value = code(asked);
    // The other way to count must not explain the example as well.
    const isAmbiguous =
      code(example) % [...example].reduce((all, sign) => all + valueOf(sign, !isReversed), 0) === 0;
    return isAmbiguous
      ? null
      : {
          text: `In a certain code ${example} is written as ${code(example)}. In the same code ${asked} is written as`,
          value,
          check: factor * (27 * 3 - turned),
          within: [6, 230],
          step: factor,
          mistakes: [
            factor * turned,
            value / factor,
            value + factor * 3,
            value - factor * 3,
            code(example),
          ].filter((mistake) => mistake !== value),
          difficulty: isReversed || factor > 1 ? 4 : 2,
          why: `Each letter counts by its place in the alphabet${isReversed ? ' from the end (Z = 1, A = 26)' : ' (A = 1, Z = 26)'}: $${[...example].map((sign) => valueOf(sign)).join(' + ')} = ${code(example) / factor}$${factor === 1 ? '' : `, and the sum is multiplied by ${factor}: $${code(example)}$`}. ${asked}: $${factor === 1 ? '' : String.raw`${factor} \times (`}${[...asked].map((sign) => valueOf(sign)).join(' + ')}${factor === 1 ? '' : ')'} = ${value}$. ${factor === 1 ? `Counted from the other end of the alphabet, ${asked} would be ${turned}, but ${example} would be ${27 * 3 - code(example)} and not ${code(example)}` : `Without the factor ${factor} it would be ${value / factor}, but then ${example} would be ${code(example) / factor}`}.`,
        };
  }),
];
