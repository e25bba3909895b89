import { molarMass, substanceIn } from '../families/substances.ts';
import type { Story } from './canonical.ts';
import { type Formula, named, without } from './formula.ts';
import { law, monomial } from './solve.ts';
import type { Values } from './solve.ts';

const GAS = 8.314;
const GAS_IN_LITRES = 0.0821;

/** The molar mass of the only substance that a question names, besides the water it is dissolved in. */
function molar({ typed }: Story): Values | null {
  const found = substanceIn(typed.replace(/\b(?:water|pani|paani|solution|STP|NTP)\b|पानी|जल/giu, ' '));
  return found === null ? null : { M: found.mass };
}

/** Charges of the ions of metals that are deposited. */
const DEPOSITED: readonly (readonly [name: RegExp, symbol: string, charge: number])[] = [
  [/copper|cuso4|cu2\+|ताँबा|कॉपर|tamba/i, 'Cu', 2],
  [/silver|agno3|ag\+|चाँदी|chandi/i, 'Ag', 1],
  [/alumini?um|al2o3|al3\+|एल्युमिनियम/i, 'Al', 3],
  [/zinc|znso4|zn2\+|जस्ता/i, 'Zn', 2],
  [/nickel|ni2\+|niso4/i, 'Ni', 2],
  [/magnesium|mg2\+|mgcl2/i, 'Mg', 2],
  [/sodium|na\+|molten nacl/i, 'Na', 1],
  [/calcium|ca2\+|cacl2/i, 'Ca', 2],
];

/** H⁺ or OH⁻ of a molecule. */
const N_FACTORS: readonly (readonly [string, number])[] = [
  [
    'H2SO4|sulphuric acid|sulfuric acid|H2C2O4|oxalic acid|H2CO3|Ca\\(OH\\)2|Ba\\(OH\\)2|Mg\\(OH\\)2|Na2CO3',
    2,
  ],
  ['H3PO4|phosphoric acid|Al\\(OH\\)3', 3],
  ['HCl|hydrochloric acid|HNO3|nitric acid|NaOH|KOH|CH3COOH|acetic acid|HBr', 1],
];

function deposited({ typed }: Story): Values | null {
  const found = DEPOSITED.filter(([name]) => name.test(typed));
  const [metal, ...more] = found;
  const mass = metal === undefined || more.length > 0 ? null : molarMass(metal[1]);
  return metal === undefined || mass === null ? null : { M: mass, n: metal[2] };
}

