import { molarMass, substanceIn } from '../families/substances.ts';
import type { InBoth, Worked } from '../worked.ts';
import { numbersIn } from './plain-question.ts';
import { type PlainFamily, valueTex, worked } from './answer.ts';

const short = (value: number): string => valueTex(Number(value.toPrecision(5)));
const scientific = (value: number): string => {
  const [digits = '', power = '0'] = value.toExponential(3).split('e');
  return String.raw`${Number(digits)} \times 10^{${Number(power)}}`;
};
const inRoman = (formula: string): string => String.raw`\mathrm{${formula.replace(/(\d+)/g, '_{$1}')}}`;

/** Usual oxidation numbers, the surest first. */
const FIXED: readonly (readonly [atom: string, number: number])[] = [
  ['F', -1],
  ...['Li', 'Na', 'K', 'Rb', 'Cs', 'Ag'].map((atom) => [atom, 1] as const),
  ...['Be', 'Mg', 'Ca', 'Sr', 'Ba', 'Zn'].map((atom) => [atom, 2] as const),
  ['Al', 3],
  ['H', 1],
  ['O', -2],
  ['Cl', -1],
  ['Br', -1],
  ['I', -1],
];
const PEROXIDES = /^(?:H2O2|Na2O2|K2O2|BaO2|OF2|KO2|CrO5)$/;
const ELEMENTS: Readonly<Record<string, string>> = {
  manganese: 'Mn',
  chromium: 'Cr',
  sulphur: 'S',
  sulfur: 'S',
  nitrogen: 'N',
  carbon: 'C',
  phosphorus: 'P',
  chlorine: 'Cl',
  iron: 'Fe',
  copper: 'Cu',
  oxygen: 'O',
  hydrogen: 'H',
  iodine: 'I',
  bromine: 'Br',
  lead: 'Pb',
  tin: 'Sn',
  vanadium: 'V',
  osmium: 'Os',
  xenon: 'Xe',
  platinum: 'Pt',
  nickel: 'Ni',
  cobalt: 'Co',
  titanium: 'Ti',
  silver: 'Ag',
  zinc: 'Zn',
};
const KNOWN_ATOMS = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga As Se Br Kr Rb Sr Ag Cd Sn Sb Te I Xe Cs Ba Pt Au Hg Pb Bi U Os Mo W'.split(
    ' ',
  ),
);

function atomsOf(formula: string): Map<string, number> | null {
  const counts = new Map<string, number>();
  const flat = formula.replace(/\(([A-Za-z0-9]+)\)(\d*)/g, (_all, inner: string, times: string) =>
    inner.repeat(Number(times || 1)),
  );
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(flat)) return null;
  for (const [, atom = '', count] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    if (!KNOWN_ATOMS.has(atom)) return null;
    counts.set(atom, (counts.get(atom) ?? 0) + Number(count || 1));
  }
  return counts;
}

const plainFormula = (text: string): string =>
  text.replace(/[₀-₉]/g, (sign) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(sign))).replace(/_\{?(\d+)\}?/g, '$1');
const CHARGED =
  /((?:[A-Z][a-z]?\d*|\([A-Za-z0-9]+\)\d*){1,8})\s*(?:\^?\s*\{?(\d?[+-]|[+-]\d?)\}?|([⁰¹²³⁴]?[⁺⁻]))?(?![A-Za-z])/g;

