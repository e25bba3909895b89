import { tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { match } = templatesOf('Physics');

export const matchedInPhysics = [
  match('match-quantities-and-dimensions', 'Units and Measurements', 4, {
    headings: ['Quantity', 'Dimensional formula'],
    pairs: [
      [
        'Gravitational constant',
        tex`$[\mathrm{M^{-1} L^3 T^{-2}}]$`,
        tex`From $F = \frac{Gm_1m_2}{r^2}$, the gravitational constant has the dimensions of $\frac{Fr^2}{m^2}$, which are $[\mathrm{M^{-1} L^3 T^{-2}}]$.`,
      ],
      [
        'Coefficient of viscosity',
        tex`$[\mathrm{M L^{-1} T^{-1}}]$`,
        tex`From Stokes' law $F = 6\pi\eta rv$, the coefficient of viscosity has the dimensions of $\frac{F}{rv}$, which are $[\mathrm{M L^{-1} T^{-1}}]$.`,
      ],
      [
        'Surface tension',
        tex`$[\mathrm{M T^{-2}}]$`,
        tex`Surface tension is a force divided by a length, so its dimensions are $[\mathrm{M T^{-2}}]$.`,
      ],
      [
        'Angular momentum',
        tex`$[\mathrm{M L^2 T^{-1}}]$`,
        tex`Angular momentum is a momentum multiplied by a length, so its dimensions are $[\mathrm{M L^2 T^{-1}}]$.`,
      ],
      [
        "Young's modulus",
        tex`$[\mathrm{M L^{-1} T^{-2}}]$`,
        tex`Young's modulus is a force divided by an area, since strain has no dimensions: $[\mathrm{M L^{-1} T^{-2}}]$.`,
      ],
      [
        'Boltzmann constant',
        tex`$[\mathrm{M L^2 T^{-2} K^{-1}}]$`,
        tex`From $E = \frac32 k_BT$, the Boltzmann constant is an energy divided by a temperature: $[\mathrm{M L^2 T^{-2} K^{-1}}]$.`,
      ],
      [
        'Magnetic field',
        tex`$[\mathrm{M T^{-2} A^{-1}}]$`,
        tex`From $F = BIl$, the magnetic field is a force divided by a current and a length: $[\mathrm{M T^{-2} A^{-1}}]$.`,
      ],
      [
        'Self-inductance',
        tex`$[\mathrm{M L^2 T^{-2} A^{-2}}]$`,
        tex`From $U = \frac12 LI^2$, self-inductance is an energy divided by the square of a current: $[\mathrm{M L^2 T^{-2} A^{-2}}]$.`,
      ],
      [
        'Resistance',
        tex`$[\mathrm{M L^2 T^{-3} A^{-2}}]$`,
        tex`From $P = I^2R$, resistance is a power divided by the square of a current: $[\mathrm{M L^2 T^{-3} A^{-2}}]$.`,
      ],
      [
        'Permittivity of free space',
        tex`$[\mathrm{M^{-1} L^{-3} T^4 A^2}]$`,
        tex`From Coulomb's law, the permittivity of free space has the dimensions of $\frac{q^2}{Fr^2}$, which are $[\mathrm{M^{-1} L^{-3} T^4 A^2}]$.`,
      ],
    ],
  }),

  match('match-phenomena-and-principles', 'Properties of Solids and Liquids', 3, {
    headings: ['Device or phenomenon', 'Principle or cause'],
    pairs: [
      [
        'Hydraulic lift',
        "Pascal's law",
        'In a hydraulic lift the pressure of the small piston is transmitted undiminished through the liquid, so a small force lifts a large load on the large piston.',
      ],
      [
        'Lift on the wing of an aeroplane',
        "Bernoulli's principle",
        'Air flows faster above the wing than below it, so the pressure above is smaller and the wing is lifted.',
      ],
      [
        'Oil rises in the wick of a lamp',
        'Capillarity',
        'The fine pores of a wick are narrow tubes, in which oil rises by surface tension since it wets them.',
      ],
      [
        'Small raindrops fall at constant speed',
        'Viscous drag',
        'The viscous drag on a raindrop grows with its speed until drag and buoyancy balance the weight, and the speed stays constant.',
      ],
      [
        'A steel ship floats on water',
        "Archimedes' principle",
        'A hollow ship displaces so much water that the buoyant force, the weight of this water, balances the weight of the ship.',
      ],
      [
        'Sea breeze by day',
        'Convection',
        'The air over the hot land rises, and cooler air from the sea takes its place.',
      ],
      [
        'Hot tea cools fast at first, then slowly',
        "Newton's law of cooling",
        'The rate of cooling is proportional to the excess of temperature over the surroundings, which becomes smaller as the tea cools.',
      ],
      [
        'A bimetallic strip bends when heated',
        'Thermal expansion',
        'The two metals of a bimetallic strip expand by different amounts, and the one that becomes longer is on the outer side.',
      ],
      [
        'Steam burns more than boiling water',
        'Latent heat',
        'Steam gives off its latent heat of vaporisation when it condenses on the skin, before the hot water cools.',
      ],
      [
        "The Sun's heat reaches the Earth",
        'Radiation',
        'Conduction and convection need a medium, but radiation crosses the vacuum between the Sun and the Earth.',
      ],
    ],
  }),

  match('match-currents-and-fields', 'Magnetic Effects of Current and Magnetism', 6, {
    headings: ['Current $I$ and point', 'Magnetic field'],
    pairs: [
      [
        'Long straight wire, distance $r$',
        tex`$\frac{\mu_0 I}{2\pi r}$`,
        tex`Ampere's law for a circle of radius $r$ round a long straight wire: $B \times 2\pi r = \mu_0 I$.`,
      ],
      [
        'Circle of radius $r$, its centre',
        tex`$\frac{\mu_0 I}{2r}$`,
        tex`All elements of the circle are at the distance $r$ from its centre and act alike: $B = \frac{\mu_0 I}{4\pi r^2} \times 2\pi r = \frac{\mu_0 I}{2r}$.`,
      ],
      [
        'Semicircle of radius $r$, its centre',
        tex`$\frac{\mu_0 I}{4r}$`,
        tex`A semicircle gives half the field of a whole circle at the centre: $\frac12 \times \frac{\mu_0 I}{2r} = \frac{\mu_0 I}{4r}$.`,
      ],
      [
        'Quarter circle of radius $r$, its centre',
        tex`$\frac{\mu_0 I}{8r}$`,
        tex`A quarter circle gives a quarter of the field of a whole circle at the centre: $\frac14 \times \frac{\mu_0 I}{2r} = \frac{\mu_0 I}{8r}$.`,
      ],
      [
        'Circle of radius $r$, on axis at distance $r$',
        tex`$\frac{\mu_0 I}{4\sqrt{2}\,r}$`,
        tex`On the axis at a distance $x$ from the centre the field is $\frac{\mu_0 Ir^2}{2(r^2 + x^2)^{3/2}}$, which for $x = r$ is $\frac{\mu_0 I}{4\sqrt{2}\,r}$.`,
      ],
      [
        'Square of side $r$, its centre',
        tex`$\frac{2\sqrt{2}\,\mu_0 I}{\pi r}$`,
        tex`Each of the four sides of the square gives $\frac{\mu_0 I}{4\pi (r/2)}(\sin 45^\circ + \sin 45^\circ)$ at the centre, together $\frac{2\sqrt{2}\,\mu_0 I}{\pi r}$.`,
      ],
      [
        'Long solenoid, $n$ turns per metre, inside',
        tex`$\mu_0 nI$`,
        tex`Ampere's law for a rectangle with one side of length $h$ inside the solenoid: $Bh = \mu_0 nhI$.`,
      ],
      [
        'Toroid of $N$ turns, mean radius $r$',
        tex`$\frac{\mu_0 NI}{2\pi r}$`,
        tex`Ampere's law for the circle of radius $r$ inside the toroid, which encloses all $N$ turns: $B \times 2\pi r = \mu_0 NI$.`,
      ],
      [
        'Long wires $r$ apart, opposite $I$, midway',
        tex`$\frac{2\mu_0 I}{\pi r}$`,
        tex`Midway between two long straight wires with opposite currents both fields have the same direction: $2 \times \frac{\mu_0 I}{2\pi (r/2)} = \frac{2\mu_0 I}{\pi r}$.`,
      ],
    ],
  }),
];
