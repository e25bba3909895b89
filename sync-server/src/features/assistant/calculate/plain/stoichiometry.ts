import { molarMass } from '../families/substances.ts';
import type { InBoth } from '../worked.ts';
import { type PlainFamily, valueTex, worked } from './answer.ts';

const TITLE: InBoth = ['Stoichiometry', 'रससमीकरणमिति'];

/** Balanced equations of school that questions name by their substances alone. */
const REACTIONS = [
  ...[
    'CaCO3 -> CaO + CO2',
    '2H2 + O2 -> 2H2O',
    'N2 + 3H2 -> 2NH3',
    '2KClO3 -> 2KCl + 3O2',
    'CH4 + 2O2 -> CO2 + 2H2O',
  ],
  ...[
    '2Mg + O2 -> 2MgO',
    'C + O2 -> CO2',
    'S + O2 -> SO2',
    '2Na + 2H2O -> 2NaOH + H2',
    'Zn + 2HCl -> ZnCl2 + H2',
  ],
];

/** Names of substances, by their formulas. */
const NAMES: Readonly<Record<string, string>> = {
  H2: 'hydrogen|हाइड्रोजन',
  O2: 'oxygen|ऑक्सीजन',
  N2: 'nitrogen|नाइट्रोजन',
  H2O: 'water|pani|paani|पानी|जल',
  NH3: 'ammonia|अमोनिया',
  CO2: 'carbon dioxide|कार्बन डाइऑक्साइड',
  CaCO3: 'calcium carbonate|limestone|marble|कैल्शियम कार्बोनेट',
  CH4: 'methane|मीथेन',
  Mg: 'magnesium|मैग्नीशियम',
  C: 'carbon|कार्बन',
  KClO3: 'potassium chlorate',
};
const byLength = Object.entries(NAMES)
  .flatMap(([formula, names]) => names.split('|').map((name) => [name, formula] as const))
  .toSorted(([one], [other]) => other.length - one.length);

interface Side {
  readonly count: number;
  readonly formula: string;
  readonly isProduct: boolean;
}

function sidesOf(equation: string): Side[] | null {
  const [left = '', right = ''] = equation.split(/->|→|⟶/);
  const read = (side: string, isProduct: boolean) =>
    side.split('+').map((part) => {
      const [, count = '', formula = ''] = /^\s*(\d*)\s*([A-Z][A-Za-z0-9()]*)\s*$/.exec(part) ?? [];
      return { count: Number(count || 1), formula, isProduct };
    });
  const all = [...read(left, false), ...read(right, true)];
  return all.every(({ formula }) => formula !== '' && molarMass(formula) !== null) ? all : null;
}

const EQUATION =
  /(?:\d+\s*)?[A-Z][A-Za-z0-9()]*(?:\s*\+\s*(?:\d+\s*)?[A-Z][A-Za-z0-9()]*)*\s*(?:->|→|⟶)\s*(?:\d+\s*)?[A-Z][A-Za-z0-9()]*(?:\s*\+\s*(?:\d+\s*)?[A-Z][A-Za-z0-9()]*)*/;
const GIVEN =
  /[,(]?\s*(?:at |take |use |given )?(?:\(?\s*22\.4\s*(?:l|litres?|लीटर)?(?:\s*(?:per|\/)\s*mol(?:e)?)?\s*\)?|(?:molar mass(?:es)?\s*:?\s*)?(?:\b[A-Z][a-z]?\s*=\s*\d+(?:\.\d+)?(?:\s*[,;])?\s*)+)\)?/g;
const GRAMS = String.raw`(\d+(?:\.\d+)?)\s*(?:g|gm|gms|grams?|ग्राम)(?![\p{L}\p{M}])`;
const ELSE =
  /\b(?:pure\s+\d|impure|yield|\d\s*%|percent|moles?|molarity|molar|solution|ml|aq|enthalpy|heat|kj|volumes?\s+of\s+air)\b|%|प्रतिशत|मोल/iu;