/** AS72: the oxidation number of an atom in a compound or an ion. */
export const oxidation: PlainFamily = (question, text) => {
  if (!/oxidation number/.test(question)) return null;
  const plain = plainFormula(text);
  const match =
    /(?:of|number|state)\s+(?:the\s+)?([A-Z][a-z]?|[a-z]{3,})\s+(?:atom\s+)?(?:in|of)\s+(?:the\s+)?(.+)$/i.exec(
      plain.replace(/\b(?:oxidation (?:number|state|no)|of|what is|find|the)\b\.?/gi, (word) => word),
    );
  const reversed = /([A-Z][A-Za-z0-9()]*[0-9A-Z][A-Za-z0-9()]*)\s+(?:me|mein|में|in)\s+([A-Z][a-z]?)\b/.exec(
    plain,
  );
  const wanted = ELEMENTS[(reversed?.[2] ?? match?.[1] ?? '').toLowerCase()] ?? reversed?.[2] ?? match?.[1];
  const compound = reversed?.[1] ?? match?.[2];
  if (wanted === undefined || compound === undefined || !KNOWN_ATOMS.has(wanted)) return null;
  const ions = [...compound.matchAll(CHARGED)].filter((each) => atomsOf(each[1] ?? '')?.has(wanted) ?? false);
  const [ion] = ions;
  const atoms = atomsOf(ion?.[1] ?? '');
  if (ion === undefined || atoms === null || ions.length !== 1 || PEROXIDES.test(ion[1] ?? '')) return null;
  const sign = (
    ion[2] ??
    (ion[3] ?? '')
      .replace(/[⁰¹²³⁴]/, (each) => String('⁰¹²³⁴'.indexOf(each)))
      .replace('⁺', '+')
      .replace('⁻', '-')
  ).replace(/\s/g, '');
  const charge = sign === '' ? 0 : (sign.includes('-') ? -1 : 1) * Number(sign.replace(/[+-]/, '') || 1);
  return oxidationOf(ion[1] ?? '', atoms, wanted, charge);
};

function oxidationOf(
  formula: string,
  atoms: ReadonlyMap<string, number>,
  wanted: string,
  charge: number,
): Worked | null {
  const title: InBoth = ['Oxidation number', 'ऑक्सीकरण संख्या'];
  const law = String.raw`\sum n_i x_i = ${charge}`;
  if (atoms.size === 1 && charge === 0)
    return worked(title, { law: String.raw`\text{a free element has } 0`, result: '0' });
  let rest = charge;
  const parts: string[] = [];
  for (const [atom, count] of atoms) {
    if (atom === wanted) continue;
    const known = FIXED.find(([own]) => own === atom)?.[1];
    if (known === undefined) return null;
    // Hydrides of metals.
    if (atom === 'H' && atoms.size === 2 && /^(?:Li|Na|K|Ca|Mg|Al|Be)$/.test(wanted)) return null;
    rest -= known * count;
    parts.push(`${count}(${known > 0 ? '+' : ''}${known})`);
  }
  const value = rest / (atoms.get(wanted) ?? 1);
  const shown = valueTex(value);
  return worked(title, {
    law,
    steps: [`${atoms.get(wanted)}x + ${parts.join(' + ')} = ${charge}`],
    result: String.raw`x = ${value > 0 ? '+' : ''}${shown}\ \text{(${wanted} in ${formula})}`,
  });
}

const AVOGADRO = 6.022e23;
const MOLES = /(\d+(?:\.\d+)?)\s*(?:moles?|mol|मोल)\b/;
const GRAMS = /(\d+(?:\.\d+)?)\s*(?:g|gm|grams?|ग्राम)(?![a-z])/;
const LITRES = /(\d+(?:\.\d+)?)\s*(l|litres?|liters?|ltr|ml|लीटर|cc|cm3)(?![a-z])/;

/** AS72: amounts of substance: masses, molecules, volumes at STP, shares by mass, pH. */
export const amounts: PlainFamily = (question, text) => {
  const plain = plainFormula(text);
  return (
    phOf(question, plain) ??
    shareOf(question, plain) ??
    amountOf(question, plain) ??
    molarityOf(question, plain)
  );
};

const outside = (plain: string, formula: string): number[] =>
  numbersIn(
    plain
      .replaceAll(new RegExp(formula.replace(/[()]/g, '\\$&'), 'gi'), ' ')
      .replace(/6\.02\d*\s*[x×*]\s*10\^?\{?23\}?|10\^23/g, ' ')
      .replace(/22\.[47]\d*/g, ' '),
  );

