import { choiceQuestions } from '../../passages/written-passage.ts';
import type { WrittenSet } from '../../written-question.ts';
import { FILED } from './filed.ts';

const NAME = 'sets/clat-quant/three-meters';

const UNITS = String.raw`\begin{array}{l|rrrr}
\text{Units used} & \text{January} & \text{February} & \text{March} & \text{April} \\ \hline
\text{Nair} & 160 & 150 & 190 & 240 \\
\text{Das} & 100 & 120 & 160 & 220 \\
\text{Kaur} & 240 & 230 & 290 & 340
\end{array}`;

/** A tariff in steps. */
export const threeMeters: WrittenSet = {
  name: NAME,
  kind: 'table',
  title: 'Three meters in one hall',
  text: 'The table shows how many units of electricity three households of one building used in four months. For every month each household pays ₹4 a unit for its first 100 units, ₹6 a unit for its next 100 units and ₹8 a unit for all further ones, as well as a fixed charge of ₹80. There are no other charges.',
  diagramLatex: UNITS,
  questions: choiceQuestions(FILED, NAME, [
    {
      name: 'bill',
      difficulty: 3,
      right: 'B',
      text: 'How much did the Das household pay for April?',
      options: ['₹1,160', '₹1,240', '₹1,400', '₹1,840'],
      explanation: String.raw`For 220 units it paid $100 \times 4 + 100 \times 6 + 20 \times 8 = 1160$ rupees and the fixed charge of ₹80, together ₹1,240. Leaving out the fixed charge gives ₹1,160. At ₹8 for every unit it would be ₹1,840, and at ₹6 for every unit ₹1,400.`,
    },
    {
      name: 'largest-share',
      difficulty: 4,
      right: 'A',
      text: 'In which month did the Kaur household use the largest share of what the three households used together?',
      options: ['January', 'February', 'March', 'April'],
      explanation: String.raw`The shares are $\frac{240}{500} = 48\%$ in January, $\frac{230}{500} = 46\%$ in February, $\frac{290}{640} \approx 45.3\%$ in March and $\frac{340}{800} = 42.5\%$ in April. In April the household used the most units, but so did the others.`,
    },
    {
      name: 'units',
      difficulty: 5,
      right: 'C',
      text: 'For May the Nair household paid ₹1,640. How many units did it use in May?',
      options: ['195', '260', '270', '280'],
      explanation: String.raw`Without the fixed charge it paid $1640 - 80 = 1560$ rupees. The first 200 units cost $400 + 600 = 1000$ rupees; the other ₹560 paid for $\frac{560}{8} = 70$ units, so it used 270. Forgetting the fixed charge gives 280, dividing all of ₹1,560 by ₹8 gives 195, and by ₹6 it gives 260.`,
    },
    {
      name: 'flat-rate',
      difficulty: 7,
      right: 'B',
      text: 'The company offers another tariff: ₹5.50 for every unit of the month, and the same fixed charge of ₹80. For which number of units in a month does a household pay the same under both tariffs?',
      options: ['208', '240', '272', '400'],
      explanation: String.raw`The fixed charges cancel out. Above 200 units, the units $x$ cost the same if $1000 + 8(x - 200) = 5.5x$, so $2.5x = 600$ and $x = 240$. To go on with ₹6 a unit above 200 units, $400 + 6(x - 100) = 5.5x$, gives 400. Counting the fixed charge in one of the two tariffs only gives 272 or 208.`,
    },
  ]),
};
