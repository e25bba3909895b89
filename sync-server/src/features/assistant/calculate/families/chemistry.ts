import { toNumber } from '../rational.ts';
import type { Quantity, Sentence } from '../words/sentence.ts';
import { type Family, type Worked, decimal, equalTo, inDollars, withUnit } from '../worked.ts';
import { has, isStory, only } from './pattern.ts';
import { convertible } from './physics.ts';
import { molarMass, substanceIn } from './substances.ts';

const mhchem = (formula: string): string => formula.replace(/(\d+)/g, '_{$1}');
const inRoman = (formula: string): string => String.raw`\mathrm{${mhchem(formula)}}`;
const AVOGADRO = 6.022e23;

/** AS44: molar masses, moles, molarity, and the pH of strong acids and bases. */
export const chemistry: Family = (sentence) => ph(sentence) ?? amountOf(sentence);

function amountOf(sentence: Sentence): Worked | null {
  const ids = ['moles', 'molar-mass', 'molarity', 'mass', 'solution', 'molecules', 'risk'];
  const substance = substanceIn(sentence.text);
  if (
    substance === null ||
    !isStory({ ...sentence, concepts: sentence.concepts.filter((id) => id !== 'risk') }, ids)
  )
    return null;
  const named = substance.match.toLowerCase().split(' ');
  if (sentence.concepts.includes('risk') && !named.some((word) => word === 'water')) return null;
  const others = sentence.others.filter(
    (word) =>
      !named.includes(word) &&
      !/^(?:present|contains?|gas|dissolved|prepare|making|made|ml|there|[,.:()])$/.test(word) &&
      !/\d/.test(word),
  );
  if (others.some((word) => molarMass(word) === null && !/^[a-z]{1,2}$/.test(word))) return null;
  const { formula, mass } = substance;
  const molar = inDollars(`M(${inRoman(formula)}) = ${withUnit(mass, 'g/mol')}`);
  const numbers = outsideFormula(sentence, substance.match);
  if (numbers.length === 0 && has(sentence, 'molar-mass'))
    return {
      title: ['Molar mass', 'मोलर द्रव्यमान'],
      law: 'The sum of the atomic masses.',
      steps: [],
      result: molar,
    };
  const grams = only({ numbers }, 'g', 'kg', 'mg');
  const litres = only({ numbers }, 'L', 'mL');
  const weight = grams === null ? null : convertible(grams, 'g');
  if (weight !== null && has(sentence, 'molarity') && litres !== null && numbers.length === 2) {
    const volume = convertible(litres, 'L');
    if (volume === null) return null;
    const value = Number((weight / mass / volume).toPrecision(8));
    return {
      title: ['Molarity', 'मोलरता'],
      law: inDollars(String.raw`M = \frac{n}{V(\mathrm{L})},\ n = \frac{m}{M_m}`),
      steps: [
        molar,
        inDollars(String.raw`n ${equalTo(Number((weight / mass).toPrecision(8)))}\ \mathrm{mol}`),
      ],
      result: inDollars(`${equalTo(value)}\\ \\mathrm{mol\\,L^{-1}}`.replace(/^=/, 'M =')),
    };
  }
  if (
    weight !== null &&
    numbers.length === 1 &&
    has(sentence, 'moles') &&
    !has(sentence, 'molarity', 'molecules')
  ) {
    const value = Number((weight / mass).toPrecision(8));
    return {
      title: ['Number of moles', 'मोलों की संख्या'],
      law: inDollars(String.raw`n = \frac{m}{M}`),
      steps: [molar],
      result: inDollars(
        String.raw`n = \frac{${decimal(weight)}}{${decimal(mass)}} ${equalTo(value)}\ \mathrm{mol}`,
      ),
    };
  }
  if (weight !== null && numbers.length === 1 && has(sentence, 'molecules')) {
    const n = Number((weight / mass).toPrecision(8));
    return {
      title: ['Number of molecules', 'अणुओं की संख्या'],
      law: inDollars(String.raw`N = nN_A,\ N_A = 6.022 \times 10^{23}`),
      steps: [molar, inDollars(`n ${equalTo(n)}`)],
      result: inDollars(String.raw`N \approx ${decimal(n * AVOGADRO)}`),
    };
  }
  const moles = only({ numbers }, 'mol');
  if (moles !== null && numbers.length === 1 && has(sentence, 'mass', 'weight')) {
    const value = toNumber(moles.value) * mass;
    return {
      title: ['Mass', 'द्रव्यमान'],
      law: inDollars('m = nM'),
      steps: [molar],
      result: inDollars(`m ${equalTo(value)}\\ \\mathrm{g}`),
    };
  }
  return null;
}