function amountOf(question: string, plain: string): Worked | null {
  const substance = substanceIn(plain);
  const isGas = /stp|ntp|s\.t\.p/.test(question);
  if (substance === null) return isGas ? ofAnyGas(question) : null;
  const { formula, mass, match } = substance;
  const numbers = outside(plain, match);
  if (
    numbers.length === 0 &&
    /molar mass|molecular (?:mass|weight)|formula (?:mass|weight)|मोलर द्रव्यमान|अणु ?भार|anu ?bhar/.test(
      question,
    )
  )
    return worked(['Molar mass', 'मोलर द्रव्यमान'], {
      law: String.raw`\text{the sum of the atomic masses}`,
      result: String.raw`M(${inRoman(formula)}) = ${mass}\ \mathrm{g/mol}`,
    });
  const [moles, grams] = [MOLES.exec(question)?.[1], GRAMS.exec(question)?.[1]];
  const litres = LITRES.exec(question);
  const volume = litres === null ? null : Number(litres[1]) * (/ml|cc|cm3/.test(litres[2] ?? '') ? 0.001 : 1);
  if (
    numbers.length !== 1 ||
    /molar|molal|react|burn|combust|produced|obtained|decompos|excess/.test(question)
  )
    return null;
  const n =
    moles === undefined
      ? grams === undefined
        ? isGas && volume !== null
          ? volume / 22.4
          : null
        : Number(grams) / mass
      : Number(moles);
  if (n === null) return null;
  const molar = String.raw`M(${inRoman(formula)}) = ${mass}\ \mathrm{g/mol}`;
  const count = [...(atomsOf(formula) ?? new Map<string, number>()).values()].reduce(
    (sum, each) => sum + each,
    0,
  );
  if (/molecule|अणु/.test(question))
    return worked(['Molecules', 'अणु'], {
      law: String.raw`N = n N_A`,
      steps: [molar, String.raw`n = ${short(n)}\ \mathrm{mol}`],
      result: String.raw`N = ${scientific(n * AVOGADRO)}`,
    });
  if (/\batoms?\b|परमाणु/.test(question)) {
    const total = new RegExp(
      String.raw`\b(?:atoms? of|of)\s+(?:hydrogen|oxygen|carbon|nitrogen) atoms?`,
    ).test(question)
      ? null
      : count;
    return total === null
      ? null
      : worked(['Atoms', 'परमाणु'], {
          law: String.raw`N = n N_A \times \text{atoms in one molecule}`,
          steps: [molar],
          result: String.raw`N = ${scientific(n * AVOGADRO * total)}`,
        });
  }
  if (isGas && /volume|aaytan|आयतन|litre/.test(question) && volume === null)
    return worked(['Volume at STP', 'STP पर आयतन'], {
      law: String.raw`V = n \times 22.4\ \mathrm{L}`,
      result: String.raw`V = ${short(n * 22.4)}\ \mathrm{L}`,
    });
  if (/\bmass\b|weight|weigh|gram|dravyaman|द्रव्यमान/.test(question) && grams === undefined)
    return worked(['Mass', 'द्रव्यमान'], {
      law: String.raw`m = nM`,
      steps: [molar],
      result: String.raw`m = ${short(n * mass)}\ \mathrm{g}`,
    });
  if (/moles?|मोल/.test(question) && moles === undefined)
    return worked(['Moles', 'मोल'], {
      law: String.raw`n = \frac{m}{M}`,
      steps: [molar],
      result: String.raw`n = ${short(n)}\ \mathrm{mol}`,
    });
  return null;
}

function molarityOf(question: string, plain: string): Worked | null {
  const substance = substanceIn(plain.replace(/\b(?:water|pani|solution)\b/gi, ' '));
  if (substance === null || !/molarity|molar concentration|मोलरता/.test(question)) return null;
  const grams = GRAMS.exec(question)?.[1];
  const litres = LITRES.exec(question.replace(grams === undefined ? '' : grams, ' '));
  if (grams === undefined || litres === null || outside(plain, substance.match).length !== 2) return null;
  const volume = Number(litres[1]) * (/ml|cc|cm3/.test(litres[2] ?? '') ? 0.001 : 1);
  const n = Number(grams) / substance.mass;
  return worked(['Molarity', 'मोलरता'], {
    law: String.raw`M = \frac{n}{V(\mathrm{L})}`,
    steps: [String.raw`n = \frac{${grams}}{${substance.mass}} = ${short(n)}\ \mathrm{mol}`],
    result: String.raw`M = ${short(n / volume)}\ \mathrm{mol/L}`,
  });
}

