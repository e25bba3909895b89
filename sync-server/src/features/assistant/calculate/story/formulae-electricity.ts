import { type Formula, named, without } from './formula.ts';
import { law, type Law, monomial } from './solve.ts';

interface Change {
  readonly roles: string;
  readonly laws: readonly Law[];
}

/** A change by one value, or from one value to another. */
const CHANGE_OF_FLUX: Change = { roles: String.raw`\Delta{\Phi}:Wb::flux`, laws: [] };
const FROM_FLUX_TO_FLUX: Change = {
  roles: String.raw`\Phi_1:Wb:::Phi2; \Phi_2:Wb`,
  laws: [
    law(
      String.raw`\Delta\Phi = |\Phi_2 - \Phi_1|`,
      'DeltaPhi Phi1 Phi2',
      (d = 0, one = 0, two = 0) => d - Math.abs(two - one),
    ),
  ],
};
const CHANGE_OF_CURRENT: Change = { roles: String.raw`\Delta{I}:A`, laws: [] };
const FROM_CURRENT_TO_CURRENT: Change = {
  roles: 'I_1:A:::I2; I_2:A',
  laws: [
    law(
      String.raw`\Delta I = |I_2 - I_1|`,
      'DeltaI I1 I2',
      (d = 0, one = 0, two = 0) => d - Math.abs(two - one),
    ),
  ],
};

