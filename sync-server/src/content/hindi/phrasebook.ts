import { amounts } from './chemistry/amounts.ts';
import { biomolecules } from './chemistry/biomolecules.ts';
import { complexes } from './chemistry/complexes.ts';
import { elements } from './chemistry/elements.ts';
import { energyAndEquilibrium } from './chemistry/energy-and-equilibrium.ts';
import { hydrocarbons } from './chemistry/hydrocarbons.ts';
import { kinetics } from './chemistry/kinetics.ts';
import { organic } from './chemistry/organic.ts';
import { statements } from './chemistry/statements.ts';
import { structure } from './chemistry/structure.ts';
import { common } from './common.ts';
import { gathered } from './families.ts';
import { electricity } from './physics/electricity.ts';
import { energy } from './physics/energy.ts';
import { light } from './physics/light.ts';
import { magnetism } from './physics/magnetism.ts';
import { matter } from './physics/matter.ts';
import { motion } from './physics/motion.ts';
import { rotationAndGravitation } from './physics/rotation-and-gravitation.ts';
import { waves } from './physics/waves.ts';

const physics = [motion, energy, matter, electricity, light, magnetism, rotationAndGravitation, waves];
const chemistry = [
  amounts,
  energyAndEquilibrium,
  structure,
  statements,
  elements,
  organic,
  hydrocarbons,
  complexes,
  biomolecules,
  kinetics,
];

/** CT16: all sentences of the templates of Physics and Chemistry in Hindi. */
export const hindi = gathered(common, ...physics, ...chemistry);
