import { advancedInChemistry } from './chemistry/advanced.ts';
import { amounts } from './chemistry/amounts.ts';
import { assertedInChemistry } from './chemistry/asserted.ts';
import { biomolecules } from './chemistry/biomolecules.ts';
import { complexes } from './chemistry/complexes.ts';
import { elements } from './chemistry/elements.ts';
import { energyAndEquilibrium } from './chemistry/energy-and-equilibrium.ts';
import { hydrocarbons } from './chemistry/hydrocarbons.ts';
import { kinetics } from './chemistry/kinetics.ts';
import { laboratory } from './chemistry/laboratory.ts';
import { matchedInChemistry } from './chemistry/matched.ts';
import { nitrogen } from './chemistry/nitrogen.ts';
import { organic } from './chemistry/organic.ts';
import { paragraphsInChemistry } from './chemistry/paragraphs.ts';
import { structure } from './chemistry/structure.ts';
import { stepsInChemistry } from './chemistry/two-steps.ts';
import { common } from './common.ts';
import { gathered } from './families.ts';
import { advancedInPhysics } from './physics/advanced.ts';
import { assertedInPhysics } from './physics/asserted.ts';
import { electricity } from './physics/electricity.ts';
import { energy } from './physics/energy.ts';
import { light } from './physics/light.ts';
import { magnetism } from './physics/magnetism.ts';
import { matchedInPhysics } from './physics/matched.ts';
import { matter } from './physics/matter.ts';
import { measuredInPhysics } from './physics/measured.ts';
import { motion } from './physics/motion.ts';
import { paragraphsInPhysics } from './physics/paragraphs.ts';
import { rotationAndGravitation } from './physics/rotation-and-gravitation.ts';
import { semiconductors } from './physics/semiconductors.ts';
import { stepsInPhysics } from './physics/two-steps.ts';
import { unitsAndRadiation } from './physics/units-and-radiation.ts';
import { waves } from './physics/waves.ts';
import { statements } from './statements.ts';

const physics = [
  motion,
  energy,
  matter,
  electricity,
  light,
  magnetism,
  rotationAndGravitation,
  waves,
  unitsAndRadiation,
  semiconductors,
  stepsInPhysics,
  advancedInPhysics,
  assertedInPhysics,
  matchedInPhysics,
  paragraphsInPhysics,
  measuredInPhysics,
];
const chemistry = [
  amounts,
  energyAndEquilibrium,
  structure,
  elements,
  organic,
  hydrocarbons,
  complexes,
  biomolecules,
  kinetics,
  laboratory,
  nitrogen,
  stepsInChemistry,
  advancedInChemistry,
  assertedInChemistry,
  matchedInChemistry,
  paragraphsInChemistry,
];

/** CT16: all sentences of the templates of Physics and Chemistry in Hindi. */
export const hindi = gathered(common, statements, ...physics, ...chemistry);
