import type { SyllabusSubject } from './syllabus.ts';

/** JEE Main and NEET share this list and the next (reduced syllabus of 2024, unchanged to 2026). */
export const physics: SyllabusSubject = {
  name: 'Physics',
  chapters: [
    'Units and Measurements',
    'Kinematics',
    'Laws of Motion',
    'Work, Energy and Power',
    'Rotational Motion',
    'Gravitation',
    'Properties of Solids and Liquids',
    'Thermodynamics',
    'Kinetic Theory of Gases',
    'Oscillations and Waves',
    'Electrostatics',
    'Current Electricity',
    'Magnetic Effects of Current and Magnetism',
    'Electromagnetic Induction and Alternating Currents',
    'Electromagnetic Waves',
    'Optics',
    'Dual Nature of Matter and Radiation',
    'Atoms and Nuclei',
    'Electronic Devices',
    'Experimental Skills',
  ],
};

/** 8 chapters physical, 4 inorganic, 8 organic and practical. */
export const chemistry: SyllabusSubject = {
  name: 'Chemistry',
  chapters: [
    'Some Basic Concepts',
    'Atomic Structure',
    'Chemical Bonding and Molecular Structure',
    'Chemical Thermodynamics',
    'Solutions',
    'Equilibrium',
    'Redox Reactions and Electrochemistry',
    'Chemical Kinetics',
    'Classification of Elements and Periodicity',
    'p-Block Elements',
    'd- and f-Block Elements',
    'Coordination Compounds',
    'Purification and Characterisation of Organic Compounds',
    'Basic Principles of Organic Chemistry',
    'Hydrocarbons',
    'Organic Compounds Containing Halogens',
    'Organic Compounds Containing Oxygen',
    'Organic Compounds Containing Nitrogen',
    'Biomolecules',
    'Principles Related to Practical Chemistry',
  ],
};
