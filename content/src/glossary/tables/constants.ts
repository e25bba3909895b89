/** Physical constants. Source: CODATA 2022, and the standard values of the BIPM and IUPAC; in brackets the uncertainty. */
export const constants: readonly {
  readonly name: string;
  readonly names: readonly string[];
  /** TeX without delimiters. */
  readonly symbol: string;
  readonly value: string;
  readonly isExact?: true;
}[] = [
  {
    name: 'Speed of light in vacuum',
    names: ['speed of light', 'velocity of light', 'prakash ki chal', 'value of c', 'प्रकाश की चाल'],
    symbol: 'c',
    value: String.raw`299\,792\,458\ \mathrm{m\,s^{-1}}`,
    isExact: true,
  },
  {
    name: 'Planck constant',
    names: ["planck's constant", 'value of h', 'plank constant', 'प्लांक नियतांक'],
    symbol: 'h',
    value: String.raw`6.626\,070\,15 \times 10^{-34}\ \mathrm{J\,s}`,
    isExact: true,
  },
  {
    name: 'Reduced Planck constant',
    names: ['h bar', 'hbar', 'h cut'],
    symbol: String.raw`\hbar`,
    value: String.raw`1.054\,571\,817 \times 10^{-34}\ \mathrm{J\,s}`,
  },
  {
    name: 'Elementary charge',
    names: [
      'charge of electron',
      'charge of proton',
      'charge on an electron',
      'value of e charge',
      'electron ka aavesh',
      'इलेक्ट्रॉन का आवेश',
    ],
    symbol: 'e',
    value: String.raw`1.602\,176\,634 \times 10^{-19}\ \mathrm{C}`,
    isExact: true,
  },
  {
    name: 'Boltzmann constant',
    names: ['value of k boltzmann', 'boltzman constant', 'बोल्ट्ज़मान नियतांक'],
    symbol: 'k',
    value: String.raw`1.380\,649 \times 10^{-23}\ \mathrm{J\,K^{-1}}`,
    isExact: true,
  },
  {
    name: 'Avogadro constant',
    names: ['avogadro number', "avogadro's number", 'value of na avogadro', 'आवोगाद्रो संख्या'],
    symbol: String.raw`N_\mathrm{A}`,
    value: String.raw`6.022\,140\,76 \times 10^{23}\ \mathrm{mol^{-1}}`,
    isExact: true,
  },
  {
    name: 'Molar gas constant',
    names: ['gas constant', 'universal gas constant', 'value of r', 'गैस नियतांक'],
    symbol: 'R',
    value: String.raw`8.314\,462\,618\ \mathrm{J\,mol^{-1}\,K^{-1}}`,
  },
  {
    name: 'Faraday constant',
    names: ['value of faraday', '1 faraday', 'फैराडे नियतांक'],
    symbol: 'F',
    value: String.raw`96\,485.332\,12\ \mathrm{C\,mol^{-1}}`,
  },
  {
    name: 'Gravitational constant',
    names: [
      'universal gravitational constant',
      'value of capital g',
      'newtonian constant of gravitation',
      'गुरुत्वाकर्षण नियतांक',
    ],
    symbol: 'G',
    value: String.raw`6.674\,30(15) \times 10^{-11}\ \mathrm{N\,m^2\,kg^{-2}}`,
  },
  {
    name: 'Standard acceleration of gravity',
    names: ['standard gravity', 'value of small g'],
    symbol: 'g_n',
    value: String.raw`9.806\,65\ \mathrm{m\,s^{-2}}`,
    isExact: true,
  },
  {
    name: 'Electric constant (permittivity of vacuum)',
    names: ['permittivity of free space', 'permittivity of vacuum', 'epsilon nought', 'value of epsilon 0'],
    symbol: String.raw`\varepsilon_0`,
    value: String.raw`8.854\,187\,8188(14) \times 10^{-12}\ \mathrm{F\,m^{-1}}`,
  },
  {
    name: 'Magnetic constant (permeability of vacuum)',
    names: ['permeability of free space', 'permeability of vacuum', 'mu nought', 'value of mu 0'],
    symbol: String.raw`\mu_0`,
    value: String.raw`1.256\,637\,061\,27(20) \times 10^{-6}\ \mathrm{N\,A^{-2}}`,
  },
  {
    name: 'Mass of the electron',
    names: [
      'mass of electron',
      'electron mass',
      'rest mass of electron',
      'electron ka dravyaman',
      'इलेक्ट्रॉन का द्रव्यमान',
    ],
    symbol: String.raw`m_\mathrm{e}`,
    value: String.raw`9.109\,383\,7139(28) \times 10^{-31}\ \mathrm{kg}`,
  },
  {
    name: 'Mass of the proton',
    names: ['mass of a proton', 'proton mass', 'proton ka dravyaman', 'प्रोटॉन का द्रव्यमान'],
    symbol: String.raw`m_\mathrm{p}`,
    value: String.raw`1.672\,621\,925\,95(52) \times 10^{-27}\ \mathrm{kg}`,
  },
  {
    name: 'Mass of the neutron',
    names: ['mass of a neutron', 'neutron mass', 'neutron ka dravyaman', 'न्यूट्रॉन का द्रव्यमान'],
    symbol: String.raw`m_\mathrm{n}`,
    value: String.raw`1.674\,927\,500\,56(85) \times 10^{-27}\ \mathrm{kg}`,
  },
  {
    name: 'Atomic mass constant',
    names: ['1 amu in kg', 'value of 1 u', 'value of amu', '1 amu'],
    symbol: String.raw`m_\mathrm{u}`,
    value: String.raw`1.660\,539\,068\,92(52) \times 10^{-27}\ \mathrm{kg}`,
  },
  {
    name: 'Rydberg constant',
    names: ['value of rydberg constant', 'rydberg', 'रिडबर्ग नियतांक'],
    symbol: String.raw`R_\infty`,
    value: String.raw`10\,973\,731.568\,157(12)\ \mathrm{m^{-1}}`,
  },
  {
    name: 'Bohr radius',
    names: ['radius of first orbit of hydrogen', 'radius of hydrogen atom', 'बोर त्रिज्या'],
    symbol: 'a_0',
    value: String.raw`5.291\,772\,105\,44(82) \times 10^{-11}\ \mathrm{m}`,
  },
  {
    name: 'Stefan-Boltzmann constant',
    names: ['stefan constant', "stefan's constant", 'स्टीफन नियतांक'],
    symbol: String.raw`\sigma`,
    value: String.raw`5.670\,374\,419 \times 10^{-8}\ \mathrm{W\,m^{-2}\,K^{-4}}`,
  },
  {
    name: "Wien's displacement constant",
    names: ['wien constant', 'वीन नियतांक'],
    symbol: 'b',
    value: String.raw`2.897\,771\,955 \times 10^{-3}\ \mathrm{m\,K}`,
  },
  {
    name: 'Bohr magneton',
    names: ['value of bohr magneton'],
    symbol: String.raw`\mu_\mathrm{B}`,
    value: String.raw`9.274\,010\,0657(29) \times 10^{-24}\ \mathrm{J\,T^{-1}}`,
  },
  {
    name: 'Fine-structure constant',
    names: ['fine structure constant'],
    symbol: String.raw`\alpha`,
    value: String.raw`7.297\,352\,5643(11) \times 10^{-3} \approx 1/137.036`,
  },
  {
    name: 'Standard atmosphere',
    names: [
      '1 atm in pascal',
      'standard atmospheric pressure',
      'value of atmospheric pressure',
      '1 atmosphere',
      'वायुमंडलीय दाब का मान',
    ],
    symbol: String.raw`\mathrm{atm}`,
    value: String.raw`101\,325\ \mathrm{Pa}`,
    isExact: true,
  },
  {
    name: 'Molar volume of an ideal gas at 273.15 K and 101.325 kPa',
    names: ['molar volume', 'molar volume of gas at stp', 'volume of one mole of gas', '22.4 litre'],
    symbol: String.raw`V_\mathrm{m}`,
    value: String.raw`22.413\,969\,54 \times 10^{-3}\ \mathrm{m^3\,mol^{-1}}\ (22.4\ \mathrm{L/mol};\ 22.711\ \mathrm{L/mol}\ \text{at}\ 100\ \mathrm{kPa})`,
  },
];