const VOLUME = /\b(?:volume|litres?|liters?)\b|आयतन|लीटर/iu;
/** Litres of a mole of gas at STP. */
const MOLAR_VOLUME = 22.4;
const GASES = new Set(['H2', 'O2', 'N2', 'CO2', 'NH3', 'CH4', 'SO2']);

/** The text with formulas for names, and the substances in it by their places. */
function named(text: string): string {
  return byLength.reduce(
    (own, [name, formula]) =>
      own.replace(
        new RegExp(String.raw`(?<![\p{L}\p{M}])${name}(?:\s+gas)?(?![\p{L}\p{M}])`, 'giu'),
        ` ${formula} `,
      ),
    text,
  );
}

/** AS136: how much of one substance of a reaction belongs to given masses of others; of two reactants one may limit it. */
export const stoichiometry: PlainFamily = (_question, typedText) => {
  // What is there in excess limits nothing.
  const text = typedText
    .replace(/^\s*(?:the )?reaction\s*:?\s*/i, '')
    .replace(
      /\b(?:with|in|and|using)?\s*(?:an?\s+)?(?:excess|enough|sufficient)\s+(?:of\s+)?(?:[A-Z][A-Za-z\d]*|[a-z]+)|\b(?:[A-Z][A-Za-z\d]*|[a-z]+)\s+(?:is\s+)?in excess/g,
      ' ',
    );
  if (ELSE.test(text.replace(/\bpure\s+(?=[A-Z])/g, ''))) return null;
  const typed = EQUATION.exec(text)?.[0];
  const plain = named(text.replace(typed ?? '', ' ').replace(GIVEN, ' '));
  const mentioned = [
    ...new Set(plain.match(/(?<![\p{L}\d])[A-Z][A-Za-z]*\d*[A-Za-z\d()]*(?![\p{L}\d])/gu) ?? []),
  ].filter((formula) => molarMass(formula) !== null && !/^(?:In|No|At|As|He|I|STP)$/.test(formula));
  const known = (typed === undefined ? REACTIONS : [typed]).flatMap((equation) => {
    const sides = sidesOf(equation);
    return sides !== null && mentioned.every((formula) => sides.some((side) => side.formula === formula))
      ? [{ equation, sides }]
      : [];
  });
  const [reaction, ...more] = known;
  if (reaction === undefined || more.length > 0 || mentioned.length < 2) return null;
  const amounts = new Map<string, number>();
  let rest = plain;
  for (const [all, mass = '', formula = ''] of plain.matchAll(
    new RegExp(String.raw`${GRAMS}\s*(?:of\s+|pure\s+|ki\s+|का\s+)*([A-Z][A-Za-z\d()]*)`, 'gu'),
  )) {
    amounts.set(formula, Number(mass));
    rest = rest.replace(all, ' ');
  }
  const asked = mentioned.filter((formula) => !amounts.has(formula));
  const [target, ...others] = asked.map((formula) => reaction.sides.find((side) => side.formula === formula));
  const isRead = !/\d/.test(mentioned.reduce((own, formula) => own.replaceAll(formula, ' '), rest));
  if (target === undefined || others.length > 0 || amounts.size === 0 || !isRead) return null;
  const extents = [...amounts].map(([formula, mass]) => {
    const side = reaction.sides.find((each) => each.formula === formula);
    return side === undefined ? Number.NaN : mass / (molarMass(formula) ?? Number.NaN) / side.count;
  });
  const areReactants = [...amounts.keys()].every(
    (formula) => reaction.sides.find((side) => side.formula === formula)?.isProduct === false,
  );
  if (amounts.size > 1 && (!areReactants || !target.isProduct)) return null;
  const moles = Math.min(...extents) * target.count;
  const isVolume = VOLUME.test(plain);
  const mass = molarMass(target.formula) ?? Number.NaN;
  if (
    !Number.isFinite(moles) ||
    (isVolume && (!GASES.has(target.formula) || !/\b(?:stp|ntp)\b|22\.4/iu.test(text)))
  )
    return null;
  const short = (value: number): string => valueTex(Number(value.toPrecision(5)));
  return worked(TITLE, {
    law: String.raw`\mathrm{${tex(reaction.equation)}}`,
    steps: [
      ...[...amounts].map(
        ([formula, given]) =>
          String.raw`n(\mathrm{${tex(formula)}}) = \frac{${given}}{${valueTex(molarMass(formula) ?? 0)}} = ${short(given / (molarMass(formula) ?? 1))}\ \mathrm{mol}`,
      ),
      String.raw`n(\mathrm{${tex(target.formula)}}) = ${short(moles)}\ \mathrm{mol}`,
    ],
    result: isVolume
      ? String.raw`${short(moles)} \times 22.4 = ${short(moles * MOLAR_VOLUME)}\ \mathrm{L}`
      : String.raw`${short(moles)} \times ${valueTex(mass)} = ${short(moles * mass)}\ \mathrm{g}`,
  });
};

