import { molarMass, substanceIn } from '../families/substances.ts';
import type { InBoth } from '../worked.ts';
import { type PlainFamily, valueTex, worked } from './answer.ts';

const TITLE: InBoth = ['Composition by mass', 'द्रव्यमान संघटन'];

/** Names of elements whose share is asked for, by their symbols. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ C: 'carbon|कार्बन', H: 'hydrogen|हाइड्रोजन', O: 'oxygen|ऑक्सीजन|आक्सीजन', N: 'nitrogen|नाइट्रोजन' },
  ...{ S: 'sulphur|sulfur|सल्फर|गंधक', Na: 'sodium|सोडियम', Cl: 'chlorine|क्लोरीन', Ca: 'calcium|कैल्शियम' },
  ...{ Fe: 'iron|लोहा|लोहे', K: 'potassium|पोटैशियम', P: 'phosphorus|फॉस्फोरस', Mg: 'magnesium|मैग्नीशियम' },
  ...{ Cu: 'copper|कॉपर|ताँबा|तांबा', Al: 'aluminium|aluminum|एल्युमिनियम' },
};
const short = (value: number): string => valueTex(Number(value.toPrecision(4)));

/** Atoms of an element in a formula, with those in brackets. */
function atomsOf(element: string, formula: string): number {
  const group = /\(([A-Za-z0-9]+)\)(\d*)/.exec(formula);
  if (group !== null)
    return (
      atomsOf(element, formula.replace(group[0], '')) +
      atomsOf(element, group[1] ?? '') * Number(group[2] || 1)
    );
  return [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)]
    .filter(([, atom]) => atom === element)
    .reduce((sum, [, , count]) => sum + Number(count || 1), 0);
}

