import type { WrittenQuestion } from './written-question.ts';

const VERBAL = 'Verbal Ability and Reading Comprehension';
const LOGIC = 'Data Interpretation and Logical Reasoning';

const PASSAGE = [
  'Read the passage and answer the question.',
  "A map that showed everything would be as large as the country and as hard to read. The maker of a map therefore leaves things out, and what is left out is as much a choice as what is drawn. A railway map bends rivers and shortens distances so that the order of the stations can be seen at a glance; nobody calls it false, because nobody asks it how far apart two towns are. Trouble begins when a map is used for a question that it was not made to answer. The fault then lies neither in the map nor in the land, but in forgetting that every picture of the world was drawn for somebody's purpose.",
].join('\n\n');

const ORDERS = String.raw`\small\begin{array}{l|rrrr|r}
& \text{Q1} & \text{Q2} & \text{Q3} & \text{Q4} & \text{Year} \\ \hline
\text{North} & 120 & 150 & 90 & ? & 500 \\
\text{South} & 80 & ? & 110 & 130 & 440 \\
\text{East} & 60 & 90 & ? & 100 & 330 \\ \hline
\text{All} & 260 & 360 & 280 & 370 & 1270
\end{array}`;

const ROADS = String.raw`\begin{CD}
A @>4>> B @>3>> C \\
@V2VV @V1VV @V5VV \\
D @>6>> E @>2>> F
\end{CD}`;

const choice = (...places: readonly number[]) => ({ type: 'MCQ' as const, correct: places.map(String) });
const typed = (value: string) => ({
  type: 'Numerical' as const,
  values: [value],
  rounding: 'integer' as const,
});

/** What the templates cannot draw for a paper in the style of CAT. */
export const catQuestions: readonly WrittenQuestion[] = [
  {
    name: 'cat/map-and-question',
    subject: VERBAL,
    topic: 'Reading Comprehension',
    difficulty: 5,
    key: choice(0),
    text: `${PASSAGE}\n\nWhat would the author hold against somebody who measures a distance on a railway map?`,
    options: [
      'The map is put to a question that it was not made for.',
      'The map is false and ought to be corrected.',
      'Rivers matter more than the order of the stations.',
      'A larger map would have shown the distance.',
    ],
    explanation:
      'The passage says that nobody calls the railway map false, and that trouble begins with the wrong question.',
  },
  {
    name: 'cat/map-and-purpose',
    subject: VERBAL,
    topic: 'Reading Comprehension',
    difficulty: 6,
    key: choice(2),
    text: `${PASSAGE}\n\nWith which of these would the author most likely agree?`,
    options: [
      'The best map is the one that leaves out least.',
      'A map that bends a river misleads whoever looks at it.',
      'What a map leaves out tells something of what it is for.',
      'Purposes should be kept out of the making of maps.',
    ],
    explanation:
      'What is left out is called a choice, and every picture of the world is said to have a purpose.',
  },
  {
    name: 'cat/early-printed-books',
    subject: VERBAL,
    topic: 'Para Summary',
    difficulty: 5,
    key: choice(1),
    text: 'Which option sums the paragraph up best?\n\nEarly printed books often looked like manuscripts: printers copied handwriting, its abbreviations included, because that was what readers took a book to be. Only after some decades, when readers had learnt to expect print, did the page find a form of its own.',
    options: [
      'Printers could not at first make letters that were unlike handwriting.',
      'Print first imitated manuscripts to suit the habits of readers, and found its own form once those had changed.',
      'Readers disliked printed books until these looked like manuscripts.',
      'Manuscripts went on being made for decades after the first printed books.',
    ],
    explanation:
      'The reason given is what readers expected, and the change comes when they expect something else.',
  },
  {
    name: 'cat/dance-of-the-bees',
    subject: VERBAL,
    topic: 'Para Completion',
    difficulty: 4,
    key: choice(3),
    text: 'Which sentence completes the paragraph best?\n\nA bee that has found a rich field dances to tell the others where it is. The dance gives the direction and the distance, but it says nothing of the flowers themselves.',
    options: [
      'The colour of a flower means nothing to a bee.',
      'Insects that live alone do not dance.',
      'The same field may have been found by another hive.',
      'Those that follow it still have to search when they arrive.',
    ],
    explanation: 'What the dance leaves unsaid has to be found out in another way: by searching on the spot.',
  },
  {
    name: 'cat/lamp-that-swings',
    subject: VERBAL,
    topic: 'Para Jumbles',
    difficulty: 5,
    key: typed('2314'),
    text: 'Put the sentences in the order in which they make a paragraph, and type the order as one number.\n\n(1) So he timed it against his own pulse.\n\n(2) A student in a cathedral watched a lamp swing.\n\n(3) Whether it swung wide or narrow, each swing seemed to take as long as the one before.\n\n(4) The count hardly changed, and what he learnt from it was later built into clocks.',
    options: [],
    explanation:
      'The lamp comes first (2), then what it seemed to do (3); "so" follows from that (1), and the count from the timing (4).',
  },
  {
    name: 'cat/tea-in-the-hills',
    subject: VERBAL,
    topic: 'Odd Sentence',
    difficulty: 5,
    key: typed('3'),
    text: 'Four of the five sentences make a paragraph. Type the number of the one that does not belong to it.\n\n(1) Tea came to the hills as a plant for export.\n\n(2) The slopes were cleared, and roads were cut to carry the leaf down.\n\n(3) Porcelain had been made for many centuries before that.\n\n(4) With the roads came markets, and with the markets people who had never grown tea.\n\n(5) Within two generations the hills lived by more than the plant that had opened them.',
    options: [],
    explanation: 'All the others tell how tea changed the hills; the third speaks of porcelain.',
  },
  {
    name: 'cat/share-of-the-orders',
    subject: LOGIC,
    topic: 'Tables',
    difficulty: 5,
    key: choice(2),
    text: 'The table shows the orders of three branches in the quarters of a year. Three numbers cannot be read. In which quarter had the South branch the largest share of all orders?',
    options: ['Q1', 'Q2', 'Q3', 'Q4'],
    diagramLatex: ORDERS,
    explanation:
      'South had $440 - 320 = 120$ in Q2. Its shares are $\\frac{80}{260}$, $\\frac{120}{360}$, $\\frac{110}{280}$ and $\\frac{130}{370}$: about 31, 33, 39 and 35 percent.',
  },
  {
    name: 'cat/orders-in-the-north',
    subject: LOGIC,
    topic: 'Tables',
    difficulty: 3,
    key: typed('140'),
    text: 'The table shows the orders of three branches in the quarters of a year. Three numbers cannot be read. How many orders had the North branch in Q4?',
    options: [],
    diagramLatex: ORDERS,
    explanation: '$500 - 120 - 150 - 90 = 140$; the column agrees: $140 + 130 + 100 = 370$.',
  },
  {
    name: 'cat/roads-of-one-way',
    subject: LOGIC,
    topic: 'Routes and Networks',
    difficulty: 4,
    key: typed('7'),
    text: 'Each arrow is a road that may be driven in its direction alone, with the minutes that it takes. What is the least number of minutes from A to F?',
    options: [],
    diagramLatex: ROADS,
    explanation:
      'A, B, C, F takes $4 + 3 + 5 = 12$, A, B, E, F takes $4 + 1 + 2 = 7$, and A, D, E, F takes $2 + 6 + 2 = 10$.',
  },
];
