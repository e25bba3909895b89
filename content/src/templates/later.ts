import { catLevel } from './aptitude/cat-level.ts';
import { namesAndHormones } from './biology/names-and-hormones.ts';
import { advancedChemistry } from './chemistry/advanced.ts';
import { laboratoryAndAmines } from './chemistry/laboratory-and-amines.ts';
import { twoStepsInChemistry } from './chemistry/two-steps.ts';
import { english } from './english/index.ts';
import { gateAptitude } from './gate-aptitude/index.ts';
import { constitution } from './general-awareness/constitution.ts';
import { banks, landAndDates } from './general-awareness/land-dates-and-banks.ts';
import { advancedMathematics } from './mathematics/advanced.ts';
import { twoStepsInMathematics } from './mathematics/two-steps.ts';
import { advancedPhysics } from './physics/advanced.ts';
import { twoStepsInPhysics } from './physics/two-steps.ts';
import { unitsAndDevices } from './physics/units-and-devices.ts';
import { codesAndSigns } from './ssc-reasoning/codes-and-signs.ts';
import type { Template } from './template.ts';

/** CT17: templates that the papers of the tenth edition are the first to be drawn from. */
export const laterTemplates: readonly Template[] = [
  ...gateAptitude,
  ...codesAndSigns,
  ...unitsAndDevices,
  ...laboratoryAndAmines,
  ...namesAndHormones,
  ...constitution,
  ...landAndDates,
  ...banks,
  ...english,
  ...twoStepsInPhysics,
  ...twoStepsInChemistry,
  ...twoStepsInMathematics,
  ...advancedPhysics,
  ...advancedChemistry,
  ...advancedMathematics,
  ...catLevel,
];