/** AS133: 'mass percent of oxygen in H2SO4'. */
const massPercent: PlainFamily = (_question, text) => {
  if (
    !/%|percent|per cent|pratishat|प्रतिशत|फीसदी/iu.test(text) ||
    /impure|pure|solution|विलयन|purity|\d\s*%/iu.test(text)
  )
    return null;
  const elements = Object.keys(NAMES).filter((symbol) =>
    new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${NAMES[symbol] ?? ''})(?![\p{L}\p{M}])`, 'iu').test(text),
  );
  const bare =
    elements.length > 0
      ? []
      : (text.match(/(?<![\p{L}\d(])(?:C|H|O|N|S|Na|Cl|Ca|Fe|K|P|Mg|Cu|Al)(?![\p{L}\d(]|\s*=)/gu) ?? []);
  const [element, ...more] = elements.length > 0 ? elements : bare;
  const plain = elements.reduce(
    (own, symbol) => own.replace(new RegExp(NAMES[symbol] ?? '', 'giu'), ' '),
    text.replace(/\(?\s*(?:[A-Z][a-z]?\s*=\s*\d+(?:\.\d+)?\s*[,;)]*\s*)+/g, ' '),
  );
  const substance = substanceIn(
    bare.reduce(
      (own, symbol) => own.replace(new RegExp(String.raw`(?<![\p{L}\d(])${symbol}(?![\p{L}\d(])`, 'u'), ' '),
      plain,
    ),
  );
  if (element === undefined || more.length > 0 || substance === null) return null;
  // Another number is an amount of something.
  if (/\d/.test(plain.replaceAll(substance.match, ' '))) return null;
  const [count, own] = [atomsOf(element, substance.formula), molarMass(element)];
  if (count === 0 || own === null) return null;
  return worked(TITLE, {
    law: String.raw`\frac{n \times A_r}{M} \times 100`,
    result: String.raw`\frac{${count} \times ${valueTex(own)}}{${valueTex(substance.mass)}} \times 100 = ${short((100 * count * own) / substance.mass)}\%`,
  });
};

const LARGEST_FACTOR = 6;
const NEAR_WHOLE = 0.07;
const ALL = 100;

/** The counts of atoms from shares by mass, in the smallest whole numbers; null if there are none. */
function countsOf(shares: readonly (readonly [string, number])[]): number[] | null {
  const moles = shares.map(([symbol, percent]) => percent / (molarMass(symbol) ?? Number.NaN));
  const least = Math.min(...moles);
  for (let factor = 1; factor <= LARGEST_FACTOR; factor += 1) {
    const counts = moles.map((each) => (each / least) * factor);
    if (counts.every((each) => Math.abs(each - Math.round(each)) <= NEAR_WHOLE * factor ** 0.5))
      return counts.map(Math.round);
  }
  return null;
}

/** AS133: the empirical formula from shares by mass, and the molecular one from the molar mass. */
const formulaOfShares: PlainFamily = (_question, text) => {
  if (!/formula|सूत्र|sutra/iu.test(text)) return null;
  const named = Object.entries(NAMES).reduce(
    (own, [symbol, names]) =>
      own.replace(new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${names})(?![\p{L}\p{M}])`, 'giu'), symbol),
    text,
  );
  const before = [...named.matchAll(/(\d+(?:\.\d+)?)\s*%\s*(?:of\s+)?([A-Z][a-z]?)(?![\p{L}\d])/gu)].map(
    ([, percent = '', symbol = '']) => [symbol, Number(percent)] as const,
  );
  const after = [...named.matchAll(/(?<![\p{L}\d])([A-Z][a-z]?)\s*[:=-]?\s*(\d+(?:\.\d+)?)\s*%/gu)].map(
    ([, symbol = '', percent = '']) => [symbol, Number(percent)] as const,
  );
  const shares = before.length >= after.length ? before : after;
  const symbols = new Set(shares.map(([symbol]) => symbol));
  const sum = shares.reduce((own, [, percent]) => own + percent, 0);
  if (shares.length < 2 || symbols.size !== shares.length || Math.abs(sum - ALL) > 0.6) return null;
  const counts = countsOf(shares);
  if (counts === null || shares.some(([symbol]) => molarMass(symbol) === null)) return null;
  const numbers = named.match(/\d+(?:\.\d+)?/g) ?? [];
  const rest = numbers.length - shares.length;
  const simple = written(shares, counts, 1);
  const law = String.raw`n = \frac{\%}{A_r}`;
  if (rest === 0)
    return /molecular|आणविक|anvik/iu.test(text)
      ? null
      : worked(TITLE, { law, result: String.raw`\mathrm{${simple}}` });
  const mass = /(?:mass|weight|M|द्रव्यमान|wt\.?)\s*(?:is|=|of|:|hai|है)?\s*(\d+(?:\.\d+)?)/u.exec(
    named.replace(/\d+(?:\.\d+)?\s*%/g, ' '),
  )?.[1];
  const own = molarMass(simple.replaceAll(/[_{}]/g, ''));
  if (rest !== 1 || mass === undefined || own === null) return null;
  const times = Number(mass) / own;
  if (Math.round(times) < 1 || Math.abs(times - Math.round(times)) > NEAR_WHOLE) return null;
  return worked(TITLE, {
    law,
    steps: [
      String.raw`\mathrm{${simple}},\ M = ${valueTex(own)}`,
      String.raw`\frac{${mass}}{${valueTex(own)}} \approx ${Math.round(times)}`,
    ],
    result: String.raw`\mathrm{${written(shares, counts, Math.round(times))}}`,
  });
};

/** TeX with the elements in the order of the text. */
const written = (
  shares: readonly (readonly [string, number])[],
  counts: readonly number[],
  times: number,
): string =>
  shares
    .map(([symbol], place) => {
      const count = (counts[place] ?? 1) * times;
      return count === 1 ? symbol : count > 9 ? `${symbol}_{${count}}` : `${symbol}_${count}`;
    })
    .join('');

export const compositions: PlainFamily = (question, text) =>
  massPercent(question, text) ?? formulaOfShares(question, text);