const SHARE =
  /(?:percent|%)(?: composition| by mass| by weight| mass)? (?:of )?([a-z]+) (?:by mass |by weight |present )?(?:in|of)/;

function shareOf(question: string, plain: string): Worked | null {
  const element =
    ELEMENTS[SHARE.exec(question)?.[1] ?? ''] ??
    (
      { calcium: 'Ca', sodium: 'Na', magnesium: 'Mg', aluminium: 'Al', potassium: 'K' } as Record<
        string,
        string
      >
    )[SHARE.exec(question)?.[1] ?? ''];
  const substance = substanceIn(plain.replace(SHARE, ' ').replace(/^.*?\b(?:in|of)\s+(?=\S+\s*\??$)/i, ''));
  if (element === undefined || substance === null || outside(plain, substance.match).length > 0) return null;
  const count = atomsOf(substance.formula)?.get(element);
  const own = molarMass(element);
  if (count === undefined || own === null) return null;
  return worked(['Percentage composition', 'प्रतिशत संघटन'], {
    law: String.raw`\% = \frac{\text{mass of the element}}{\text{molar mass}} \times 100`,
    result: String.raw`\frac{${count} \times ${own}}{${substance.mass}} \times 100 = ${short((count * own * 100) / substance.mass)}\%`,
  });
}

const ACIDS: Readonly<Record<string, number>> = { HCl: 1, HNO3: 1, HBr: 1, HI: 1, HClO4: 1, H2SO4: 2 };
const BASES: Readonly<Record<string, number>> = { NaOH: 1, KOH: 1, LiOH: 1, 'Ca(OH)2': 2, 'Ba(OH)2': 2 };

function phOf(question: string, plain: string): Worked | null {
  if (!/\bph\b/.test(question)) return null;
  const found = [...Object.keys(ACIDS), ...Object.keys(BASES)].filter((formula) =>
    new RegExp(`(?<![A-Za-z0-9])${formula.replace(/[()]/g, '\\$&')}(?![A-Za-z0-9])`, 'i').test(plain),
  );
  const [formula, ...more] = found;
  const molar =
    /(\d+(?:\.\d+)?)\s*(?:m|n|molar|mol\/l|normal)(?![a-z])|10\s*\^?\s*\(?-\s*(\d+)\)?\s*(?:m|molar)?(?![a-z])/.exec(
      question.replaceAll(formula?.toLowerCase() ?? '-', ' '),
    );
  if (formula === undefined || more.length > 0 || molar === null || /mix|ml|added|diluted/.test(question))
    return null;
  const c = molar[1] === undefined ? 10 ** -Number(molar[2]) : Number(molar[1]);
  const isAcid = formula in ACIDS;
  const ions = c * (isAcid ? (ACIDS[formula] ?? 1) : (BASES[formula] ?? 1));
  if (ions < 1e-6) return null;
  const p = -Math.log10(ions);
  return worked(['pH', 'pH'], {
    law: isAcid ? String.raw`\mathrm{pH} = -\log[\mathrm{H^+}]` : String.raw`\mathrm{pH} = 14 - \mathrm{pOH}`,
    steps: [String.raw`[${isAcid ? String.raw`\mathrm{H^+}` : String.raw`\mathrm{OH^-}`}] = ${short(ions)}`],
    result: String.raw`\mathrm{pH} = ${short(isAcid ? p : 14 - p)}`,
  });
}

/** 'Volume of 2 moles of a gas at STP': for an ideal gas the substance does not matter. */
function ofAnyGas(question: string): Worked | null {
  const moles = MOLES.exec(question)?.[1];
  if (moles === undefined || numbersIn(question).length !== 1 || !/volume|आयतन/.test(question)) return null;
  return worked(['Volume at STP', 'STP पर आयतन'], {
    law: String.raw`V = n \times 22.4\ \mathrm{L}`,
    result: String.raw`V = ${short(Number(moles) * 22.4)}\ \mathrm{L}`,
  });
}

