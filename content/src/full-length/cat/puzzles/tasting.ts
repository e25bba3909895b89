import type { WrittenSet } from '../../../written-question.ts';
import { puzzleQuestions } from './reckon.ts';

const NAME = 'cat-puzzles/five-tasters';

const TABLE = String.raw`\small\begin{array}{l|ccccc|cc}
& \text{Lata} & \text{Meher} & \text{Nikhil} & \text{Omar} & \text{Preeti} & \text{Mean} & \text{Median} \\ \hline
\text{Dosa} & ? & ? & 5 & ? & 1 & 2.8 & 3 \\
\text{Jalebi} & 2 & ? & ? & ? & ? & 1.6 & 2 \\
\text{Momos} & ? & 4 & ? & 1 & ? & ? & 3 \\
\text{Poha} & ? & ? & ? & ? & ? & 4.6 & 5
\end{array}`;

const JALEBI =
  'Jalebi’s five ratings sum to $5 \\times 1.6 = 8$ with a median of 2: at least three of them are 2 or more, so they are $1, 1, 2, 2, 2$.';

/** The same reasoning begins two explanations. */
const KINDS = `Each number from 1 to 5 was given four times, since one taster left it out. ${JALEBI} Poha’s sum to $23$ with a median of 5: $5, 5, 5, 4, 4$ or $5, 5, 5, 5, 3$. The latter has four 5s, and Nikhil’s 5 for Dosa would be one too many; so they are $5, 5, 5, 4, 4$.`;

/** What is missing follows from means, medians and how often a number was given. */
export const fiveTasters: WrittenSet = {
  name: NAME,
  kind: 'table',
  title: 'Four dishes and five tasters',
  text: [
    'At a food festival five tasters each rated four dishes by a whole number from 1 to 5. The table shows what is left of their ratings, and the mean and the median of the five ratings that a dish got.',
    '(1) No taster gave two dishes the same rating. So each taster left out exactly one of the five numbers.',
    '(2) No two tasters left out the same number.',
  ].join('\n\n'),
  diagramLatex: TABLE,
  questions: puzzleQuestions('Tables', NAME, [
    {
      name: 'sum-of-momos',
      difficulty: 6,
      answer: 15,
      text: 'What is the sum of the five ratings of Momos?',
      explanation:
        'The five tasters left out five different numbers, so each of 1, 2, 3, 4 and 5 was left out once and given four times. All ratings together sum to $4 \\times (1 + 2 + 3 + 4 + 5) = 60$. Dosa has $5 \\times 2.8 = 14$, Jalebi $5 \\times 1.6 = 8$ and Poha $5 \\times 4.6 = 23$. Momos have $60 - 14 - 8 - 23 = 15$.',
    },
    {
      name: 'jalebi-one',
      difficulty: 7,
      right: 'C',
      text: 'Which two tasters gave Jalebi a rating of 1?',
      options: ['Meher and Omar', 'Nikhil and Preeti', 'Meher and Nikhil', 'Omar and Preeti'],
      explanation: `${JALEBI} Omar gave his 1 to Momos and Preeti hers to Dosa, so neither gave another. Lata gave a 2. Meher and Nikhil remain.`,
    },
    {
      name: 'certain-ratings',
      difficulty: 8,
      answer: 18,
      text: 'How many of the twenty ratings, those in the table included, are certain?',
      explanation: `${KINDS}\n\nMeher and Nikhil gave Jalebi a 1, because Omar and Preeti gave theirs to other dishes; Lata, Omar and Preeti gave it a 2. Now all 1s are placed, and all 5s but Poha’s. Dosa has $14 - 5 - 1 = 8$ from Lata, Meher and Omar, in numbers from 2 to 4 with a median of 3 for the row: $2, 3, 3$. Lata and Omar gave their 2 to Jalebi, so Meher gave the 2, and they gave 3s.\n\nMomos have $15 - 4 - 1 = 10$ from Lata, Nikhil and Preeti, and there are two 3s and one 4 left for them. Lata gave her 3 to Dosa, so hers is the 4, and Nikhil and Preeti gave 3s. For Poha, Lata and Meher have given a 4 already and gave it a 5. Nikhil has given a 5 and gave it a 4. Of Omar and Preeti one gave a 5 and the other a 4, and both ways obey all the rules. So $20 - 2 = 18$ ratings are certain.`,
    },
    {
      name: 'left-out-by-preeti',
      difficulty: 7,
      right: 'A',
      text: 'If Omar rated Poha higher than Preeti did, which number did Preeti not give?',
      options: ['5', '4', '3', '2'],
      explanation: `${KINDS}\n\nOmar then gave Poha a 5 and Preeti a 4. Preeti gave Dosa a 1 and Jalebi a 2, because only Meher and Nikhil can have given it a 1. Momos got 4 from Meher and 1 from Omar; Dosa’s missing ratings are $2, 3, 3$, so two 3s and one 4 are left for Momos, and Preeti, who gave her 4 to Poha, gave a 3. Her ratings are 1, 2, 3 and 4. She did not give a 5.`,
    },
  ]),
};
