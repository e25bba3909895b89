import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { WrittenQuestion, WrittenSet } from './written-question.ts';

const choice = (place: number): AnswerKey => ({ type: 'MCQ', correct: [String(place)] });
const typed = (value: string): AnswerKey => ({ type: 'Numerical', values: [value], rounding: 'integer' });

type Asked = Omit<WrittenQuestion, 'subject' | 'topic'>;

const read = (question: Asked): WrittenQuestion => ({
  ...question,
  subject: 'Verbal Ability and Reading Comprehension',
  topic: 'Reading Comprehension',
});

const reckon = (question: Asked): WrittenQuestion => ({
  ...question,
  subject: 'Data Interpretation and Logical Reasoning',
  topic: 'Tables',
});

const TANK = `For three hundred years the villages below the ridge shared one tank. Each family had the right to open the sluice for a fixed number of hours, measured by a water clock that two elders watched, and the right went with the house, not with its owner. Nobody could sell hours without selling the house, so nobody had more water than one household could use. The rule looked like a limit on trade. It was in fact what kept the tank clean: whoever drew from it next year, and in all the years after, was somebody who lived beside it.

When the district put in pipes, hours were replaced by metered litres, and litres could be sold. The engineers expected the water to go where it earned most, and so it did: within ten years half of it irrigated cane on land that belonged to people in the town. What the engineers had not expected was the state of the tank. Every spring the families had cleared the silt from its bed together, and nobody had ever paid them for it. The buyers of litres were not asked to come and did not come. By the twelfth year the tank held two thirds of what it once had, and the price of a litre had risen for everybody.

It would be easy to conclude that the old rule was wise and that the new one was foolish. But the elders who made the rule left no word that it was meant to protect the tank; they may only have wished to keep their neighbours equal. A rule can do good that its makers never thought of, and whoever replaces it may have to look for its use among things that it does not mention.`;

/** A passage of our own. */
export const readingSets: readonly WrittenSet[] = [
  {
    name: 'sets/tank',
    kind: 'passage',
    title: 'The tank below the ridge',
    text: TANK,
    questions: [
      read({
        name: 'sets/tank/rule',
        difficulty: 5,
        key: choice(1),
        text: 'According to the passage, how did the old rule keep the tank clean?',
        options: [
          'It fined families that did not clear the silt.',
          'It left the water with people who lived beside the tank.',
          'It limited the hours in which the sluice could be open.',
          'It let the elders decide who cleared the silt.',
        ],
        explanation:
          'The first paragraph says that whoever drew water "was somebody who lived beside it", and the second that those families cleared the silt. The hours were limited for each family, but the passage does not say that this kept the tank clean.',
      }),
      read({
        name: 'sets/tank/engineers',
        difficulty: 6,
        key: choice(3),
        text: 'Which of these did the engineers foresee?',
        options: [
          'That the tank would hold less water',
          'That the price of a litre would rise',
          'That the silt would be cleared by the buyers',
          'That water would go where it earned most',
        ],
        explanation:
          'The engineers "expected the water to go where it earned most". The state of the tank is what they "had not expected", and the rise of the price followed from it.',
      }),
      read({
        name: 'sets/tank/author',
        difficulty: 7,
        key: choice(2),
        text: 'With which statement would the author most likely agree?',
        options: [
          'Old rules are wiser than those that replace them.',
          'Water should never be sold by the litre.',
          'What a rule is good for may differ from what it was made for.',
          'The elders protected the tank on purpose.',
        ],
        explanation:
          'The last paragraph says that "a rule can do good that its makers never thought of". It rejects the easy conclusion that the old rule was wise, and says that the elders left no word of such a purpose.',
      }),
      read({
        name: 'sets/tank/weaken',
        difficulty: 7,
        key: choice(0),
        text: 'Which of these, if true, would most weaken the link between selling litres and the state of the tank?',
        options: [
          'In the same years a new quarry on the ridge sent far more silt into the tank than before.',
          'The buyers in the town earned more from cane than the families had earned from rice.',
          'Some families went on clearing silt for a few years after the pipes came.',
          'The water clock had been broken for some time before the pipes came.',
        ],
        explanation:
          'The passage explains the loss by silt that was no longer cleared. If much more silt came in than before, the tank could have shrunk without any sale of litres. That some families still cleared silt even supports the link: the work went on only as long as families did it.',
      }),
    ],
  },
];

const SALES = String.raw`\begin{array}{l|rrrr}
\text{Copies sold} & \text{2021} & \text{2022} & \text{2023} & \text{2024} \\ \hline
\text{Novels} & 240 & 300 & 270 & 360 \\
\text{School books} & 500 & 450 & 540 & 600 \\
\text{Atlases} & 60 & 50 & 90 & 40
\end{array}`;

/** A table of our own; every answer follows from its numbers. */
export const dataSets: readonly WrittenSet[] = [
  {
    name: 'sets/bookshop',
    kind: 'table',
    title: 'A bookshop over four years',
    text: 'The table shows how many copies of each kind a bookshop sold in a year. It sells nothing else.',
    diagramLatex: SALES,
    questions: [
      reckon({
        name: 'sets/bookshop/total',
        difficulty: 2,
        key: typed('1000'),
        text: 'How many copies did the shop sell in 2024?',
        options: [],
        explanation: 'In 2024 it sold $360 + 600 + 40 = 1000$ copies.',
      }),
      reckon({
        name: 'sets/bookshop/growth',
        difficulty: 3,
        key: choice(1),
        text: 'By what percentage did the sale of novels grow from 2021 to 2024?',
        options: ['33.3%', '50%', '60%', '66.7%'],
        explanation: String.raw`It grew by $360 - 240 = 120$ copies, which is $\frac{120}{240} = 50\%$ of the sale in 2021. Dividing by the sale in 2024 instead gives 33.3%.`,
      }),
      reckon({
        name: 'sets/bookshop/share',
        difficulty: 4,
        key: choice(1),
        text: 'In which year was the share of school books in all copies sold the smallest?',
        options: ['2021', '2022', '2023', '2024'],
        explanation: String.raw`The shares are $\frac{500}{800} = 62.5\%$ in 2021, $\frac{450}{800} = 56.25\%$ in 2022, and $\frac{540}{900} = 60\%$ and $\frac{600}{1000} = 60\%$ in 2023 and 2024. The smallest is that of 2022.`,
      }),
      reckon({
        name: 'sets/bookshop/average',
        difficulty: 3,
        key: typed('875'),
        text: 'How many copies did the shop sell in a year on average over the four years?',
        options: [],
        explanation: String.raw`The yearly totals are $800$, $800$, $900$ and $1000$, together $3500$. The average is $\frac{3500}{4} = 875$.`,
      }),
    ],
  },
];
