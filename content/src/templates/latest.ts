import { charts } from './aptitude/charts.ts';
import { decisions } from './aptitude/decisions.ts';
import { inputOutput } from './aptitude/input-output.ts';
import { sufficiency } from './aptitude/sufficiency.ts';
import { tournamentsAndRoutes } from './aptitude/tournaments-and-routes.ts';
import { assertedInBiology } from './biology/asserted.ts';
import { biology } from './biology/index.ts';
import { matchedInBiology } from './biology/matched.ts';
import { namesAndHormones } from './biology/names-and-hormones.ts';
import { assertedInChemistry } from './chemistry/asserted.ts';
import { chemistry } from './chemistry/index.ts';
import { laboratoryAndAmines } from './chemistry/laboratory-and-amines.ts';
import { matchedInChemistry } from './chemistry/matched.ts';
import { paragraphsInChemistry } from './chemistry/paragraphs.ts';
import { paragraphsInOrder } from './english/paragraphs.ts';
import { summaries } from './english/summaries.ts';
import { furtherEnglish } from './english/further.ts';
import { digitalAndFinancial } from './general-awareness/digital-and-financial.ts';
import { culture } from './general-knowledge/culture.ts';
import { internationalAffairs } from './general-knowledge/international.ts';
import { world } from './general-knowledge/world.ts';
import { generalStudies } from './general-studies/index.ts';
import { matchedInGeneralStudies } from './general-studies/matched.ts';
import { scienceInGeneralStudies } from './general-studies/science.ts';
import { constitutionInCases } from './legal/constitution.ts';
import { contracts } from './legal/contracts.ts';
import { crimes } from './legal/crimes.ts';
import { torts } from './legal/torts.ts';
import { paragraphsOfMathematics } from './mathematics/paragraphs.ts';
import { assertedInPhysics } from './physics/asserted.ts';
import { physics } from './physics/index.ts';
import { matchedInPhysics } from './physics/matched.ts';
import { paragraphsInPhysics } from './physics/paragraphs.ts';
import { measured } from './physics/measured.ts';
import { unitsAndDevices } from './physics/units-and-devices.ts';
import { arrays } from './programming/arrays.ts';
import { classes } from './programming/classes.ts';
import { complexity } from './programming/complexity.ts';
import { expressions } from './programming/expressions.ts';
import { asStatementCount, asStatementPair } from './subject.ts';
import type { Template } from './template.ts';

const ofScience = [
  ...physics,
  ...unitsAndDevices,
  ...chemistry,
  ...laboratoryAndAmines,
  ...biology,
  ...namesAndHormones,
];

/** CT17: templates that no paper of a first start is drawn from so far. */
export const latestTemplates: readonly Template[] = [
  ...ofScience.flatMap(asStatementPair),
  ...generalStudies.flatMap(asStatementCount),
  ...assertedInBiology,
  ...matchedInBiology,
  ...matchedInGeneralStudies,
  ...paragraphsOfMathematics,
  ...assertedInPhysics,
  ...matchedInPhysics,
  ...paragraphsInPhysics,
  ...assertedInChemistry,
  ...matchedInChemistry,
  ...paragraphsInChemistry,
  ...scienceInGeneralStudies,
  ...sufficiency,
  ...inputOutput,
  ...tournamentsAndRoutes,
  ...charts,
  ...decisions,
  ...furtherEnglish,
  ...paragraphsInOrder,
  ...measured,
  ...summaries,
  ...digitalAndFinancial,
  ...culture,
  ...internationalAffairs,
  ...world,
  ...contracts,
  ...torts,
  ...crimes,
  ...constitutionInCases,
  ...expressions,
  ...arrays,
  ...complexity,
  ...classes,
];
