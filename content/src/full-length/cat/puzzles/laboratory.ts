import type { WrittenSet } from '../../../written-question.ts';
import { puzzleQuestions } from './reckon.ts';

const NAME = 'cat-puzzles/new-laboratory';

const TABLE = String.raw`\small\begin{array}{l|cc|l}
\text{Task} & \text{Days} & \text{Workers} & \text{Only after} \\ \hline
\text{Wiring} & 3 & 2 & \\
\text{Plumbing} & 4 & 2 & \\
\text{Benches} & 5 & 1 & \\
\text{Plastering} & 3 & 3 & \text{Wiring, Plumbing} \\
\text{Switchboard} & 2 & 2 & \text{Wiring} \\
\text{Flooring} & 2 & 3 & \text{Plastering} \\
\text{Painting} & 3 & 2 & \text{Plastering} \\
\text{Sinks} & 2 & 2 & \text{Benches, Flooring} \\
\text{Inspection} & 1 & 1 & \text{all other tasks}
\end{array}`;

const LONGEST_CHAIN =
  'The longest chain is plumbing, plastering, flooring, sinks and inspection, $4 + 3 + 2 + 2 + 1 = 12$ days.';

/** No schedule of four workers takes fewer days. */
const FOURTEEN =
  'Plastering and flooring need three of the four workers each, so nothing but the benches can go on beside either. Of the tasks that need two, two can go on at once.\n\nPlastering can begin on day 5, after wiring and plumbing, and end on day 7. If the switchboard comes after it, flooring takes 2 more days of its own, and painting, sinks and switchboard $3 + 2 + 2 = 7$ days, which with at most two of them at once are 4 days. With the inspection that makes $7 + 2 + 4 + 1 = 14$ days or more.\n\nIf the switchboard comes before plastering, its 2 days follow the 3 of wiring, so plastering ends on day 8 at the earliest; flooring takes 2 days of its own, painting 3, and the inspection 1: again 14 or more.';

/** A project with and without a limit to its workers. */
export const newLaboratory: WrittenSet = {
  name: NAME,
  kind: 'table',
  title: 'A new laboratory',
  text: [
    'A school builds a laboratory. The table shows for each task how many days it takes, how many workers it needs on each of these days, and which tasks must be finished before it can begin.',
    'Any worker can do any task, but nobody works at two tasks on one day. Once begun, a task goes on day after day until it is finished, with neither more nor fewer workers than the table says. A task may begin on the day after another has ended. Days are counted from day 1.',
  ].join('\n\n'),
  diagramLatex: TABLE,
  questions: puzzleQuestions('Scheduling', NAME, [
    {
      name: 'workers-enough',
      difficulty: 6,
      answer: 12,
      text: 'If there are enough workers for all tasks that could go on at once, what is the least number of days in which the laboratory can be finished?',
      explanation: `${LONGEST_CHAIN} Everything else fits beside it: wiring on days 1 to 3, benches on days 1 to 5, the switchboard on days 4 and 5, and painting on days 8 to 10.`,
    },
    {
      name: 'most-slack',
      difficulty: 6,
      right: 'D',
      text: 'There are enough workers, and the laboratory is to be finished in the least number of days. Which of these tasks leaves the most freedom, that is, the most days from the first day on which it can begin to the last?',
      options: ['Painting', 'Wiring', 'Benches', 'Switchboard'],
      explanation: `${LONGEST_CHAIN} The inspection is on day 12, the sinks on days 10 and 11, flooring on days 8 and 9 and plastering on days 5 to 7.\n\nThe switchboard could begin on day 4 and must be ready on day 11, so it can begin on day 10, which is 6 days later. The benches must be ready on day 9, before the sinks: they can begin on day 5 and not on day 1, 4 days later. Wiring (on day 2 and not 1) and painting (on day 9 and not 8) can begin 1 day later.`,
    },
    {
      name: 'four-workers',
      difficulty: 8,
      answer: 14,
      text: 'If there are only four workers, what is the least number of days in which the laboratory can be finished?',
      explanation: `${FOURTEEN} Fourteen days are enough: wiring on days 1 to 3, plumbing 1 to 4, benches 4 to 8, plastering 5 to 7, flooring 8 and 9, switchboard 10 and 11, painting 10 to 12, sinks 12 and 13, inspection on day 14.`,
    },
    {
      name: 'must-be-true',
      difficulty: 8,
      right: 'B',
      text: 'Four workers finish the laboratory in the least number of days in which they can. Which of these must be true?',
      options: [
        'Plumbing begins on day 1.',
        'Painting begins after the end of flooring.',
        'The switchboard begins after the end of flooring.',
        'The benches begin on day 4 or day 5.',
      ],
      explanation: `${FOURTEEN} It can be done in 14, as the last example shows.\n\nPainting and flooring need five workers together, so one of them ends before the other begins. If painting came first, it would end on day 10 at the earliest, after plastering on days 5 to 7; then flooring on days 11 and 12, the sinks on days 13 and 14 and the inspection on day 15: too late. So painting begins after flooring.\n\nThe others may be false. For example, with wiring on days 1 to 3, plumbing on days 2 to 5, the switchboard on days 4 and 5, plastering on days 6 to 8, benches on days 6 to 10, flooring on days 9 and 10, painting on days 11 to 13 and the sinks on days 11 and 12, the inspection is on day 14; and plumbing begins on day 2, the switchboard before flooring, and the benches on day 6.`,
    },
    {
      name: 'workers-for-twelve-days',
      difficulty: 7,
      right: 'C',
      text: 'What is the least number of workers with which the laboratory can be finished in 12 days?',
      options: ['3', '4', '5', '6'],
      explanation: `${LONGEST_CHAIN} So flooring is on days 8 and 9. Painting follows plastering, which ends on day 7, and must end on day 11: it is on days 8 to 10 or 9 to 11. In either case it meets flooring on day 9, and $3 + 2 = 5$ workers are needed.\n\nFive are enough: wiring on days 1 to 3, plumbing 1 to 4, benches 1 to 5, plastering 5 to 7, switchboard 6 and 7, flooring 8 and 9, painting 8 to 10, sinks 10 and 11, inspection on day 12. If the switchboard were begun as early as possible, six would be needed on day 5.`,
    },
  ]),
};
