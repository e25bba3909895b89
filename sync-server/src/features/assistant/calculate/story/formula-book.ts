import { type Formula, frameOf, radians, without } from './formula.ts';
import { CHEMISTRY_FORMULAE } from './formulae-chemistry.ts';
import { ELECTRICITY_FORMULAE } from './formulae-electricity.ts';
import { HEAT_FORMULAE } from './formulae-heat-and-waves.ts';
import { MECHANICS_FORMULAE } from './formulae-mechanics.ts';
import type { Frame } from './frame.ts';
import { law } from './solve.ts';

/** Single formulae of physics, by the words that name them. */
const FORMULAE: readonly Formula[] = [
  {
    title: ['Transformer', 'ट्रांसफार्मर'],
    topic: /(?<!\S)(?:transformer|ट्रांसफार्मर|ट्रांसफॉर्मर)(?!\S)/,
    not: without('efficiency|power|current'),
    roles:
      'N_p:n:primary|प्राथमिक|prathmik:primary turns|turns primary; N_s:n:secondary|द्वितीयक|dwitiyak:secondary turns|turns secondary|ask turns|number turns|फेरे; V_p:V:primary|input|mains|supply|इनपुट|प्राथमिक:primary voltage|input|इनपुट; V_s:V:secondary|output|आउटपुट|द्वितीयक:secondary voltage|output|voltage secondary|output voltage|आउटपुट|voltage',
    laws: [
      law(
        String.raw`\frac{V_s}{V_p} = \frac{N_s}{N_p}`,
        'Vs Vp Ns Np',
        (s = 0, p = 0, n = 0, m = 0) => s * m - p * n,
      ),
    ],
  },
  {
    title: ['Force on a current', 'धारा पर बल'],
    topic: /^(?=.*(?:field|magnetic|चुंबकीय|wire|conductor))(?=.*⟦\d+:T⟧)/,
    not: without('coil|flux|emf|charge|proton|electron|angle|moving|velocity|radius|torque'),
    roles: 'F:N:force|बल|bal:force|बल|bal; B:T::field; I:A::current; L:m,cm::long',
    laws: [law('F = BIL', 'F B I L', (f = 0, b = 0, i = 0, l = 0) => f - b * i * l)],
  },
  {
    title: ['Spring', 'स्प्रिंग'],
    topic: /(?<!\S)(?:spring|स्प्रिंग|kamani)(?!\S)/,
    not: without('parallel|series|energy|speed|maximum|amplitude|cut|collision|work'),
    roles: String.raw`T:s::period|time; f:Hz::frequency; x:m,cm:extension|stretch\w*|compress\w*|elongat\w*|khinch\w*:extension|stretch|elongation|compression|stretched; F:N:force|weight|load:force; k:N/m::constant|stiffness; m:kg::mass`,
    laws: [
      law(
        String.raw`T = 2\pi\sqrt{\frac{m}{k}}`,
        'T m k',
        (t = 0, m = 0, k = 0) => t - 2 * Math.PI * Math.sqrt(m / k),
      ),
      law(String.raw`f = \frac{1}{T}`, 'f T', (f = 0, t = 0) => f * t - 1),
      law('F = kx', 'F k x', (f = 0, k = 0, x = 0) => f - k * x),
    ],
  },
  {
    title: ['Energy of a spring', 'स्प्रिंग की ऊर्जा'],
    topic:
      /(?<!\S)(?:spring|स्प्रिंग)(?!\S)(?=.*(?:energy|work|ऊर्जा))|(?:energy|work|ऊर्जा).*(?<!\S)(?:spring|स्प्रिंग)(?!\S)/,
    not: without('speed|velocity|period|from|cut'),
    roles: 'U:J::energy|work|stored|ऊर्जा; k:N/m::constant; x:m,cm::extension|compression',
    laws: [law(String.raw`U = \frac{1}{2}kx^2`, 'U k x', (u = 0, k = 0, x = 0) => u - 0.5 * k * x * x)],
  },
  {
    title: ['Refraction', 'अपवर्तन'],
    topic:
      /(?<!\S)(?:refraction|refracted|अपवर्तन|snell)(?!\S)(?=.*⟦\d+:deg⟧)|⟦\d+:deg⟧(?=.*(?:refract\w*|अपवर्त))/,
    not: without('prism|critical|lens|mirror|deviation|glass slab|shift'),
    roles:
      'r:deg:refraction|refracted:angle refraction|refraction|refracted; i:deg:incidence|air|enters|incident:incidence; n:n:index|refractive:index',
    laws: [
      law(
        String.raw`n = \frac{\sin i}{\sin r}`,
        'n i r',
        (n = 0, i = 0, r = 0) => n * Math.sin(radians(Math.min(r, 90))) - Math.sin(radians(Math.min(i, 90))),
      ),
    ],
  },
  {
    title: ['Critical angle', 'क्रांतिक कोण'],
    topic: /(?<!\S)(?:critical|क्रांतिक)(?!\S)/,
    not: without('temperature|pressure|point|mass|velocity|resistance|damping'),
    roles: 'C:deg:critical|angle:critical angle|angle critical|critical; n:n:index|refractive|glass:index',
    laws: [
      law(
        String.raw`\sin C = \frac{1}{n}`,
        'C n',
        (c = 0, n = 0) => n * Math.sin(radians(Math.min(c, 90))) - 1,
      ),
    ],
  },
  {
    title: ['Refractive index', 'अपवर्तनांक'],
    topic:
      /(?<!\S)(?:refractive|index|medium|inside|n|µ)(?!\S)(?=.*(?:light|wavelength))|(?:light|wavelength|प्रकाश).*(?<!\S)(?:index|n|n=|µ|अपवर्तनांक)(?!\S)/,
    not: without('angle|lens|prism|critical|photon|energy|slit|fringe|apparent|depth'),
    roles: String.raw`v:m/s::speed|velocity; \lambda':nm:water|inside|glass|medium|new:wavelength; \lambda:nm:light|vacuum|air|sodium|wavelength:air|vacuum; n:n:n|index|µ|n=:index|refractive`,
    constants: { c: 3e8 },
    laws: [
      law(String.raw`\lambda' = \frac{\lambda}{n}`, "lambda' lambda n", (m = 0, l = 0, n = 0) => m * n - l),
      law(String.raw`v = \frac{c}{n}`, 'v c n', (v = 0, c = 0, n = 0) => v * n - c),
    ],
  },
  {
    title: ['Banking and friction on a curve', 'मोड़ पर घर्षण'],
    topic: /(?<!\S)(?:curve|turn|bend|मोड़|mod)(?!\S)(?=.*(?:friction|coeff\w*|घर्षण|µ))/,
    not: without('banked|angle'),
    roles: String.raw`v:m/s::speed|safe|velocity; r:m::radius; \mu:n:friction|coefficient|coeff|µ|is:coefficient`,
    constants: { g: 9.8 },
    laws: [
      law(String.raw`v = \sqrt{\mu r g}`, 'v mu r g', (v = 0, m = 0, r = 0, g = 0) => v * v - m * r * g),
    ],
  },
  {
    title: ['Friction', 'घर्षण'],
    topic: /(?<!\S)(?:friction|घर्षण)(?!\S)/,
    not: without(
      'curve|turn|angle|inclined|incline|stop|stops|acceleration|distance|horizontal force|pulled',
    ),
    roles: String.raw`f:N::friction|force; \mu:n:coefficient|coeff|friction|µ:coefficient|coeff; m:kg::mass`,
    constants: { g: 9.8 },
    laws: [law(String.raw`f = \mu mg`, 'f mu m g', (f = 0, u = 0, m = 0, g = 0) => f - u * m * g)],
  },
  {
    title: ['Centripetal force', 'अभिकेंद्र बल'],
    topic:
      /(?<!\S)(?:centripetal|circular|circle|अभिकेंद्र|revolves?|whirled|ghum\w*)(?!\S)(?=.*⟦\d+:(?:m\/s|km\/h)⟧)|⟦\d+:(?:m\/s|km\/h)⟧(?=.*(?:centripetal|circular|circle))/,
    not: without('friction|banked|vertical|string|tension|friction|charge|proton|electron'),
    roles: 'a:m/s^2::acceleration|त्वरण; F:N::force|बल|bal; v:m/s::speed|velocity; r:m::radius; m:kg::mass',
    laws: [
      law(String.raw`a = \frac{v^2}{r}`, 'a v r', (a = 0, v = 0, r = 0) => a * r - v * v),
      law(String.raw`F = \frac{mv^2}{r}`, 'F m v r', (f = 0, m = 0, v = 0, r = 0) => f * r - m * v * v),
    ],
  },
  {
    title: ["Archimedes' principle", 'आर्किमिडीज़ का सिद्धांत'],
    topic:
      /(?<!\S)(?:relative density|relative|specific gravity|आपेक्षिक)(?!\S)(?=.*⟦)|⟦(?=.*(?:relative density|specific gravity|आपेक्षिक))/,
    not: without('motion|velocity|speed|error'),
    roles: String.raw`d:n::density|gravity|घनत्व; W_w:N,g,kg:water|immersed|dipped|पानी:water; W_a:N,g,kg:air|हवा|hawa:air`,
    laws: [law(String.raw`d = \frac{W_a}{W_a - W_w}`, 'd Wa Ww', (d = 0, a = 0, w = 0) => d * (a - w) - a)],
  },
  {
    title: ['Doppler effect', 'डॉप्लर प्रभाव'],
    topic:
      /(?<!\S)(?:siren|whistle|horn|doppler|सीटी|observer)(?!\S)(?=.*⟦\d+:Hz⟧)|⟦\d+:Hz⟧(?=.*(?:siren|whistle|horn|towards|approach\w*))/,
    not: without('away|recedes?|receding|both|wall|echo|observer moves|beats?|reflected'),
    roles:
      "f':Hz:hear|heard|observed|apparent:frequency|hear|heard; f:Hz:siren|frequency|emits|whistle|horn|source:zzz; v:m/s,n:sound:zzz; u:m/s:towards|comes|approaches|approaching|moving|source|train|car|ambulance:zzz",
    laws: [
      law(
        String.raw`f' = f\,\frac{v}{v - u}`,
        "f' f v u",
        (h = 0, f = 0, v = 0, u = 0) => h * (v - u) - f * v,
      ),
    ],
  },
  {
    title: ['Photoelectric effect', 'प्रकाश-विद्युत प्रभाव'],
    topic: /(?<!\S)(?:work function|photoelectric|stopping|कार्य फलन|photoelectron\w*|photons?)(?!\S)/,
    not: without('threshold|nm|wavelength|frequency|number|current'),
    roles: String.raw`V_0:V::stopping|potential; K:eV:kinetic|maximum:kinetic|maximum; E:eV:photons?|light|energy|incident|photon:photon energy; \phi:eV:function|metal|work:function`,
    laws: [
      law(String.raw`K_{max} = h\nu - \phi`, 'K E phi', (k = 0, e = 0, p = 0) => k - e + p),
      law(String.raw`eV_0 = K_{max}`, 'V0 K', (v = 0, k = 0) => v - k),
    ],
  },
  {
    title: ['Alternating current', 'प्रत्यावर्ती धारा'],
    topic: /(?<!\S)(?:peak|rms|ac)(?!\S)(?=.*(?:rms|peak))/,
    not: without('average|speed|gas|capacitor|inductor|impedance|power'),
    roles:
      'V_{rms}:V:rms:rms; V_0:V:peak|maximum:peak|maximum; I_{rms}:A:rms:rms current|current rms; I_0:A:peak:peak current',
    laws: [
      law(String.raw`V_{rms} = \frac{V_0}{\sqrt{2}}`, 'Vrms V0', (r = 0, p = 0) => r * Math.SQRT2 - p),
      law(String.raw`I_{rms} = \frac{I_0}{\sqrt{2}}`, 'Irms I0', (r = 0, p = 0) => r * Math.SQRT2 - p),
    ],
  },
  {
    title: ['Impulse', 'आवेग'],
    topic: /(?<!\S)(?:impulse|आवेग)(?!\S)/,
    not: without('angle|rebounds? with same|charge'),
    roles: String.raw`J:kg m/s::impulse|आवेग; m:kg,g::mass; u:m/s:hits|strikes|with|initial|moving:zzz; v:m/s:returns?|rebounds?|back|ago|bounces?|wapas|later:zzz`,
    laws: [law('J = m(u + v)', 'J m u v', (j = 0, m = 0, u = 0, v = 0) => j - m * (u + v))],
  },
  {
    title: ['Electric field', 'विद्युत क्षेत्र'],
    topic: /(?<!\S)(?:electric field|field|विद्युत क्षेत्र)(?!\S)(?=.*⟦\d+:(?:C|µC|nC)⟧)/,
    not: without('plates?|sheet|wire|force|two|shell|dipole|midpoint|potential|zero'),
    roles: 'E:N/C::field|क्षेत्र; q:C::charge; r:m::distance|away|far',
    laws: [
      law(
        String.raw`E = \frac{kq}{r^2},\ k = 9 \times 10^9`,
        'E q r',
        (e = 0, q = 0, r = 0) => e * r * r - 9e9 * q,
      ),
    ],
  },
  {
    title: ['Capacitor', 'संधारित्र'],
    topic: /(?<!\S)(?:capacitor|capacitance|संधारित्र|condenser)(?!\S)/,
    not: without('series|parallel|dielectric|plates?|area|two|each|connected across|disconnected'),
    roles: String.raw`U:J::energy|ऊर्जा; Q:C::charge|आवेश; C:F::capacitance|dharita; V:V::voltage|potential`,
    laws: [
      law('Q = CV', 'Q C V', (q = 0, c = 0, v = 0) => q - c * v),
      law(String.raw`U = \frac{1}{2}CV^2`, 'U C V', (u = 0, c = 0, v = 0) => u - 0.5 * c * v * v),
    ],
  },
  {
    title: ["Pascal's law", 'पास्कल का नियम'],
    topic: /(?<!\S)(?:hydraulic|piston|pistons|पिस्टन)(?!\S)/,
    not: without('gas|engine|temperature|pressure'),
    roles:
      'F_2:N:big|large|larger|bigger|other:force|lift|load; F_1:N:small|smaller|push|applied|on:small force; A_1:cm^2:small|smaller:zzz; A_2:cm^2:big|large|larger|bigger:zzz',
    laws: [
      law(
        String.raw`\frac{F_1}{A_1} = \frac{F_2}{A_2}`,
        'F1 A1 F2 A2',
        (f = 0, a = 0, g = 0, b = 0) => f * b - g * a,
      ),
    ],
  },
  {
    title: ['Pressure in a liquid', 'द्रव में दाब'],
    topic: /(?<!\S)(?:pressure|दाब|dab)(?!\S)(?=.*(?:water|depth|liquid|height|पानी|गहराई))/,
    not: without('gas|atm|piston|area|force|atmospheric|hydraulic|absolute|total'),
    roles: 'p:Pa::pressure|दाब|dab; h:m::height; d:kg/m^3::density',
    constants: { g: 9.8 },
    laws: [law(String.raw`p = h\rho g`, 'p h g', (p = 0, h = 0, g = 0) => p - h * 1000 * g)],
  },
  {
    title: ['Electrolysis', 'विद्युत अपघटन'],
    topic: /(?<!\S)(?:agno3|silver|चाँदी)(?!\S)(?=.*(?:deposit\w*|principal|electroly\w*|coulombs?|passed))/,
    not: without('copper|cu|series|nickel'),
    roles: 'm:g::mass|deposited|silver; q:C::charge|coulombs; I:A::current; t:s::time|how-long',
    laws: [
      law(String.raw`m = \frac{108\,q}{96500}`, 'm q', (m = 0, q = 0) => m - (108 * q) / 96_500),
      law('q = It', 'q I t', (q = 0, i = 0, t = 0) => q - i * t),
    ],
  },
];

export const FORMULA_FRAMES: readonly Frame[] = [
  ...FORMULAE,
  ...MECHANICS_FORMULAE,
  ...HEAT_FORMULAE,
  ...ELECTRICITY_FORMULAE,
  ...CHEMISTRY_FORMULAE,
].map(frameOf);