/** Single formulae of electricity and magnetism. */
export const ELECTRICITY_FORMULAE: readonly Formula[] = [
  {
    title: ["Coulomb's law", 'कूलॉम का नियम'],
    topic: named('charges?|आवेश|आवेशों|coulomb*', 'force|बल|bal|attract*|repel*|repulsion', '⟦*:(?:m|cm|mm)⟧'),
    not: without(
      'dielectric|medium|water|oil|three|midpoint|field|sphere|angle|equal|each|electron|proton|mass|magnetic|current',
    ),
    roles: 'F:N::force|बल|bal; q_1:C:::q2; q_2:C; r:m,cm,mm::distance|separation',
    laws: [monomial(String.raw`F = \frac{kq_1q_2}{r^2},\ k = 9 \times 10^9`, 'F = 9e9 q1 q2 r^-2')],
  },
  {
    title: ['Charge of electrons', 'इलेक्ट्रॉनों का आवेश'],
    topic: named('electrons?|इलेक्ट्रॉन|इलेक्ट्रॉनों', 'charge|आवेश|coulombs?|current|⟦*:C⟧'),
    not: without(
      'field|force|speed|mass|magnetic|drift|density|area|kinetic|energy|volt|potential|proton|moles?|faraday*|deposit*|orbit|shell',
    ),
    roles:
      'n:n:electrons?|number|इलेक्ट्रॉन:electrons?|number|इलेक्ट्रॉन|इलेक्ट्रॉनों; q:C::charge|coulombs?|आवेश; I:A::current; t:s::time',
    laws: [
      monomial(String.raw`n = \frac{q}{e},\ e = 1.6 \times 10^{-19}\ \mathrm{C}`, 'n = 6.25e18 q'),
      monomial('q = It', 'q = I t'),
    ],
  },
  {
    title: ['Wire that is stretched', 'खींचा गया तार'],
    topic: named(
      'wire|तार',
      'stretched|stretch*|khinch*|खींच*|drawn',
      'resist*|प्रतिरोध|ohm|⟦*:ohm⟧',
      'twice|thrice|times|half|long',
    ),
    not: /(?<!\S)(?:radius|diameter|area|percent|parallel|series|cut|melt\w*|young|load)(?!\S)/u,
    roles: "R':ohm:zzz:resist\\w*|new|प्रतिरोध; R:ohm; n:n:times:zzz",
    said: ({ text }) =>
      /(?<!\S)twice(?!\S)/.test(text) ? { n: 2 } : /(?<!\S)thrice(?!\S)/.test(text) ? { n: 3 } : {},
    laws: [monomial("R' = n^2R", "R' = n^2 R")],
  },
  {
    title: ['Resistivity', 'प्रतिरोधकता'],
    topic: named(
      'resistivity|प्रतिरोधकता|pratirodhakta|specific resistance|resistance|प्रतिरोध',
      'area|cross-section*|long|लंबाई',
    ),
    not: without('stretched|parallel|series|temperature|diameter|radius|current|volts?|potential|bulb|heat'),
    roles: String.raw`\rho:ohm m,ohm cm:resistivity|specific|प्रतिरोधकता:resistivity|प्रतिरोधकता; R:ohm:resistance:resistance|प्रतिरोध; A:m^2::area; L:m,cm::long`,
    laws: [monomial(String.raw`R = \frac{\rho L}{A}`, 'R = rho L A^-1')],
  },
  {
    title: ['Cell with internal resistance', 'आंतरिक प्रतिरोध'],
    topic: named('internal|आंतरिक|aantarik', 'resistance|प्रतिरोध|pratirodh|ohm'),
    not: without(
      'energy|parallel|series|cells|each|power|maximum|largest|potentiometer|balance*|galvanometer|charging|both',
    ),
    roles: String.raw`V:V:terminal|across|potential|टर्मिनल:terminal|potential|voltage|विभवांतर; E:V:emf|cell|battery|बैटरी|वि\.वा\.बल:emf; r:ohm:internal|आंतरिक|aantarik:internal|आंतरिक; R:ohm:external|resistor|load|connected|bahari|बाह्य|across:external; I:A::current|dhara|stream`,
    laws: [
      law('E = I(R + r)', 'E I R r', (e = 0, i = 0, big = 0, r = 0) => e - i * (big + r)),
      law('V = E - Ir', 'V E I r', (v = 0, e = 0, i = 0, r = 0) => v - e + i * r),
      law('V = IR', 'V I R', (v = 0, i = 0, r = 0) => v - i * r),
    ],
  },
  {
    title: ['Electric potential', 'विद्युत विभव'],
    topic: named('potential|विभव|vibhav', 'charge|आवेश|aavesh'),
    not: without(
      'energy|two|dipole|capacitor|work|moved|moving|sphere|plates?|difference|accelerated|zero|midpoint|battery|resistance|current',
    ),
    roles: 'V:V::potential|विभव|vibhav; q:C::charge; r:m,cm::distance|away|far',
    laws: [monomial(String.raw`V = \frac{kq}{r},\ k = 9 \times 10^9`, 'V = 9e9 q r^-1')],
  },
  {
    title: ['Potential difference and work', 'विभवांतर और कार्य'],
    topic: named('work|कार्य', 'charge|आवेश|moved?|moving|carry*|⟦*'),
    not: without('force|distance|mass|angle|resistance|current|capacitor|gas|time|speed|height|function'),
    roles: 'V:V::potential|voltage|difference|विभवांतर|volts?; W:J::work|energy|कार्य; q:C::charge|आवेश',
    laws: [monomial(String.raw`V = \frac{W}{q}`, 'W = V q')],
  },
  {
    title: ['Field between plates', 'प्लेटों के बीच विद्युत क्षेत्र'],
    topic: named('plates?|प्लेटों', 'field|क्षेत्र'),
    not: without('charge|density|force|electron|magnetic|capacitance|dielectric'),
    roles: 'E:V/m::field|क्षेत्र; V:V::potential|voltage|difference; d:m,cm,mm::separation|distance|apart',
    laws: [monomial(String.raw`E = \frac{V}{d}`, 'E = V d^-1')],
  },
  {
    title: ['Parallel plate capacitor', 'समांतर प्लेट संधारित्र'],
    topic: named('capacit*|धारिता|संधारित्र', 'plates?|प्लेट*', 'area'),
    not: without('slab|mica|charge|voltage|energy|field|radius|battery|oil|glass|paper'),
    roles: String.raw`C:F::capacitance|धारिता; A:m^2::area; d:m,cm,mm:separat\w*|distance|apart|between:separation|distance; k:n:dielectric|constant|k:dielectric|constant`,
    said: ({ text }) => (/⟦\d+:⟧/.test(text) ? {} : { k: 1 }),
    laws: [monomial(String.raw`C = \frac{k\varepsilon_0 A}{d}`, 'C = 8.85e-12 k A d^-1')],
  },
  {
    title: ['Wheatstone bridge', 'व्हीटस्टोन सेतु'],
    topic: named('wheatstone|व्हीटस्टोन|bridge', 'balance*|bridge|संतुलित|wheatstone'),
    not: without('train|meter bridge|metre bridge|cm|current|slide|platform|long|speed'),
    roles: 'P:ohm:p; Q:ohm:q; R:ohm:r; S:ohm:s|unknown',
    laws: [
      law(String.raw`\frac{P}{Q} = \frac{R}{S}`, 'P Q R S', (p = 0, q = 0, r = 0, s = 0) => p * s - q * r),
    ],
  },
  {
    title: ['Metre bridge', 'मीटर सेतु'],
    topic: named('meter bridge|metre bridge|bridge|मीटर सेतु', 'balance*|null|balancing|संतुलन'),
    not: without('wheatstone|train|interchange*|shift*|parallel|platform'),
    roles: String.raw`R:ohm:left|known|zzz; S:ohm:right|unknown|zzz:unknown|resistance|right; l:cm::balancing|null|balance`,
    laws: [
      law(
        String.raw`\frac{R}{S} = \frac{l}{100 - l}`,
        'R S l',
        (r = 0, s = 0, l = 0) => r * (100 - l) - s * l,
      ),
    ],
  },
  {
    title: ['Shunt', 'शंट'],
    topic: named('galvanometer|गैल्वेनोमीटर|धारामापी', 'ammeter|shunt|शंट|अमीटर|parallel'),
    not: without('voltmeter|series|half|sensitivity|divisions'),
    roles:
      'S:ohm:shunt|parallel:shunt|resistance|शंट; G:ohm:galvanometer|resistance|coil:galvanometer; I:A:range|ammeter|upto|measure|into:range|measure; I_g:A:deflection|full|scale|galvanometer:deflection',
    laws: [
      law(
        String.raw`S = \frac{I_gG}{I - I_g}`,
        'S Ig G I',
        (s = 0, g = 0, coil = 0, i = 0) => s * (i - g) - g * coil,
      ),
    ],
  },
  {
    title: ['Galvanometer as a voltmeter', 'गैल्वेनोमीटर से वोल्टमीटर'],
    topic: named('galvanometer|गैल्वेनोमीटर', 'voltmeter|वोल्टमीटर|series'),
    not: without('ammeter|shunt|parallel|half|sensitivity|divisions'),
    roles:
      'R:ohm:series:series|resistance; G:ohm:galvanometer|resistance|coil:galvanometer; V:V::range; I_g:A::deflection|current',
    laws: [law(String.raw`R = \frac{V}{I_g} - G`, 'R V Ig G', (r = 0, v = 0, i = 0, g = 0) => r - v / i + g)],
  },
  {
    title: ['Magnetic force on a charge', 'आवेश पर चुंबकीय बल'],
    topic: named(
      'electron|proton|charge|particle|alpha|आवेश|इलेक्ट्रॉन|प्रोटॉन|ion',
      'magnetic|चुंबकीय|t|tesla|field',
    ),
    not: without(
      'angle|radius|circular|electric|kinetic|pitch|helix|helical|frequency|period|parallel|current|coil|wire|loop|circle',
    ),
    roles: 'F:N::force|बल|bal; q:C::charge; v:m/s::speed; B:T::field',
    said: ({ text }) =>
      /⟦\d+:[µnm]?C⟧/.test(text) ? {} : /electron|proton|इलेक्ट्रॉन|प्रोटॉन/.test(text) ? { q: 1.6e-19 } : {},
    laws: [monomial('F = qvB', 'F = q v B')],
  },
  {
    title: ['Radius of a path in a magnetic field', 'चुंबकीय क्षेत्र में पथ की त्रिज्या'],
    topic: named(
      'radius|त्रिज्या',
      'magnetic|चुंबकीय|t|tesla',
      'electron|proton|charge|particle|alpha|ion|इलेक्ट्रॉन|प्रोटॉन',
    ),
    not: without('angle|kinetic|ev|coil|wire|loop|accelerated|volt|energy|cyclotron|current'),
    roles: 'r:m::radius|त्रिज्या; m:kg::mass; v:m/s::speed; q:C::charge; B:T::field',
    said: ({ text }) => ({
      ...(/⟦\d+:[µn]?C⟧/.test(text) || !/electron|proton|इलेक्ट्रॉन|प्रोटॉन/.test(text) ? {} : { q: 1.6e-19 }),
      ...(/⟦\d+:kg⟧/.test(text)
        ? {}
        : /electron|इलेक्ट्रॉन/.test(text)
          ? { m: 9.1e-31 }
          : /proton|प्रोटॉन/.test(text)
            ? { m: 1.67e-27 }
            : {}),
    }),
    laws: [monomial(String.raw`r = \frac{mv}{qB}`, 'r = m v q^-1 B^-1')],
  },
  {
    title: ['Field of a straight wire', 'सीधे तार का चुंबकीय क्षेत्र'],
    topic: named('wire|conductor|तार', 'magnetic|चुंबकीय|field|क्षेत्र', 'current|carrying|dhara|धारा|⟦*'),
    not: without(
      'coil|loop|solenoid|circular|force|two|turns|radius|square|between|emf|resistance|moving|parallel|semicircular|placed',
    ),
    roles: 'B:T::field|magnetic|क्षेत्र; I:A::current; r:m,cm::distance|away',
    laws: [monomial(String.raw`B = \frac{\mu_0I}{2\pi r}`, 'B = 2e-7 I r^-1')],
  },
  {
    title: ['Field of a circular coil', 'वृत्ताकार कुंडली का चुंबकीय क्षेत्र'],
    topic: named('coil|loop|कुंडली', 'center|centre|kendra|केंद्र', 'field|magnetic|क्षेत्र'),
    not: without('solenoid|axis|emf|flux|half|semicircular|square|straight|torque'),
    roles: 'B:T::field|magnetic|क्षेत्र; I:A::current; R:m,cm::radius; N:n:turns|loops|फेरे:turns|number',
    said: ({ text }) => (/⟦\d+:⟧/.test(text) ? {} : { N: 1 }),
    laws: [monomial(String.raw`B = \frac{\mu_0NI}{2R}`, `B = ${2e-7 * Math.PI} N I R^-1`)],
  },
  {
    title: ['Solenoid', 'परिनालिका'],
    topic: named('solenoid|परिनालिका', 'field|magnetic|क्षेत्र'),
    not: without('inductance|core|permeability|energy|flux|emf|end|ends|toroid|per'),
    roles: 'B:T::field|magnetic|क्षेत्र; I:A::current; L:m,cm::long; N:n:turns|number|फेरे:turns|number',
    laws: [monomial(String.raw`B = \frac{\mu_0NI}{L}`, `B = ${4e-7 * Math.PI} N I L^-1`)],
  },
  {
    title: ['Magnetic flux', 'चुंबकीय फ्लक्स'],
    topic: named('flux|फ्लक्स'),
    not: without('emf|induced|change|changes|angle|time|luminous|radius|electric|turns|seconds?'),
    roles: String.raw`\Phi:Wb::flux|फ्लक्स; B:T::field; A:m^2::area`,
    laws: [monomial(String.raw`\Phi = BA`, 'Phi = B A')],
  },
  ...[CHANGE_OF_FLUX, FROM_FLUX_TO_FLUX].map(({ roles, laws }): Formula => ({
    title: ['Induced emf', 'प्रेरित विद्युत वाहक बल'],
    topic: named('emf|induced|प्रेरित|ईएमएफ', 'flux|फ्लक्स'),
    not: without('area|angle|self|inductance|current|rotat*|resistance'),
    roles: `e:V::emf|induced|प्रेरित; N:n:turns|फेरे:turns; t:s::time; ${roles}`,
    said: ({ text }) => (/⟦\d+:⟧/.test(text) ? {} : { N: 1 }),
    laws: [monomial(String.raw`e = N\frac{\Delta\Phi}{\Delta t}`, 'e = N DeltaPhi t^-1'), ...laws],
  })),
  {
    title: ['Motional emf', 'गतिक विद्युत वाहक बल'],
    topic: named(
      'emf|induced|प्रेरित',
      'rod|conductor|wire|छड़|wings?|aeroplane|plane|train|axle',
      'speed|moves?|moving|⟦*',
    ),
    not: without('rotat*|angular|flux|coil|resistance|turns|force|power'),
    roles: 'e:V::emf|induced|प्रेरित; B:T::field; l:m,cm::long; v:m/s::speed',
    laws: [monomial('e = Blv', 'e = B l v')],
  },
  ...[CHANGE_OF_CURRENT, FROM_CURRENT_TO_CURRENT].map(({ roles, laws }): Formula => ({
    title: ['Self-induction', 'स्वप्रेरण'],
    topic: named('induct*|self|प्रेरकत्व|स्वप्रेरण|mutual|coil', 'emf|induct*|प्रेरकत्व|henry', 'current|धारा|⟦*'),
    not: without(
      'reactance|impedance|frequency|ac|resonan*|energy|flux|turns|solenoid|area|capacit*|resistance',
    ),
    roles: `e:V::emf|induced|voltage; L:H::inductance|प्रेरकत्व; t:s::time; ${roles}`,
    laws: [monomial(String.raw`e = L\frac{\Delta I}{\Delta t}`, 'e = L DeltaI t^-1'), ...laws],
  })),
  {
    title: ['Energy of an inductor', 'प्रेरक की ऊर्जा'],
    topic: named('induct*|coil|प्रेरक*|henry', 'energy|ऊर्जा'),
    not: without('capacit*|emf|reactance|time|lc'),
    roles: 'U:J::energy|ऊर्जा|stored; L:H::inductance; I:A::current',
    laws: [monomial(String.raw`U = \frac{1}{2}LI^2`, 'U = 0.5 L I^2')],
  },
  {
    title: ['Resonance', 'अनुनाद'],
    topic: named('resonan*|अनुनाद*|anunad|lc|lcr', 'frequency|आवृत्ति|resonan*|अनुनाद*'),
    not: without('pipe|tube|column|quality|q|factor|impedance|current|power|angular'),
    roles: 'f:Hz::frequency|आवृत्ति; L:H::inductance; C:F::capacitance; R:ohm; V:V',
    spare: ['R', 'V'],
    laws: [monomial(String.raw`f = \frac{1}{2\pi\sqrt{LC}}`, `f = ${1 / (2 * Math.PI)} L^-0.5 C^-0.5`)],
  },
  {
    title: ['Reactance', 'प्रतिघात'],
    topic: named('reactance|प्रतिघात', 'induct*|coil|प्रेरक*|h|henry'),
    not: without('capacit*|impedance|current|lcr|resistance|current|resonan*'),
    roles: String.raw`X_L:ohm::reactance|प्रतिघात; f:Hz::frequency; L:H::inductance; \omega:rad/s::angular`,
    laws: [
      monomial(String.raw`X_L = 2\pi fL`, `XL = ${2 * Math.PI} f L`),
      monomial(String.raw`X_L = \omega L`, 'XL = omega L'),
    ],
  },
  {
    title: ['Reactance', 'प्रतिघात'],
    topic: named('reactance|प्रतिघात', 'capacit*|संधारित्र|धारिता'),
    not: without('induct*|impedance|current|lcr|resistance|resonan*'),
    roles: String.raw`X_C:ohm::reactance|प्रतिघात; f:Hz::frequency; C:F::capacitance; \omega:rad/s::angular`,
    laws: [
      monomial(String.raw`X_C = \frac{1}{2\pi fC}`, `XC = ${1 / (2 * Math.PI)} f^-1 C^-1`),
      monomial(String.raw`X_C = \frac{1}{\omega C}`, 'XC = omega^-1 C^-1'),
    ],
  },
  {
    title: ['Impedance', 'प्रतिबाधा'],
    topic: named('impedance|प्रतिबाधा'),
    not: without('current|power|frequency|parallel|phase|characteristic'),
    roles: String.raw`Z:ohm::impedance|प्रतिबाधा; X_L:ohm:inductive|xl|x_l|l:inductive; X_C:ohm:capacitive|xc|x_c|c:capacitive; R:ohm:resistance|r|resistor:resistance`,
    said: ({ text }) => ({
      ...(/(?<!\S)(?:inductive|xl|x_l|प्रेरणिक)(?!\S)/.test(text) ? {} : { XL: 0 }),
      ...(/(?<!\S)(?:capacitive|xc|x_c|धारितीय)(?!\S)/.test(text) ? {} : { XC: 0 }),
    }),
    laws: [
      law(
        String.raw`Z = \sqrt{R^2 + (X_L - X_C)^2}`,
        'Z R XL XC',
        (z = 0, r = 0, l = 0, c = 0) => z - Math.hypot(r, l - c),
      ),
    ],
  },
  {
    title: ['Transistor', 'ट्रांजिस्टर'],
    topic: named('transistor|ट्रांजिस्टर|collector|emitter|son', 'base|collector|emitter|आधार|संग्राहक'),
    not: without('voltage|resistance|input|output|transistors|amplifier|x|probability'),
    roles: String.raw`\beta:n:son|β|gain:son|β|gain|amplification; I_C:mA:collector|संग्राहक|ic:collector|संग्राहक; I_B:mA:base|आधार|ib:base|आधार; I_E:mA:emitter|उत्सर्जक|ie:emitter|उत्सर्जक`,
    laws: [
      monomial(String.raw`\beta = \frac{I_C}{I_B}`, 'beta = IC IB^-1'),
      law('I_E = I_B + I_C', 'IE IB IC', (e = 0, b = 0, c = 0) => e - b - c),
    ],
  },
];
