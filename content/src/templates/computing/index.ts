import { engineeringMathematics } from './engineering-mathematics.ts';
import { firstAndFollow } from './first-and-follow.ts';
import { graphsAndTables } from './graphs-and-tables.ts';
import { itemAutomata } from './item-automata.ts';
import { logicAndMachine } from './logic-and-machine.ts';
import { programs } from './programs.ts';
import { systems } from './systems.ts';
import { threeAddressCode } from './three-address-code.ts';

export const computing = [
  ...logicAndMachine,
  ...programs,
  ...graphsAndTables,
  ...systems,
  ...firstAndFollow,
  ...threeAddressCode,
  ...itemAutomata,
  ...engineeringMathematics,
];