const tex = (formula: string): string =>
  formula
    .replace(/\s*(?:->|→|⟶)\s*/, String.raw` \to `)
    .replace(/(?<=[A-Za-z)])(\d+)/g, (_all, count: string) => `_{${count}}`);

const ARROW = /\s*(?:<=>|<->|⇌|⇋|->|→|=)\s*/;
const CONCENTRATION =
  /\[\s*([A-Z][A-Za-z0-9()]*)\s*\]\s*(?:=|is|:)\s*(\d+(?:\.\d+)?(?:\s*[x×*]\s*10\s*\^\s*\{?-?\d+\}?)?)\s*(?:M|mol\s*\/\s*L|mol L-1)?/g;

/** AS136: the equilibrium constant of a reaction from the concentrations of its substances. */
export const equilibriumConstant: PlainFamily = (_question, text) => {
  if (!/\bKc\b|equilibrium constant|साम्य स्थिरांक|\bQc?\b/iu.test(text)) return null;
  const found = [...text.matchAll(CONCENTRATION)];
  const values = new Map(found.map(([, formula = '', value = '']) => [formula, numberOf(value)]));
  const rest = found.reduce((own, [all]) => own.replace(all, ' '), text);
  const equation =
    /((?:\d\s*)?[A-Z][A-Za-z0-9()]*(?:\s*\+\s*(?:\d\s*)?[A-Z][A-Za-z0-9()]*)*)\s*(?:<=>|<->|⇌|⇋|->|→|=)\s*((?:\d\s*)?[A-Z][A-Za-z0-9()]*(?:\s*\+\s*(?:\d\s*)?[A-Z][A-Za-z0-9()]*)*)/.exec(
      rest.replace(/\((?:g|l|s|aq)\)/g, ''),
    );
  if (equation === null || values.size < 2) return null;
  const sides = sidesOf(equation[0].replace(ARROW, ' -> '));
  if (sides === null || sides.length !== values.size || sides.some(({ formula }) => !values.has(formula)))
    return null;
  if (/\d/.test(rest.replace(equation[0], ' '))) return null;
  const value = sides.reduce(
    (all, { formula, count, isProduct }) =>
      all * (values.get(formula) ?? Number.NaN) ** (isProduct ? count : -count),
    1,
  );
  const shown = (isProduct: boolean) =>
    sides
      .filter((side) => side.isProduct === isProduct)
      .map(({ formula, count }) => String.raw`[\mathrm{${tex(formula)}}]${count === 1 ? '' : `^{${count}}`}`)
      .join('');
  return worked(['Equilibrium constant', 'साम्य स्थिरांक'], {
    law: String.raw`K_c = \frac{${shown(true)}}{${shown(false)}}`,
    result: String.raw`K_c = ${valueTex(Number(value.toPrecision(6)))}`,
  });
};

function numberOf(typed: string): number {
  const [, factor = '', power = '0'] =
    /^(\d+(?:\.\d+)?)(?:\s*[x×*]\s*10\s*\^\s*\{?(-?\d+)\}?)?$/.exec(typed) ?? [];
  return Number(factor) * 10 ** Number(power);
}