const SOLUTION = String.raw`(\d+(?:\.\d+)?)\s*(M|N)\s+(?:of\s+)?([A-Z][A-Za-z0-9()]*)`;
const MILLILITRES = String.raw`(\d+(?:\.\d+)?)\s*(mL|ml|cc|cm3|L|litres?)`;
const OF_VOLUME = new RegExp(String.raw`${MILLILITRES}\s+(?:of\s+)?(?:an?\s+)?${SOLUTION}`);
const ASKED_VOLUME = new RegExp(
  String.raw`(?:volume|how (?:much|many)|kitna|कितना)[^.?\d]{0,40}${SOLUTION}`,
  'i',
);
const ASKED_MOLARITY = new RegExp(String.raw`${MILLILITRES}\s+(?:of\s+)?(?:an?\s+)?([A-Z][A-Za-z0-9()]*)`);

const PROTONS: Readonly<Record<string, number>> = { ...ACIDS, ...BASES, CH3COOH: 1, H2C2O4: 2, H3PO4: 3 };

/** AS72: how much of an acid neutralises a base: n₁M₁V₁ = n₂M₂V₂. */
export const neutralised: PlainFamily = (_question, text) => {
  if (!/neutrali[sz]|titrat|उदासीन|udasin/iu.test(text) || /mix|remaining|pH\b|excess|heat/.test(text))
    return null;
  const known = OF_VOLUME.exec(text);
  if (known === null) return null;
  const [all, volume = '', unit = '', strength = '', sign = '', formula = ''] = known;
  const rest = text.replace(all, ' ');
  const title = ['Neutralisation', 'उदासीनीकरण'] as const;
  const law = 'n_1C_1V_1 = n_2C_2V_2';
  const factor = (name: string, own: string) => (own === 'N' ? 1 : (PROTONS[name] ?? Number.NaN));
  const amount = Number(volume) * Number(strength) * factor(formula, sign);
  const asked = ASKED_VOLUME.exec(rest);
  if (asked !== null && numbersIn(plainFormula(rest).replace(asked[3] ?? '', ' ')).length === 1) {
    const value = amount / (Number(asked[1]) * factor(asked[3] ?? '', asked[2] ?? ''));
    return Number.isFinite(value)
      ? worked(title, { law, result: String.raw`V = ${short(value)}\ \mathrm{${unit}}` })
      : null;
  }
  const other = ASKED_MOLARITY.exec(rest);
  if (other === null || !/molarity|strength|concentration|मोलरता/iu.test(rest)) return null;
  if (numbersIn(rest.replaceAll(other[3] ?? '', ' ')).length !== 1) return null;
  const value = amount / (Number(other[1]) * factor(other[3] ?? '', 'M'));
  return Number.isFinite(value)
    ? worked(title, { law, result: String.raw`C = ${short(value)}\ \mathrm{M}` })
    : null;
};

const PART = /(\d+(?:\.\d+)?)\s*(g|gm|grams?|mol|moles?)\s+(?:of\s+)?([A-Za-z][A-Za-z0-9()]*)/g;

/** AS72: the mole fraction of one of two substances. */
export const moleFraction: PlainFamily = (_question, text) => {
  const [, wanted = ''] =
    /mole[\s-]?fraction\s+(?:of\s+)?(?:the\s+)?([A-Za-z][A-Za-z0-9()]*)/i.exec(text) ?? [];
  const parts = [...plainFormula(text).matchAll(PART)];
  if (wanted === '' || parts.length !== 2) return null;
  const moles = parts.map(([, value, unit = '', name = '']) => {
    const mass = substanceIn(name)?.mass ?? molarMass(name);
    return {
      name,
      moles: unit.startsWith('m') ? Number(value) : mass === null ? Number.NaN : Number(value) / mass,
    };
  });
  const own = moles.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const total = moles.reduce((sum, each) => sum + each.moles, 0);
  if (own === undefined || !Number.isFinite(total)) return null;
  return worked(['Mole fraction', 'मोल अंश'], {
    law: String.raw`x_1 = \frac{n_1}{n_1 + n_2}`,
    steps: moles.map((each) => String.raw`n(\text{${each.name}}) = ${short(each.moles)}`),
    result: String.raw`x = \frac{${short(own.moles)}}{${short(total)}} = ${short(own.moles / total)}`,
  });
};
