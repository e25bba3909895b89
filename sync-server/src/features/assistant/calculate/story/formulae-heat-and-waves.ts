import { type Formula, named, radians, without } from './formula.ts';
import { law, type Law, monomial } from './solve.ts';

/** A rise by so many degrees, or from one temperature to another. */
const RISES: readonly { readonly roles: string; readonly laws: readonly Law[] }[] = [
  {
    roles: String.raw`\Delta{T}:deg,K,C::rise|raise|change|difference|temperature|taapman|तापमान`,
    laws: [],
  },
  {
    roles: 'T_1:deg,K,C::initial:T2; T_2:deg,K,C::final',
    laws: [
      law(
        String.raw`\Delta T = |T_2 - T_1|`,
        'DeltaT T1 T2',
        (d = 0, one = 0, two = 0) => d - Math.abs(two - one),
      ),
    ],
  },
];

/** Single formulae of heat, of waves and of light. */
export const HEAT_FORMULAE: readonly Formula[] = [
  {
    title: ['Latent heat', 'गुप्त ऊष्मा'],
    topic: named(
      'latent|melt|ice|barf|बर्फ|vapor*|vapour*|steam|boil*|l|गुप्त|fusion|pighl*|पिघल*',
      'heat|energy|latent|ऊष्मा|ushma|गुप्त|l|joules?|calories?',
    ),
    not: without('specific|mix|power|time|current|final|raise|rise'),
    roles:
      'Q:J::heat|energy|ऊष्मा|ushma|joules?|calories?; m:kg::mass|ice; L:J/kg::latent|गुप्त; T:deg,C,K::zzz',
    spare: ['T'],
    laws: [monomial('Q = mL', 'Q = m L')],
  },
  // Of water in calories, where those are asked for.
  ...RISES.map(({ roles, laws }): Formula => ({
    title: ['Heat', 'ऊष्मा'],
    topic: named('calories?|kelori|कैलोरी', 'water'),
    not: without('latent|melt|ice|steam|mix|specific|joules?'),
    roles: `Q:cal::calories?|kelori|कैलोरी|heat; m:g::mass; ${roles}`,
    laws: [monomial(String.raw`Q = mc\,\Delta T,\ c = 1\ \mathrm{cal/(g\,K)}`, 'Q = m DeltaT'), ...laws],
  })),
  ...RISES.map(({ roles, laws }): Formula => ({
    title: ['Heat', 'ऊष्मा'],
    topic: named(
      'heat|ऊष्मा|ushma|energy|ऊर्जा|garam|गर्म',
      'temperature|tapman|taap|ताप*|specific|degree|⟦*:(?:deg|K|C)⟧',
    ),
    not: without(
      'latent|melt|ice|steam|mix|mixed|engine|carnot|rod|conduct*|expansion|gas|power|current|photon|reaction|bomb|work|entropy|resistance',
    ),
    roles: `Q:J::heat|energy|ऊष्मा|ushma|joules?|calories?; m:kg::mass; c:J/kg K::specific|capacity; ${roles}`,
    said: ({ words, text }) =>
      words.has('water') && !/⟦\d+:[^⟧]*(?:J|cal)\/[^⟧]*⟧/.test(text) ? { c: 4200 } : {},
    laws: [monomial(String.raw`Q = mc\,\Delta T`, 'Q = m c DeltaT'), ...laws],
  })),
  {
    title: ['Carnot engine', 'कार्नो इंजन'],
    topic: named(
      'carnot|कार्नो|source|sink|reservoir*|engine|इंजन',
      'efficiency|दक्षता|dakshata|k|temperature*|source|sink',
    ),
    not: without('refrigerator|cop|coefficient|work|power|speed|car|light|light source|energy source'),
    roles: String.raw`\eta:percent:efficiency:efficiency|दक्षता|dakshata; T_1:K:source|hot|higher|boiler|high|srot|स्रोत:source|hot:T2; T_2:K:sink|cold|lower|low|सिंक:sink|cold`,
    laws: [
      law(String.raw`\eta = 1 - \frac{T_2}{T_1}`, 'eta T1 T2', (e = 0, hot = 0, cold = 0) =>
        hot > cold ? e - 100 * (1 - cold / hot) : Number.NaN,
      ),
    ],
  },
  {
    title: ['Efficiency of a heat engine', 'ऊष्मा इंजन की दक्षता'],
    topic: named('engine|इंजन', 'heat|ऊष्मा|absorbs?|rejects?|work'),
    not: without('carnot|temperature|k|car|train|speed|power'),
    roles: String.raw`\eta:percent:efficiency:efficiency|दक्षता; W:J:work|does:work; Q_1:J:absorbs?|takes|source|supplied|heat:absorb\w*; Q_2:J:rejects?|sink|releases?|gives:rejects?|rejected`,
    laws: [
      monomial(String.raw`\eta = \frac{W}{Q_1}`, 'eta = 100 W Q1^-1'),
      law('W = Q_1 - Q_2', 'W Q1 Q2', (w = 0, one = 0, two = 0) => w - one + two),
    ],
  },
  {
    title: ['First law of thermodynamics', 'ऊष्मागतिकी का पहला नियम'],
    topic: named('internal|आंतरिक', 'energy|ऊर्जा|urja'),
    not: without('moles?|temperature|k|isothermal|adiabatic|enthalpy|cyclic|resistance'),
    roles: String.raw`\Delta{U}:J:internal:internal|आंतरिक; Q:J:heat|supplied|absorb\w*|given|ऊष्मा:heat; W:J:work|done|does|कार्य:work`,
    isSigned: true,
    laws: [law(String.raw`\Delta U = Q - W`, 'DeltaU Q W', (u = 0, q = 0, w = 0) => u - q + w)],
  },
  {
    title: ['Work of an isothermal expansion', 'समतापी प्रसार में कार्य'],
    topic: named('isothermal*|समतापी', 'work|कार्य'),
    not: without('adiabatic|irreversible|pressure|atm|against|external'),
    roles: 'W:J::work|कार्य; n:mol; T:K::temperature; V_1:L:::V2; V_2:L',
    isSigned: true,
    laws: [
      law(
        String.raw`W = nRT\ln\frac{V_2}{V_1},\ R = 8.314`,
        'W n T V1 V2',
        (w = 0, n = 0, t = 0, one = 0, two = 0) => w - n * 8.314 * t * Math.log(two / one),
      ),
    ],
  },
  {
    title: ["Wien's law", 'वीन का नियम'],
    topic: named(
      'wien*|peak|maximum|largest',
      'wavelength|तरंगदैर्घ्य',
      'temperature|k|ताप|star|sun|blackbody|black',
    ),
    not: without('photoelectric|frequency|series|energy'),
    roles: String.raw`\lambda:nm::wavelength; T:K::temperature`,
    laws: [monomial(String.raw`\lambda T = 2.898 \times 10^{-3}\ \mathrm{m\,K}`, 'lambda = 2.898e6 T^-1')],
  },
  {
    title: ['Beats', 'विस्पंद'],
    topic: named('beats?|विस्पंद'),
    not: without('@a|wax|unknown|loaded|filed|string|speed|pipe|race|length|period'),
    roles: 'b:Hz:beats:beats|beat; f_1:Hz:zzz:zzz:f2; f_2:Hz:zzz:zzz',
    laws: [law('b = |f_1 - f_2|', 'b f1 f2', (b = 0, one = 0, two = 0) => b - Math.abs(one - two))],
  },
  {
    title: ['Organ pipe', 'ऑर्गन पाइप'],
    topic: named('pipe|tube|नली', 'open|close|closed|खुली|बंद', 'fundamental|frequency|आवृत्ति|mool'),
    not: without('overtone|harmonic|end correction|resonance|beats|second|third|both|fill|tank|tuning'),
    roles: 'f:Hz::frequency|fundamental|आवृत्ति; v:m/s::zzz; L:m,cm::long',
    said: ({ text }) => {
      const isClosed = /(?<!\S)(?:close|closed|बंद)(?!\S)/.test(text);
      const isOpen = /(?<!\S)(?:open|खुली)(?!\S)/.test(text);
      return isClosed === isOpen ? null : { k: isClosed ? 4 : 2 };
    },
    laws: [
      monomial(
        String.raw`f = \frac{v}{kL}\ \text{(open: } k = 2, \text{ closed: } k = 4)`,
        'f = v k^-1 L^-1',
      ),
    ],
  },
  {
    title: ['Echo', 'प्रतिध्वनि'],
    topic: named('echo|pratidhwani|प्रतिध्वनि|sonar|radar'),
    not: without('two|cliffs|train|car|driver|approach*|minimum|smallest|wavelength|frequency'),
    roles: 'd:m,km::distance|how-far|depth|height|deep|far; v:m/s::speed; t:s::time|how-long',
    laws: [monomial(String.raw`d = \frac{vt}{2}`, 'd = 0.5 v t')],
  },
  {
    title: ['Simple harmonic motion', 'सरल आवर्त गति'],
    topic: named('amplitude|आयाम', 'maximum|largest|max', 'speed|acceleration|velocity|वेग|त्वरण'),
    not: without('energy|displacement|distance|spring|mean|wave'),
    roles: String.raw`v:m/s::speed; a:m/s^2::acceleration; A:m,cm::amplitude; \omega:rad/s::angular; f:Hz::frequency; T:s::period|time`,
    laws: [
      monomial(String.raw`v_{max} = \omega A`, 'v = omega A'),
      monomial(String.raw`a_{max} = \omega^2 A`, 'a = omega^2 A'),
      monomial(String.raw`\omega = 2\pi f`, `omega = ${2 * Math.PI} f`),
      monomial(String.raw`\omega = \frac{2\pi}{T}`, `omega = ${2 * Math.PI} T^-1`),
    ],
  },
  {
    title: ["Young's double slit", 'यंग का द्वि-झिरी प्रयोग'],
    topic: named('fringe*|फ्रिंज|slit*|double-slit|ydse', 'fringe*|width|breadth|फ्रिंज|wavelength'),
    not: without('single|diffraction|angular|bright|dark|order|water|glass|central|intensity|shift'),
    roles: String.raw`\beta:mm,cm,m:fringe|width|breadth:fringe|width|breadth; \lambda:nm,Å:wavelength|light:wavelength; d:mm,cm:slits?|separat\w*|apart|between:separation|slits; D:m,cm:screen|away|distance:screen`,
    laws: [
      law(
        String.raw`\beta = \frac{\lambda D}{d}`,
        'beta lambda D d',
        (b = 0, l = 0, far = 0, d = 0) => b * d - l * 1e-3 * far,
      ),
    ],
  },
  {
    title: ['Power of lenses in contact', 'संपर्क में लेंसों की क्षमता'],
    topic: named('lens*|लेंस', 'contact|combination|संपर्क|joined|together|both'),
    not: without('separated|apart|image|concave|diverging|अवतल'),
    roles: 'f:cm::focal|combination; f_1:cm:::f2; f_2:cm',
    laws: [
      law(
        String.raw`\frac{1}{f} = \frac{1}{f_1} + \frac{1}{f_2}`,
        'f f1 f2',
        (f = 0, one = 0, two = 0) => 1 / f - 1 / one - 1 / two,
      ),
    ],
  },
  {
    title: ['Apparent depth', 'आभासी गहराई'],
    topic: named('apparent|appears?|appear|आभासी|aabhasi|seems?'),
    not: without('weight|frequency|power|magnitude|moving|lift|power'),
    roles:
      'd_a:cm,m:apparent|appears?|आभासी:apparent|appear|appears|seem|seems|आभासी; d:cm,m:real|actual|height|deep|depth:real|actual; n:n:index|refractive|n:index',
    said: ({ words, text }) => (words.has('water') && !/⟦\d+:⟧/.test(text) ? { n: 4 / 3 } : {}),
    laws: [monomial(String.raw`n = \frac{d}{d_a}`, 'n = d da^-1')],
  },
  {
    title: ['Prism', 'प्रिज़्म'],
    topic: named('prism|प्रिज़्म|प्रिज्म', 'minimum|smallest|न्यूनतम', 'deviation|विचलन'),
    not: without('thin|dispersive|dispersion|incidence|emergence'),
    roles:
      'n:n:index|refractive|n:index; A:deg:prism|angle:prism:D; D:deg:deviation|smallest|minimum:deviation',
    laws: [
      law(
        String.raw`n = \frac{\sin\frac{A + D}{2}}{\sin\frac{A}{2}}`,
        'n A D',
        (n = 0, a = 0, d = 0) =>
          n * Math.sin(radians(Math.min(a, 179) / 2)) - Math.sin(radians(Math.min(a + d, 180) / 2)),
      ),
    ],
  },
  {
    title: ['Photon', 'फोटॉन'],
    topic: named(
      'photons?|फोटॉन|radiation|light|प्रकाश',
      'ev|energy|ऊर्जा|urja|wavelength|तरंगदैर्घ्य',
      'wavelength|energy|ऊर्जा|तरंगदैर्घ्य|frequency',
    ),
    not: without(
      'function|threshold|stopping|number|photoelectric|electron|metal|speed|power|slit|fringe|index|refract*|water|glass|hydrogen|series|level|transition',
    ),
    roles: String.raw`E:eV::energy|ऊर्जा|urja; \lambda:nm,Å::wavelength|तरंगदैर्घ्य`,
    laws: [monomial(String.raw`E = \frac{hc}{\lambda},\ hc = 1240\ \mathrm{eV\,nm}`, 'E = 1240 lambda^-1')],
  },
  {
    title: ['Matter waves', 'द्रव्य तरंगें'],
    topic: named('broglie|matter wave*|de-broglie|ब्रॉग्ली|डी-ब्रॉग्ली'),
    not: without('volt|accelerated|ev|k|thermal|neutron temperature|energy|kinetic'),
    roles: String.raw`\lambda:m::wavelength|तरंगदैर्घ्य; m:kg::mass; v:m/s::speed; p:kg m/s::momentum`,
    said: ({ text }) =>
      /⟦\d+:k?g⟧/.test(text)
        ? {}
        : /electron|इलेक्ट्रॉन/.test(text)
          ? { m: 9.1e-31 }
          : /proton|प्रोटॉन/.test(text)
            ? { m: 1.67e-27 }
            : {},
    laws: [
      monomial(
        String.raw`\lambda = \frac{h}{mv},\ h = 6.626 \times 10^{-34}\ \mathrm{J\,s}`,
        'lambda = 6.626e-34 m^-1 v^-1',
      ),
      monomial(
        String.raw`\lambda = \frac{h}{p},\ h = 6.626 \times 10^{-34}\ \mathrm{J\,s}`,
        'lambda = 6.626e-34 p^-1',
      ),
    ],
  },
  {
    title: ['Threshold of the photoelectric effect', 'देहली'],
    topic: named('threshold|देहली|cutoff|cut-off', 'function|फलन|ev|metal'),
    not: without('voltage|stopping|kinetic|incident|circuit'),
    roles: String.raw`\lambda_0:nm::wavelength|तरंगदैर्घ्य; \phi:eV::function|फलन; f_0:Hz::frequency|आवृत्ति`,
    laws: [
      monomial(String.raw`\lambda_0 = \frac{hc}{\phi},\ hc = 1240\ \mathrm{eV\,nm}`, 'lambda0 = 1240 phi^-1'),
      monomial(
        String.raw`f_0 = \frac{\phi}{h},\ h = 4.136 \times 10^{-15}\ \mathrm{eV\,s}`,
        `f0 = ${1 / 4.136e-15} phi`,
      ),
    ],
  },
  {
    title: ['Mass and energy', 'द्रव्यमान-ऊर्जा तुल्यता'],
    topic: named(
      'equivalent|converted|destroyed|annihilat*|e=mc2|einstein*|mass-energy|defect|तुल्य*',
      'energy|ऊर्जा',
    ),
    not: without('kinetic|potential|binding|u|amu|nuclear|temperature|speed|mev'),
    roles: 'E:J::energy|ऊर्जा; m:kg::mass|द्रव्यमान',
    laws: [monomial(String.raw`E = mc^2,\ c = 3 \times 10^8\ \mathrm{m/s}`, 'E = 9e16 m')],
  },
];
