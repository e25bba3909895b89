import { tex } from '../numbers.ts';
import { templatesOf } from '../subject.ts';

const { assertion } = templatesOf('Physics');

export const assertedInPhysics = [
  assertion('assertion-on-gravitation', 'Gravitation', 5, [
    {
      isTrue:
        'The acceleration due to gravity on the surface of the Earth is greater at the poles than at the equator.',
      isFalse:
        'The acceleration due to gravity on the surface of the Earth is greater at the equator than at the poles.',
      reason: 'The Earth rotates about its axis, and it is flattened at the poles.',
      besides: 'The acceleration due to gravity is zero at the centre of the Earth.',
      falseReason: 'The poles are farther from the centre of the Earth than the points of the equator.',
      because:
        'A point of the equator is farther from the centre of the Earth than a pole, and part of the gravitational force there serves as the centripetal force of the rotation.',
    },
    {
      isTrue:
        'An astronaut in a satellite that orbits the Earth feels weightless, although the Earth attracts the astronaut.',
      isFalse: 'The gravitational force of the Earth on an astronaut in an orbiting satellite is zero.',
      reason: 'A satellite in orbit and everything in it have the same acceleration towards the Earth.',
      besides: 'The speed of a satellite in a circular orbit does not depend on the mass of the satellite.',
      falseReason: 'The acceleration due to gravity of the Earth is zero at the height of a satellite.',
      because:
        'The astronaut falls towards the Earth just as the satellite does, so the floor need not push the astronaut; feeling weight means feeling that push.',
    },
    {
      isTrue: 'The escape speed from the surface of the Earth is the same for a light body and a heavy one.',
      isFalse:
        'The escape speed from the surface of the Earth is greater for a heavy body than for a light one.',
      reason:
        'The kinetic energy of a body and its gravitational potential energy are both proportional to its mass.',
      besides: tex`The escape speed from the surface of the Earth is $\sqrt{2}$ times the speed of a satellite in an orbit close to the surface.`,
      falseReason: 'The gravitational potential energy of a body does not depend on its mass.',
      because: tex`In $\frac12 mv^2 = \frac{GMm}{R}$ the mass $m$ of the body cancels, so $v$ depends on the Earth alone.`,
    },
    {
      isTrue: 'A planet moves fastest where it is nearest to the Sun.',
      isFalse: 'A planet in an elliptical orbit moves with the same speed everywhere.',
      reason: 'The gravitational force of the Sun on a planet has no torque about the Sun.',
      besides:
        'The square of the period of a planet is proportional to the cube of the semi-major axis of its orbit.',
      falseReason: 'The linear momentum of a planet in its orbit is conserved.',
      because:
        'Without a torque the angular momentum about the Sun is conserved, so the speed is greatest where the distance from the Sun is smallest.',
    },
    {
      isTrue: 'A geostationary satellite can stay above a place on the equator, but not above Delhi.',
      isFalse: 'A geostationary satellite can stay above Delhi all day long.',
      reason: 'The plane of the orbit of a satellite passes through the centre of the Earth.',
      besides: 'The speed of a satellite in a circular orbit decreases as the radius of the orbit increases.',
      falseReason:
        'The gravitational force of the Earth on a satellite acts only in the plane of the equator.',
      because:
        'A satellite that stayed above Delhi would move round a circle of latitude, whose centre is not the centre of the Earth, towards which the force acts.',
    },
    {
      isTrue: 'The total energy of a satellite in a circular orbit is negative.',
      isFalse: 'The total energy of a satellite in a circular orbit is positive.',
      reason:
        'The potential energy of a satellite in a circular orbit is negative, and its magnitude is twice the kinetic energy.',
      besides:
        'The kinetic energy of a satellite in a circular orbit decreases as the radius of the orbit increases.',
      falseReason:
        'The potential energy of a satellite in a circular orbit is negative, and its magnitude is half the kinetic energy.',
      because: tex`With $U = -2K$ the total energy is $E = K + U = -K$, which is negative: the satellite is bound to the Earth.`,
    },
    {
      isTrue:
        'Inside the Earth, taken as a sphere of uniform density, the acceleration due to gravity decreases with depth.',
      isFalse:
        'Inside the Earth, taken as a sphere of uniform density, the acceleration due to gravity increases with depth.',
      reason:
        'At a point inside a sphere of uniform density, the spherical shell of matter farther from the centre exerts no net gravitational force.',
      besides: 'The acceleration due to gravity decreases with height above the surface of the Earth.',
      falseReason:
        'The gravitational potential is the same at all points inside a sphere of uniform density.',
      because: tex`Only the matter nearer to the centre counts, and $g = \frac43\pi G\rho r$ is proportional to the distance $r$ from the centre.`,
    },
    {
      isTrue: 'In vacuum a heavy stone and a light one fall with the same acceleration at the same place.',
      isFalse:
        'In vacuum a heavy stone falls with a greater acceleration than a light one at the same place.',
      reason: 'The gravitational force of the Earth on a body is proportional to the mass of the body.',
      besides: 'The gravitational force between two bodies does not depend on the medium between them.',
      falseReason: 'The gravitational force of the Earth is the same on all bodies at the same place.',
      because: 'The acceleration is the force divided by the mass, so the mass cancels.',
    },
  ]),

  assertion('assertion-on-electrostatics', 'Electrostatics', 5, [
    {
      isTrue: 'An instrument in a closed metal box is shielded from electrostatic fields outside the box.',
      isFalse: 'An instrument in a closed plastic box is shielded from electrostatic fields outside the box.',
      reason: 'The free electrons of a conductor move until the electrostatic field inside it is zero.',
      besides:
        'The electrostatic field at the surface of a charged conductor is perpendicular to the surface.',
      falseReason: 'The electrostatic potential inside a hollow conductor is always zero.',
      because:
        'The charges induced on the outer surface of the metal cancel the external field in the metal and in the cavity; plastic has no free electrons.',
    },
    {
      isTrue:
        'No work is done by the electrostatic force when a charge is moved from one point of an equipotential surface to another.',
      isFalse:
        'The work done by the electrostatic force when a charge is moved from one point of an equipotential surface to another depends on the path.',
      reason:
        'The work done by the electrostatic force on a charge is the product of the charge and the potential difference between the two points.',
      besides: 'Two equipotential surfaces of different potentials never intersect.',
      falseReason: 'The electric field is zero at every point of an equipotential surface.',
      because:
        'Between two points of an equipotential surface the potential difference is zero, and so is the work.',
    },
    {
      isTrue:
        'An electric dipole in a uniform electric field experiences no net force, but it may experience a torque.',
      isFalse:
        'An electric dipole in a uniform electric field experiences a net force in the direction of the field.',
      reason:
        'The forces of a uniform electric field on the two charges of a dipole are equal and opposite, and in general not along the same line.',
      besides: tex`The electric field of a short dipole is proportional to $\frac{1}{r^3}$ at large distances $r$.`,
      falseReason: 'The electric fields of the two charges of a dipole cancel each other at all points.',
      because:
        'Equal and opposite forces add up to zero; as a couple they turn the dipole, unless it lies along the field.',
    },
    {
      isTrue: 'Two electric field lines never cross each other.',
      isFalse: 'Two electric field lines cross each other where the fields of two charges overlap.',
      reason: 'The electric field at a point has only one direction.',
      besides: 'Electrostatic field lines do not form closed loops.',
      falseReason: 'The electric field has the same magnitude at all points of a field line.',
      because: 'A crossing would have two tangents, that is two directions of the field at one point.',
    },
    {
      isTrue:
        'The energy stored in a charged capacitor that is disconnected from the battery decreases when a dielectric slab is placed between its plates.',
      isFalse:
        'The energy stored in a charged capacitor that is disconnected from the battery increases when a dielectric slab is placed between its plates.',
      reason:
        'A dielectric slab increases the capacitance of a disconnected capacitor and leaves its charge unchanged.',
      besides: 'The energy of a charged capacitor is stored in the electric field between its plates.',
      falseReason: 'A dielectric slab increases the charge on the plates of a disconnected capacitor.',
      because: tex`With the same charge $Q$, the energy $U = \frac{Q^2}{2C}$ becomes smaller when $C$ becomes larger.`,
    },
    {
      isTrue: 'A comb run through dry hair attracts small pieces of paper that have no net charge.',
      isFalse: 'A comb run through dry hair attracts small pieces of paper only if they have a net charge.',
      reason: 'A charged body polarises a neutral body and makes its nearer side oppositely charged.',
      besides: 'The charge of a body is always an integral multiple of the elementary charge.',
      falseReason: 'A charged body makes the nearer side of a neutral body charged with the same sign.',
      because:
        'The oppositely charged side is nearer to the comb, so it is attracted more strongly than the other side is repelled.',
    },
    {
      isTrue: 'In the same electric field an electron has a much greater acceleration than a proton.',
      isFalse:
        'In the same electric field an electron and a proton have accelerations of the same magnitude.',
      reason:
        'The charges of an electron and a proton are equal in magnitude, but the mass of the electron is much smaller.',
      besides:
        'In the same electric field an electron and a proton experience forces in opposite directions.',
      falseReason:
        'In the same electric field the force on an electron is much greater than the force on a proton.',
      because: tex`From $a = \frac{qE}{m}$, forces of the same magnitude give the smaller mass the greater acceleration.`,
    },
    {
      isTrue:
        'The electric flux through a sphere around a point charge does not depend on the radius of the sphere.',
      isFalse:
        'The electric flux through a sphere around a point charge is proportional to the surface area of the sphere.',
      reason: 'The electric flux through a closed surface is determined by the net charge enclosed by it.',
      besides:
        'The electric field at a point of a closed surface is due to the charges inside and outside the surface.',
      falseReason:
        'The electric field at a point of a closed surface is due to the charges inside the surface alone.',
      because: tex`By Gauss's law the flux is $\frac{q}{\varepsilon_0}$, whatever the size of the surface that encloses the charge $q$.`,
    },
  ]),

  assertion('assertion-on-optics', 'Optics', 4, [
    {
      isTrue:
        'An astronomical telescope for faint and distant stars should have an objective of large aperture.',
      isFalse:
        'An astronomical telescope for faint and distant stars should have an objective of small aperture.',
      reason:
        'The resolving power of a telescope and the light gathered by it increase with the aperture of its objective.',
      besides:
        'The magnifying power of a telescope in normal adjustment is the ratio of the focal lengths of objective and eyepiece.',
      falseReason: 'The resolving power of a telescope decreases as the aperture of its objective increases.',
      because:
        'Faint stars are seen only if much light is gathered, and stars close together are told apart only if the resolving power is large.',
    },
    {
      isTrue: 'A cut diamond sparkles more than a piece of glass of the same shape.',
      isFalse: 'A cut diamond sparkles less than a piece of glass of the same shape.',
      reason:
        'The critical angle for light passing from diamond to air is smaller than for light passing from glass to air.',
      besides: 'The frequency of light does not change when the light passes from air into diamond.',
      falseReason:
        'The critical angle of a material in air increases with the refractive index of the material.',
      because:
        'A small critical angle makes light be totally reflected inside the diamond, often several times, before it comes out.',
    },
    {
      isTrue: 'The sky looks blue from the Earth, but black from the Moon.',
      isFalse: 'The sky looks blue from the Moon as well as from the Earth.',
      reason: 'The molecules of air scatter blue light much more strongly than red light.',
      besides: 'A glass prism deviates blue light more than red light.',
      falseReason: 'The molecules of air scatter red light much more strongly than blue light.',
      because:
        'On the Earth scattered light, most of it blue, comes from all parts of the sky; the Moon has no air that could scatter light.',
    },
    {
      isTrue: 'The Sun is visible a little before the actual sunrise.',
      isFalse: 'The Sun becomes visible only a little after the actual sunrise.',
      reason: 'The refractive index of the atmosphere increases from its top to the ground.',
      besides: 'The Sun looks reddish at sunrise, since most of its blue light is scattered away.',
      falseReason: 'The refractive index of the atmosphere decreases from its top to the ground.',
      because:
        'Light that enters the atmosphere is bent downwards little by little, so the Sun seems to be higher than it is.',
    },
    {
      isTrue:
        "The fringes of Young's double slit experiment become narrower when the whole apparatus is immersed in water.",
      isFalse:
        "The fringes of Young's double slit experiment become wider when the whole apparatus is immersed in water.",
      reason: 'The wavelength of light is smaller in water than in air.',
      besides:
        "The fringes of Young's double slit experiment become wider when the slits are brought closer together.",
      falseReason: 'The frequency of light is smaller in water than in air.',
      because: tex`The fringe width $\beta = \frac{\lambda D}{d}$ is proportional to the wavelength.`,
    },
    {
      isTrue:
        'Two independent lamps do not give a steady interference pattern, even if they emit light of the same colour.',
      isFalse:
        'Two independent lamps give a steady interference pattern if they emit light of the same colour.',
      reason:
        'The phase difference between the light waves of two independent lamps changes rapidly and at random.',
      besides: 'In an interference pattern the energy of light is redistributed, but none is lost.',
      falseReason: 'Two independent lamps can never emit light of the same wavelength.',
      because:
        'The maxima and minima change their places so fast that only an average intensity is seen; a steady pattern needs coherent sources.',
    },
    {
      isTrue: 'Light waves can be polarised, but sound waves in air cannot.',
      isFalse: 'Sound waves in air can be polarised in the same way as light waves.',
      reason: 'Light waves are transverse, whereas sound waves in air are longitudinal.',
      besides: 'Light waves can travel through vacuum, whereas sound waves cannot.',
      falseReason: 'Light waves are longitudinal, whereas sound waves in air are transverse.',
      because: 'Only vibrations at right angles to the direction of propagation can be limited to one plane.',
    },
    {
      isTrue: 'Diffraction at a doorway is noticeable for sound, but not for light.',
      isFalse: 'Diffraction at a doorway is noticeable for light, but not for sound.',
      reason:
        'The wavelengths of audible sound are comparable with the width of a doorway, whereas those of light are far smaller.',
      besides: 'In air light travels much faster than sound.',
      falseReason: 'The wavelengths of light are greater than those of audible sound.',
      because:
        'A wave spreads noticeably behind an opening only if the opening is not much wider than the wavelength.',
    },
  ]),
];
