import { anglesOfFigures } from './angles-of-figures.ts';
import { circlesAndAreas } from './circles-and-areas.ts';
import { trigonometry } from './trigonometry.ts';
import { heightsAndDistances } from './heights-and-distances.ts';
import { arithmetic } from './arithmetic.ts';
import { arranged } from './arranged.ts';
import { averagesAndIdentities } from './averages-and-identities.ts';
import { caselets } from './caselets.ts';
import { familiesAndWalks } from './families-and-walks.ts';
import { letters } from './letters.ts';
import { money } from './money.ts';
import { numbersAndTables } from './numbers-and-tables.ts';
import { reasoning } from './reasoning.ts';
import { seriesAndShapes } from './series-and-shapes.ts';
import { syllogisms } from './syllogisms.ts';
import { timeAndWork } from './time-and-work.ts';

export const aptitude = [
  ...arithmetic,
  ...reasoning,
  ...numbersAndTables,
  ...money,
  ...timeAndWork,
  ...seriesAndShapes,
  ...caselets,
  ...arranged,
  ...syllogisms,
  ...familiesAndWalks,
  ...letters,
  ...averagesAndIdentities,
  ...heightsAndDistances,
  ...trigonometry,
  ...circlesAndAreas,
  ...anglesOfFigures,
];
