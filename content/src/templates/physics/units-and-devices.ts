import { tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('Physics');

export const unitsAndDevices = [
  fact('base-units-and-constants', 'Units and Measurements', 3, 'units and constants of the SI', [
    [
      'The SI has seven base units.',
      'The SI has nine base units.',
      'They are the metre, kilogram, second, ampere, kelvin, mole and candela; the radian and the steradian are derived units.',
    ],
    [
      'The SI base unit of luminous intensity is the candela.',
      'The SI base unit of luminous intensity is the lumen.',
      'The lumen is the derived unit of luminous flux.',
    ],
    [
      'The kilogram is defined by a fixed value of the Planck constant.',
      'The kilogram is defined by a fixed value of the Avogadro constant.',
      'The Avogadro constant defines the mole.',
    ],
    [
      'The metre is defined by a fixed value of the speed of light in vacuum.',
      'The metre is defined by the length of a bar of platinum and iridium.',
      'The bar was given up in 1960; the definition by the speed of light dates from 1983.',
    ],
    [
      'The second is defined by a radiation of the caesium-133 atom.',
      'The second is defined by a radiation of the krypton-86 atom.',
      'A radiation of krypton-86 defined the metre from 1960 to 1983.',
    ],
    [
      'The ampere is defined by a fixed value of the elementary charge.',
      'The ampere is defined by a fixed value of the mass of the electron.',
      tex`Since 2019 the elementary charge is exactly $1.602176634 \times 10^{-19}\ \mathrm{C}$.`,
    ],
    [
      'A plane angle has a unit but no dimensions.',
      'A plane angle has the dimension of length.',
      'In radians it is the ratio of an arc to its radius, a length divided by a length.',
    ],
    [
      'The Planck constant has the dimensions of angular momentum.',
      'The Planck constant has the dimensions of linear momentum.',
      tex`Both the Planck constant and angular momentum have the dimensions $[\mathrm{M L^2 T^{-1}}]$.`,
    ],
    [
      tex`One ångström is $10^{-10}\ \mathrm{m}$.`,
      tex`One ångström is $10^{-9}\ \mathrm{m}$.`,
      tex`A length of $10^{-9}\ \mathrm{m}$ is one nanometre.`,
    ],
    [
      tex`The prefix pico stands for $10^{-12}$.`,
      tex`The prefix pico stands for $10^{-15}$.`,
      tex`The prefix for $10^{-15}$ is femto.`,
    ],
  ]),

  fact('electromagnetic-spectrum', 'Electromagnetic Waves', 3, 'electromagnetic waves', [
    [
      'Electromagnetic waves are transverse.',
      'Electromagnetic waves are longitudinal.',
      'Their electric and magnetic fields are perpendicular to the direction of propagation, and to each other.',
    ],
    [
      'X-rays have shorter wavelengths than ultraviolet rays.',
      'Ultraviolet rays have shorter wavelengths than X-rays.',
      'From long to short wavelengths the order is radio waves, microwaves, infrared, visible light, ultraviolet, X-rays, gamma rays.',
    ],
    [
      'Microwaves are produced by special vacuum tubes such as klystrons and magnetrons.',
      'Microwaves are produced by the decay of atomic nuclei.',
      'What radioactive nuclei emit are gamma rays.',
    ],
    [
      'Infrared waves are also called heat waves.',
      'Ultraviolet waves are also called heat waves.',
      'Water and many other molecules absorb infrared waves, and their thermal motion increases.',
    ],
    [
      'The ozone layer absorbs ultraviolet radiation of the Sun.',
      'The ozone layer absorbs the visible light of the Sun.',
      'This protects life on the Earth, which ultraviolet radiation would harm.',
    ],
    [
      'A displacement current exists where an electric field changes with time.',
      'A displacement current exists wherever there is an electric field.',
      tex`It is $\varepsilon_0 \frac{d\Phi_E}{dt}$, and zero where the electric flux is constant.`,
    ],
    [
      tex`The speed of electromagnetic waves in vacuum is $\frac{1}{\sqrt{\mu_0 \varepsilon_0}}$.`,
      tex`The speed of electromagnetic waves in vacuum is $\sqrt{\mu_0 \varepsilon_0}$.`,
      tex`With the values of both constants this gives $3 \times 10^8\ \mathrm{m\,s^{-1}}$.`,
    ],
    [
      'In a plane electromagnetic wave in vacuum the electric and the magnetic field oscillate in phase.',
      'In a plane electromagnetic wave in vacuum the magnetic field lags behind the electric field by a quarter of a period.',
      tex`Both are largest at the same place and time, with $E_0 = cB_0$.`,
    ],
    [
      'An accelerated charge radiates electromagnetic waves.',
      'A charge that moves with constant velocity radiates electromagnetic waves.',
      'Charges at rest and steady currents make fields that do not propagate as waves.',
    ],
    [
      'X-rays are produced when fast electrons strike a metal target.',
      'X-rays are produced by oscillating currents in an antenna.',
      'Oscillating currents in an antenna produce radio waves.',
    ],
  ]),

  fact('semiconductors-and-diodes', 'Electronic Devices', 3, 'semiconductors and their devices', [
    [
      'In an n-type semiconductor electrons are the majority carriers.',
      'In an n-type semiconductor holes are the majority carriers.',
      'It is doped with pentavalent atoms, which have one electron more than the bonds need.',
    ],
    [
      'Silicon doped with boron is a p-type semiconductor.',
      'Silicon doped with phosphorus is a p-type semiconductor.',
      'Boron is trivalent and leaves a hole; phosphorus is pentavalent and gives an electron.',
    ],
    [
      'The resistance of a pure semiconductor falls when it is heated.',
      'The resistance of a pure semiconductor rises when it is heated.',
      'Heating sets more charge carriers free; it is in metals that resistance rises.',
    ],
    [
      'An n-type semiconductor is electrically neutral.',
      'An n-type semiconductor is negatively charged.',
      'The charge of its free electrons is balanced by that of the donor ions.',
    ],
    [
      'A p-n junction is forward biased if its p-side is connected to the positive terminal of a battery.',
      'A p-n junction is forward biased if its p-side is connected to the negative terminal of a battery.',
      'The applied voltage is then opposite to the barrier potential and lowers it.',
    ],
    [
      'Reverse bias widens the depletion region of a p-n junction.',
      'Reverse bias narrows the depletion region of a p-n junction.',
      'The applied voltage adds to the barrier potential; forward bias narrows the region.',
    ],
    [
      'A Zener diode that regulates a voltage is operated in reverse breakdown.',
      'A Zener diode that regulates a voltage is operated in forward bias.',
      'In breakdown its voltage stays almost constant while its current changes.',
    ],
    [
      'The output of a full-wave rectifier has twice the frequency of its input.',
      'The output of a half-wave rectifier has twice the frequency of its input.',
      'A full-wave rectifier makes a pulse of each half cycle, a half-wave rectifier of every second one.',
    ],
    [
      'A photodiode is operated in reverse bias.',
      'A light-emitting diode is operated in reverse bias.',
      'A light-emitting diode needs forward bias, so that electrons and holes recombine.',
    ],
    [
      'The energy gap of silicon is larger than that of germanium.',
      'The energy gap of germanium is larger than that of silicon.',
      'The gaps are about 1.1 eV for silicon and 0.7 eV for germanium.',
    ],
  ]),
];