/** Numbers that are not part of a formula as H2O. */
function outsideFormula({ tokens, text }: Sentence, formula: string): Quantity[] {
  const starts: [number, number][] = [];
  for (let at = text.indexOf(formula); at >= 0; at = text.indexOf(formula, at + 1))
    starts.push([at, at + formula.length]);
  return tokens.flatMap((token) =>
    token.kind === 'number' && !starts.some(([start, end]) => token.start >= start && token.start < end)
      ? [token]
      : [],
  );
}

/** Ions of H+ (positive) or OH- (negative) that one unit gives to the solution wholly. */
const STRONG: Readonly<Record<string, number>> = {
  HCl: 1,
  HNO3: 1,
  HBr: 1,
  HI: 1,
  HClO4: 1,
  H2SO4: 2,
  NaOH: -1,
  KOH: -1,
  'Ca(OH)2': -2,
  'Ba(OH)2': -2,
};

function ph(sentence: Sentence): Worked | null {
  if (!has(sentence, 'ph')) return null;
  const substance = substanceIn(sentence.text);
  const ions = substance === null ? undefined : STRONG[substance.formula];
  if (substance === null || ions === undefined || !isOnlyOfPh(sentence, substance.match)) return null;
  const concentration =
    /(?<![\d×x*]\s?)10\s*\^\s*\(?(-\d+)\)?\s*(?:M\b|molar)/.exec(sentence.text) ??
    /(\d+(?:\.\d+)?)(?:\s*(?:x|×|\*)\s*10\s*\^?\s*\(?\s*(-\d+)\)?)?\s*(?:M\b|molar\b|mol\s*\/?\s*(?:L|dm))/.exec(
      sentence.text,
    );
  if (concentration === null) return null;
  const isPower = /^10\s*\^/.test(concentration[0]);
  const value = isPower
    ? 10 ** Number(concentration[1])
    : Number(concentration[1]) * 10 ** Number(concentration[2] ?? 0);
  if (!(value >= 1e-6 && value <= 1)) return null;
  const ion = Math.abs(ions) * value;
  const p = Math.round(-Math.log10(ion) * 1e4) / 1e4;
  const title = ['pH', 'pH'] as const;
  const law = inDollars(String.raw`\mathrm{pH} = -\log_{10}[\mathrm{H^+}],\ \mathrm{pH} + \mathrm{pOH} = 14`);
  const sign = ions > 0 ? 'H^+' : 'OH^-';
  const step = inDollars(String.raw`[\mathrm{${sign}}] = ${decimal(Number(ion.toPrecision(8)))}\ \mathrm{M}`);
  if (ions > 0)
    return { title, law, steps: [step], result: inDollars(String.raw`\mathrm{pH} ${equalTo(p)}`) };
  return {
    title,
    law,
    steps: [step, inDollars(String.raw`\mathrm{pOH} ${equalTo(p)}`)],
    result: inDollars(
      String.raw`\mathrm{pH} = 14 - ${decimal(p)} ${equalTo(Math.round((14 - p) * 1e4) / 1e4)}`,
    ),
  };
}

const isOnlyOfPh = ({ concepts, others }: Sentence, formula: string): boolean =>
  concepts.every((id) => ['ph', 'solution', 'power'].includes(id)) &&
  others.every(
    (word) =>
      word === formula.toLowerCase() ||
      formula.toLowerCase().includes(word) ||
      /^(?:m|x|×|\^|\*|-|\(|\)|aqueous|strong|acid|ka|l|\/|,|:)$/.test(word),
  );
