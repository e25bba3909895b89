import { engineeringMathematics } from './engineering-mathematics.ts';
import { grammars } from './grammars.ts';
import { graphsAndTables } from './graphs-and-tables.ts';
import { logicAndMachine } from './logic-and-machine.ts';
import { programs } from './programs.ts';
import { systems } from './systems.ts';

export const computing = [
  ...logicAndMachine,
  ...programs,
  ...graphsAndTables,
  ...systems,
  ...grammars,
  ...engineeringMathematics,
];
