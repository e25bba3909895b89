import { type Formula, named, without } from './formula.ts';
import { law, monomial } from './solve.ts';

/** Moments of inertia, as parts of MR² or ML², by the words that name the body and the axis. */
const SHAPES: readonly (readonly [words: RegExp, share: number])[] = [
  [/(?:ring|hoop|वलय).*(?:diameter|vyas|व्यास)/, 0.5],
  [/dis[ck].*(?:diameter|vyas)/, 0.25],
  [/hollow sphere|spherical shell|खोखल\S* गोल/, 2 / 3],
  [/(?:rod|छड़|chhad).*(?:end|sire|सिरे)/, 1 / 3],
  [/(?:rod|छड़|chhad).*(?:cent|middle|kendra|केंद्र)/, 1 / 12],
  [/ring|hoop|hollow cylinder|वलय/, 1],
  [/dis[ck]|solid cylinder|flywheel|चकती/, 0.5],
  [/solid sphere|sphere|गोल/, 0.4],
];

/** Single formulae of mechanics and of the properties of matter. */
export const MECHANICS_FORMULAE: readonly Formula[] = [
  {
    title: ['Weight', 'भार'],
    topic: named('weight|weighs?|भार|fill|bhar|wajan|वजन|वज़न'),
    not: without(
      'moon|चंद्रमा|चाँद|chand|lift|water|tank|pipe|air|apparent|spring|planet|friction|inclined|string|tension|height|altitude|depth|work|lens|density|atomic|molecular|equivalent|mix|milk',
    ),
    roles: 'W:N::weight|weighs?|भार|fill|bhar|wajan|वजन|force; m:kg::mass|द्रव्यमान|dravyaman|dravyman',
    constants: { g: 9.8 },
    laws: [monomial('W = mg', 'W = m g')],
  },
  {
    title: ['Weight on the Moon', 'चंद्रमा पर भार'],
    topic: named('moon|चंद्रमा|चाँद|chand|chandrama', 'weight|weighs?|weigh|भार|bhar|wajan|वजन'),
    not: without('mass|height|time|escape|radius'),
    roles: "W':N:zzz:weight|weighs?|weigh|भार|bhar|wajan|वजन; W:N::zzz",
    laws: [monomial(String.raw`W' = \frac{W}{6}`, "W' = 0.16666666666667 W")],
  },
  {
    title: ['Gravitation', 'गुरुत्वाकर्षण'],
    topic: named('gravitation*|gravity|गुरुत्वाकर्षण*|gurutvakarshan'),
    not: without(
      'potential|energy|planet|satellite|escape|height|altitude|depth|fall|thrown|acceleration|surface',
    ),
    roles: 'F:N::force|बल|bal|attraction; m_1:kg:::m2; m_2:kg; r:m::distance|apart',
    laws: [
      monomial(String.raw`F = \frac{Gm_1m_2}{r^2},\ G = 6.67 \times 10^{-11}`, 'F = 6.67e-11 m1 m2 r^-2'),
    ],
  },
  {
    title: ['Speed, distance and time', 'चाल, दूरी और समय'],
    topic: named('how-long|time|distance|how-far|speed', '⟦*:(?:m/s|km/h|s|min|h)⟧'),
    not: without(
      'train|boat|stream|upstream|downstream|acceleration|remaining|stops?|average|race|late|early|meet|opposite|along|return*|frequency|wavelength|echo|friction|angle|height|fall|thrown|circle|circular|wave|each|pole|platform|cross|same|first|second|another|other|more|less|mass|force|wheel|and',
    ),
    roles: 's:m,km::distance|how-far|door|far; v:m/s::speed|how-fast; t:s::time|how-long',
    laws: [monomial('s = vt', 's = v t')],
  },
  {
    title: ['Simple pendulum', 'सरल लोलक'],
    topic: named('pendulum|लोलक|lolak'),
    not: without(
      "second's|seconds|lift|moon|elastic|compound|conical|energy|speed|mass|density|water|planet|acceleration",
    ),
    roles: 'T:s::period|time|आवर्तकाल|avartkal; l:m,cm::long; f:Hz::frequency',
    constants: { g: 9.8 },
    laws: [
      law(
        String.raw`T = 2\pi\sqrt{\frac{l}{g}}`,
        'T l g',
        (t = 0, l = 0, g = 0) => t - 2 * Math.PI * Math.sqrt(l / g),
      ),
      monomial(String.raw`f = \frac{1}{T}`, 'f = T^-1'),
    ],
  },
  {
    title: ['Uniform circular motion', 'एकसमान वृत्तीय गति'],
    topic: named('angular|rpm|revolutions?|rotations?|कोणीय'),
    not: without(
      'momentum|acceleration|torque|inertia|energy|magnification|torque|stops?|wheel covers|distance|tension|frequency',
    ),
    roles: String.raw`\omega:rad/s::angular; n:n:rpm|revolutions|rotations|revolution:rpm; v:m/s::linear|speed|tangential; r:m,cm::radius`,
    laws: [
      monomial(String.raw`\omega = \frac{2\pi n}{60}`, `omega = ${(2 * Math.PI) / 60} n`),
      monomial(String.raw`v = \omega r`, 'v = omega r'),
    ],
  },
  {
    title: ['Torque', 'बल आघूर्ण'],
    topic: named('torque|moment|बल आघूर्ण|आघूर्ण|balaghurn'),
    not: without('angle|magnetic|dipole|coil|field|kinetic|bending|engine|power|angular speed'),
    roles: String.raw`\tau:N m:torque:torque|moment|आघूर्ण; F:N::force; r:m,cm::arm|distance|perpendicular|radius; I:kg m^2::inertia; \alpha:rad/s^2::angular acceleration|acceleration`,
    laws: [
      monomial(String.raw`\tau = rF`, 'tau = r F'),
      monomial(String.raw`\tau = I\alpha`, 'tau = I alpha'),
    ],
  },
  {
    title: ['Moment of inertia', 'जड़त्व आघूर्ण'],
    topic: named('inertia|जड़त्व', 'radius|rod|long|diameter|dis[ck]|ring|sphere|छड़|त्रिज्या'),
    not: without('torque|angular|tangent|parallel|kinetic|energy|gyration|momentum'),
    roles: 'I:kg m^2::inertia; M:kg::mass; R:m,cm::radius|long',
    said: ({ typed }) => {
      const share = SHAPES.find(([words]) => words.test(typed.toLowerCase()))?.[1];
      return share === undefined ? null : { k: share };
    },
    laws: [monomial(String.raw`I = kMR^2`, 'I = k M R^2')],
  },
  {
    title: ['Rotation', 'घूर्णन गति'],
    topic: named('inertia|जड़त्व', 'angular|rotational|kinetic|कोणीय'),
    not: without('torque|radius|rpm|revolutions|acceleration'),
    roles: String.raw`L:kg m^2/s::angular momentum|momentum|संवेग; K:J::energy|kinetic; I:kg m^2::inertia; \omega:rad/s::angular speed|speed`,
    laws: [
      monomial(String.raw`L = I\omega`, 'L = I omega'),
      monomial(String.raw`K = \frac{1}{2}I\omega^2`, 'K = 0.5 I omega^2'),
    ],
  },
  {
    title: ['Power of a force', 'बल की शक्ति'],
    topic: named('power|शक्ति|shakti', 'force|बल|bal|drag|resist*|engine|इंजन'),
    not: without('voltage|resistor|current|mass|time|rises?|efficiency|lens|incline*|slope|work|energy|ohm'),
    roles: 'P:W::power|शक्ति|shakti; F:N::force|बल; v:m/s::speed',
    laws: [monomial('P = Fv', 'P = F v')],
  },
  {
    title: ['Efficiency', 'दक्षता'],
    topic: named('efficiency|दक्षता|dakshata', 'input|output|useful|supplied|machine|motor'),
    not: without('carnot|temperature|transformer|source|sink|solar'),
    roles: String.raw`\eta:percent:efficiency:efficiency|दक्षता; P_o:W,J:output|useful|delivers?|does:output|useful; P_i:W,J:input|supplied|takes|consumes:input`,
    laws: [monomial(String.raw`\eta = \frac{P_o}{P_i} \times 100`, 'eta = 100 Po Pi^-1')],
  },
  {
    title: ['Density', 'घनत्व'],
    topic: /^(?=.*(?<!\S)(?:density|घनत्व|ghanatva|ghantva)(?!\S))(?=.*⟦\d+:(?:g\/cm\^3|g\/mL|cm\^3|g|mL)⟧)/u,
    not: without(
      'relative|water|floats?|float|immersed|gas|stp|wire|sphere|cube|radius|molar|pressure|depth|vapour|number|mix|linear|current|mole|energy',
    ),
    roles: String.raw`\rho:g/cm^3::density|घनत्व|ghanatva|ghantva; m:g::mass|weight|weighs|द्रव्यमान|dravyaman|bhar|भार; V:cm^3::volume`,
    laws: [monomial(String.raw`\rho = \frac{m}{V}`, 'rho = m V^-1')],
  },
  {
    title: ['Density', 'घनत्व'],
    topic: named('density|घनत्व|ghanatva|ghantva'),
    not: without(
      'relative|water|floats?|float|immersed|gas|stp|wire|sphere|cube|radius|molar|pressure|depth|vapour|number|mix|linear|current|mole|energy',
    ),
    roles: String.raw`\rho:kg/m^3::density|घनत्व|ghanatva|ghantva; m:kg::mass|weight|weighs|द्रव्यमान|dravyaman|bhar|भार; V:m^3::volume`,
    laws: [monomial(String.raw`\rho = \frac{m}{V}`, 'rho = m V^-1')],
  },
  {
    title: ['Pressure', 'दाब'],
    topic: named('pressure|दाब|dab|daab'),
    not: without(
      'gas|atm|height|depth|liquid|piston|hydraulic|temperature|bubble|drop|density|volume|partial|osmotic',
    ),
    roles: 'p:Pa::pressure|दाब|dab|daab; F:N::force|बल|bal|thrust; A:m^2::area|surface; m:kg::zzz',
    constants: { g: 9.8 },
    laws: [monomial(String.raw`p = \frac{F}{A}`, 'p = F A^-1'), monomial('F = mg', 'F = m g')],
  },
  {
    title: ['Buoyancy', 'उत्प्लावन बल'],
    topic: named('buoyan*|upthrust|उत्प्लावन*|utplavan'),
    not: without('relative|floats?|fraction|density of (?:body|object|block)|air|weight'),
    roles: String.raw`F_b:N::buoyan\w*|upthrust|force|उत्प्लावन|बल; V:m^3::volume; \rho:kg/m^3::density`,
    constants: { g: 9.8 },
    said: ({ words, text }) =>
      words.has('water') && !/⟦\d+:(?:kg\/m\^3|g\/cm\^3)⟧/.test(text) ? { rho: 1000 } : {},
    laws: [monomial(String.raw`F_b = \rho Vg`, 'Fb = rho V g')],
  },
  {
    title: ['Elasticity', 'प्रत्यास्थता'],
    topic: named('stress|strain|young*|modulus|प्रतिबल|विकृति|यंग'),
    not: without(
      'bulk|shear|poisson|thermal|temperature|energy|section modulus|breaking|radius|diameter|elastic energy|modulus of complex|complex',
    ),
    roles: String.raw`\sigma:Pa:stress:stress|प्रतिबल; \epsilon:n:strain:strain|विकृति; Y:Pa:young\w*|modulus:young\w*|modulus|यंग; F:N::force|load; A:m^2::area; \Delta{L}:mm,cm,m:extension|elongat\w*|stretch\w*|increase|rise|change:extension|elongation|stretch; L:m,cm:long|original:original`,
    laws: [
      monomial(String.raw`\sigma = \frac{F}{A}`, 'sigma = F A^-1'),
      monomial(String.raw`Y = \frac{\sigma}{\epsilon}`, 'Y = sigma epsilon^-1'),
      law(
        String.raw`\epsilon = \frac{\Delta L}{L}`,
        'epsilon DeltaL L',
        (e = 0, d = 0, l = 0) => e - d / 1000 / l,
      ),
    ],
  },
  {
    title: ['Equation of continuity', 'सांतत्य समीकरण'],
    topic: named('pipe|tube|नली|flows?', 'area|radius|diameter|cross-section*', 'speed'),
    not: without('fill|tank|empty|time|pressure|height|viscos*|volume|litre'),
    roles: 'A_1:cm^2:::A2; A_2:cm^2; v_1:m/s,cm/s::zzz; v_2:m/s,cm/s:zzz:speed',
    laws: [monomial('A_1v_1 = A_2v_2', 'v2 = A1 v1 A2^-1')],
  },
  {
    title: ['Excess pressure', 'दाब आधिक्य'],
    topic: named('excess|surface tension|tension|पृष्ठ तनाव', 'bubble|drop|fall|बुलबुले|बूँद', 'pressure|दाब'),
    not: without('work|energy|rise|capillary|air bubble'),
    roles: 'p:Pa::pressure|दाब|excess; T:N/m::tension; r:m,cm,mm::radius',
    said: ({ typed }) => ({ k: /soap|साबुन|sabun/iu.test(typed) ? 4 : 2 }),
    laws: [
      monomial(
        String.raw`p = \frac{kT}{r}\ \text{(drop: } k = 2, \text{ soap bubble: } k = 4)`,
        'p = k T r^-1',
      ),
    ],
  },
];