/** Single formulae of chemistry. */
export const CHEMISTRY_FORMULAE: readonly Formula[] = [
  {
    title: ['Gibbs energy', 'गिब्ज़ ऊर्जा'],
    topic: named('gibbs|free|enthalpy|entropy|गिब्ज|एन्थैल्पी|एन्ट्रॉपी', 'entropy|एन्ट्रॉपी'),
    not: without(
      'fusion|vaporization|vaporisation|vapourisation|bond|combustion|cell|emf|gas|melting|boiling|kc|kp',
    ),
    roles: String.raw`\Delta{G}:kJ/mol,kJ:gibbs|free:gibbs|free|spontaneous; \Delta{H}:kJ/mol,kJ:enthalpy|एन्थैल्पी; \Delta{S}:kJ/K mol,kJ/K:entropy|एन्ट्रॉपी; T:K::temperature|ताप|k`,
    said: ({ text }) =>
      /equilibrium|spontaneous|साम्य/.test(text) && !/ask gibbs/.test(text) ? { DeltaG: 0 } : {},
    isSigned: true,
    laws: [
      law(
        String.raw`\Delta G = \Delta H - T\Delta S`,
        'DeltaG DeltaH T DeltaS',
        (g = 0, h = 0, t = 0, s = 0) => g - h + t * s,
      ),
    ],
  },
  {
    title: ['Cell potential', 'सेल विभव'],
    topic: named('cell|emf|सेल', 'cathode|anode|कैथोड|एनोड'),
    not: without('internal|resistance|nernst|concentration|m|gibbs|current|ph'),
    roles: String.raw`E:V::emf|cell|potential; E_c:V:cathode|कैथोड:cathode; E_a:V:anode|एनोड:anode`,
    isSigned: true,
    laws: [law(String.raw`E^\circ = E_{cathode} - E_{anode}`, 'E Ec Ea', (e = 0, c = 0, a = 0) => e - c + a)],
  },
  {
    title: ['Cell potential', 'सेल विभव'],
    topic: named(
      'cell|emf|सेल|potential',
      String.raw`\S*\+\S*|zn\S*|cu\S*|daniell|galvanic|electrodes?|e₀|e°`,
    ),
    not: without('internal|resistance|nernst|concentration|m|gibbs|current|cathode|anode|ohm'),
    roles: 'E:V::emf|cell|सेल; E_1:V:::E2; E_2:V',
    isSigned: true,
    laws: [
      law(
        String.raw`E^\circ = E^\circ_{cathode} - E^\circ_{anode}`,
        'E E1 E2',
        (e = 0, one = 0, two = 0) => e - Math.abs(one - two),
      ),
    ],
  },
  {
    title: ['Gibbs energy of a cell', 'सेल की गिब्ज़ ऊर्जा'],
    topic: named('gibbs', 'cell|emf|e|e°|electrons'),
    not: without('cathode|anode|concentration|h'),
    roles: String.raw`\Delta{G}:kJ/mol,kJ:gibbs:gibbs; n:n:n|electrons|number|transferred; E:V::emf|potential`,
    isSigned: true,
    laws: [law(String.raw`\Delta G = -nFE`, 'DeltaG n E', (g = 0, n = 0, e = 0) => g + n * 96.5 * e)],
  },
  {
    title: ['Molarity', 'मोलरता'],
    topic: named('molarity|molar|m|मोलरता|molarta|mole|moles|mol|मोल|⟦*'),
    not: without(
      'molality|normality|mole-fraction|fraction|react*|neutrali*|excess|gas|stp|combustion|burn*|density|titrat*|dilut*|pressure|k|atm|osmotic|ph|conductivity|hydrogen gas',
    ),
    roles:
      'C:M,mol/L::molarity|molar|मोलरता|molarta|concentration|सांद्रता; n:mol::moles?|मोल; V:mL,L::volume; m:g::mass|grams?|weight|द्रव्यमान|gram|amount',
    said: (story) => (/⟦\d+:(?:M|mol\/L|mL|L)⟧/.test(story.text) ? (molar(story) ?? {}) : null),
    laws: [
      monomial(String.raw`C = \frac{n}{V(\mathrm{L})}`, 'C = 1000 n V^-1'),
      monomial(String.raw`n = \frac{m}{M}`, 'n = m M^-1'),
    ],
  },
  {
    title: ['pH', 'pH'],
    topic: named('ph|poh'),
    not: without(
      'buffer|salt|added|dilut*|weak|dissociation|ka|pka|kb|hcl|naoh|koh|hno₃|h₂so₄|acetic|ml|acid|base|blood|change|changes|isoelectric',
    ),
    roles: String.raw`P:n:ph:ph; Q:n:poh:poh; H:M,mol/L,n:h\+|\[h\+\]|hydrogen|ion|concentration|h3o\+:h\+|\[h\+\]|hydrogen|h₃o\+; O:M,mol/L,n:oh-|\[oh-\]|hydroxide|hydroxyl:oh-|\[oh-\]|hydroxide|hydroxyl`,
    laws: [
      law(String.raw`\mathrm{pH} = -\log[\mathrm{H^+}]`, 'P H', (p = 0, h = 0) => p + Math.log10(h)),
      law(String.raw`\mathrm{pOH} = -\log[\mathrm{OH^-}]`, 'Q O', (q = 0, o = 0) => q + Math.log10(o)),
      law(String.raw`\mathrm{pH} + \mathrm{pOH} = 14`, 'P Q', (p = 0, q = 0) => p + q - 14),
    ],
  },
  {
    title: ['Normality', 'नॉर्मलता'],
    topic: named('normality|नॉर्मलता|normal|n'),
    not: without('mix|ml|dilut*|react*|neutral*|titrat*|grams?|force'),
    roles: 'N:N::normality|नॉर्मलता; C:M,mol/L::molarity|molar|मोलरता',
    said: ({ typed }) => {
      const factor = N_FACTORS.find(([formula]) =>
        new RegExp(String.raw`(?<![A-Za-z\d])(?:${formula})(?![A-Za-z\d])`, 'i').test(typed),
      )?.[1];
      return factor === undefined ? null : { n: factor };
    },
    laws: [
      monomial(String.raw`N = nC\ \text{(} n \text{: H}^+ \text{ or OH}^- \text{ of a molecule)}`, 'N = n C'),
    ],
  },
  {
    title: ['Density of a gas', 'गैस का घनत्व'],
    topic: named('density|घनत्व', 'stp|ntp', 'molar|molecular|मोलर|mass|weight'),
    not: without('relative|vapour|vapor'),
    roles: 'M:g/mol:zzz:molar|molecular|mass|weight|fill|मोलर; d:g/L::density',
    laws: [monomial(String.raw`M = 22.4\,d`, 'M = 22.4 d')],
  },
  {
    title: ['Molality', 'मोललता'],
    topic: named('molality|molal|मोललता'),
    not: without('freezing|boiling|depression|elevation|fraction|density|molarity|kf|kb|hmm'),
    roles:
      'b:mol/kg:zzz:molality|molal|मोललता; n:mol::moles?; w:kg:water|solvent|पानी|benzene:zzz; m:g:of|dissolved|glucose|urea|naoh|nacl|zzz:mass',
    said: (story) => molar(story) ?? {},
    laws: [
      monomial(String.raw`b = \frac{n}{w(\mathrm{kg})}`, 'b = n w^-1'),
      monomial(String.raw`n = \frac{m}{M}`, 'n = m M^-1'),
    ],
  },
  {
    title: ['Dilution', 'तनुकरण'],
    topic: named('dilut*|तनु*|water|milk', 'm|molar|molarity|⟦*', 'dilut*|तनु*'),
    not: without('ph|degree|dissociation|percent|neutral*|titrat*|conductivity'),
    roles:
      'M_2:M,mol/L:new|final|resulting|ago:molarity|concentration|new|final; V_2:mL,L:diluted|to|final|amount:final; M_1:M,mol/L::initial; V_1:mL,L:of|zzz:initial:V2',
    laws: [monomial('M_1V_1 = M_2V_2', 'M2 = M1 V1 V2^-1')],
  },
  {
    title: ['Ideal gas', 'आदर्श गैस'],
    topic: named(
      'gas|गैस|ideal|moles?|pv|oxygen|nitrogen|hydrogen|helium|container|cylinder|he|o2|n2|co2|o₂|n₂|co₂',
    ),
    not: without(
      'rms|density|molar mass|initial|final|mix|partial|adiabatic|isothermal|work|stp|osmotic|heat|expands?|compress*|react*|decompos*|solution|combustion',
    ),
    roles:
      'P:atm::pressure|दाब; V:L::volume; n:mol::moles?|number|मोल; T:K::temperature|ताप; R:n,L atm:r:zzz',
    spare: ['R'],
    laws: [
      monomial(
        String.raw`PV = nRT,\ R = 0.0821\ \mathrm{L\,atm\,K^{-1}mol^{-1}}`,
        `P = ${GAS_IN_LITRES} n T V^-1`,
      ),
    ],
  },
  {
    title: ['Speed of gas molecules', 'गैस के अणुओं की चाल'],
    topic: named(
      'rms|root|r.m.s',
      'speed',
      'gas|molecules?|oxygen|nitrogen|hydrogen|helium|o2|n2|h2|o₂|n₂|h₂|अणु*',
    ),
    not: without('mark|ratio|average|probable|current|voltage'),
    roles: 'v:m/s::speed|rms; T:K::temperature',
    said: molar,
    laws: [
      monomial(String.raw`v_{rms} = \sqrt{\frac{3RT}{M}}`, `v = ${Math.sqrt(3 * GAS * 1000)} T^0.5 M^-0.5`),
    ],
  },
  {
    title: ['Osmotic pressure', 'परासरण दाब'],
    topic: named('osmotic|परासरण'),
    not: without('isotonic|percent|molar mass|polymer|protein|hmm'),
    roles: String.raw`\pi:atm::osmotic|pressure|परासरण; C:M,mol/L::concentration|molarity; T:K::temperature`,
    laws: [
      monomial(
        String.raw`\pi = CRT,\ R = 0.0821\ \mathrm{L\,atm\,K^{-1}mol^{-1}}`,
        `pi = ${GAS_IN_LITRES} C T`,
      ),
    ],
  },
  {
    title: ['Elevation of boiling point', 'क्वथनांक में उन्नयन'],
    topic: named('boiling|elevation|क्वथनांक', 'kb|molal|molality|elevation|⟦*'),
    not: without('freezing|kf|vapour|heat|grams?|water|dissolved|g'),
    roles: String.raw`\Delta{T_b}:K:elevation:elevation|boiling|उन्नयन; K_b:K kg/mol,n:kb|constant:kb; b:mol/kg,n:molal|molality|m:molality; i:n:i|factor`,
    said: ({ text }) => (/(?<!\S)(?:i|factor|nacl)(?!\S)/.test(text) ? null : { i: 1 }),
    laws: [monomial(String.raw`\Delta T_b = iK_bb`, 'DeltaTb = i Kb b')],
  },
  {
    title: ['Electrolysis', 'विद्युत अपघटन'],
    topic: named(
      'principal|deposit*|electroly*|faraday*|liberat*|जमा|अपघटन|cathode|coulombs?|current',
      'g|a|s|c|min|h|⟦*',
      'principal|deposit*|electroly*|liberat*|cathode|जमा|plated|plating',
    ),
    not: without('series|gas|volume|oxygen|hydrogen|emf|potential|e°'),
    roles:
      'm:g::mass|deposited|deposit|weight|amount|grams?|द्रव्यमान|copper|silver|zinc; q:C::charge|coulombs?|आवेश; I:A::current|dhara|धारा; t:s::time|how-long',
    said: deposited,
    laws: [
      monomial(String.raw`m = \frac{Mq}{nF},\ F = 96500\ \mathrm{C\,mol^{-1}}`, `m = ${1 / 96_500} M q n^-1`),
      monomial('q = It', 'q = I t'),
    ],
  },
  {
    title: ['Ostwald dilution law', 'ओस्टवाल्ड का तनुता नियम'],
    topic: named(
      'ka|dissociation|ionisation|ionization|वियोजन',
      'weak|dissociation|degree|ka|acid|milk|वियोजन',
    ),
    not: without('buffer|ph|salt|pka|hydrolysis|kp|kc|percent|mix'),
    roles: String.raw`\alpha:n:degree:degree|alpha|dissociation; K_a:n:ka|constant:ka|constant; C:M,mol/L::concentration`,
    laws: [monomial(String.raw`K_a = C\alpha^2`, 'Ka = C alpha^2')],
  },
  {
    title: ['Kp and Kc', 'Kp और Kc'],
    topic: named('kp|kc'),
    not: without('equation|moles?|partial|initial|dissociat*'),
    roles: String.raw`K_p:n:kp:kp; K_c:n:kc:kc; T:K; \Delta{n}:n:n|delta|δn|∆n:n`,
    isSigned: true,
    laws: [
      law(
        String.raw`K_p = K_c(RT)^{\Delta n},\ R = 0.0821`,
        'Kp Kc T Deltan',
        (p = 0, c = 0, t = 0, n = 0) => p - c * (GAS_IN_LITRES * t) ** n,
      ),
    ],
  },
  {
    title: ['Percentage yield', 'प्रतिशत लब्धि'],
    topic: named('yield|लब्धि', 'theoretical|actual|expected|obtained|सैद्धांतिक'),
    not: without('react*|burn*|moles?|bond'),
    roles: String.raw`y:percent:percent|yield:percent|yield|लब्धि; m_a:g:actual|obtained|got|वास्तविक:actual; m_t:g:theoretical|expected|सैद्धांतिक:theoretical`,
    laws: [
      monomial(String.raw`\% = \frac{\text{actual}}{\text{theoretical}} \times 100`, 'y = 100 ma mt^-1'),
    ],
  },
];
