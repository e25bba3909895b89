import type { WrittenSet } from '../../../written-question.ts';
import { puzzleQuestions } from './reckon.ts';

const NAME = 'cat-puzzles/three-crops';

/** Three sets that leave two numbers open. */
export const threeCrops: WrittenSet = {
  name: NAME,
  kind: 'passage',
  title: 'Sixty farmers and three crops',
  text: [
    'In a village there are 60 farmers, each of whom grows at least one of three crops: 32 of them grow paddy, 30 groundnut and 28 cotton.',
    '(1) As many farmers grow paddy and groundnut but no cotton as grow paddy and cotton but no groundnut.',
    '(2) More farmers grow all three crops than grow paddy and groundnut but no cotton.',
    '(3) Each of the seven possible choices of crops (one alone, two without the third, or all three) is made by at least one farmer.',
  ].join('\n\n'),
  questions: puzzleQuestions('Venn Diagrams', NAME, [
    {
      name: 'groundnut-and-cotton-alone',
      difficulty: 6,
      answer: 2,
      text: 'How many more farmers grow groundnut alone than grow cotton alone?',
      explanation:
        'Those who grow both groundnut and cotton, with paddy or without, are in both totals. The rest of groundnut’s 30 grow it alone or with paddy only, and the rest of cotton’s 28 grow that alone or with paddy only. By (1) as many grow the one with paddy only as the other. So the totals differ by as much as those who grow the crop alone: $30 - 28 = 2$.',
    },
    {
      name: 'one-crop',
      difficulty: 8,
      answer: 43,
      text: 'What is the greatest possible number of farmers who grow exactly one crop?',
      explanation:
        'Let $s$, $t$ and $g$ farmers grow one, two and three crops. Then $s + t + g = 60$ and $s + 2t + 3g = 32 + 30 + 28 = 90$, so $t + 2g = 30$ and $s = 30 + g$. To have many with one crop we need many with three, and hence few with two.\n\nLet $d$ grow paddy and groundnut only; as many grow paddy and cotton only, and $e$ grow groundnut and cotton only. Then $t = 2d + e = 30 - 2g$ is even, so $e$ is even. With $d \\ge 1$ and $e \\ge 2$ we have $t \\ge 4$, so $g \\le 13$ and $s \\le 43$. It can be so: $d = 1$, $e = 2$, $g = 13$ leave $32 - 2 - 13 = 17$ for paddy alone, $30 - 1 - 2 - 13 = 14$ for groundnut alone and $12$ for cotton alone, and $17 + 14 + 12 = 43$.',
    },
    {
      name: 'twelve-without-paddy',
      difficulty: 6,
      right: 'C',
      text: 'If 12 farmers grow groundnut and cotton but no paddy, how many grow groundnut alone?',
      options: ['7', '8', '9', '10'],
      explanation:
        'The $60 - 32 = 28$ farmers without paddy grow groundnut alone, cotton alone, or these two. If 12 grow the two, $28 - 12 = 16$ grow one of them alone. By (1) the totals of groundnut and cotton differ by as much as those who grow them alone, that is by 2. So the 16 are 9 and 7: groundnut alone is grown by 9.',
    },
    {
      name: 'eighteen-paddy-alone',
      difficulty: 8,
      right: 'B',
      text: 'If 18 farmers grow paddy alone, what is the greatest possible number of farmers who grow exactly two crops?',
      options: ['14', '18', '22', '26'],
      explanation:
        'Let $d$ grow paddy and groundnut only, $d$ paddy and cotton only, and $g$ all three. Paddy gives $18 + 2d + g = 32$, so $2d + g = 14$. Those with two crops are $t = 30 - 2g$, since $t + 2g = 32 + 30 + 28 - 60 = 30$. So $g$ should be as small as possible, and $d$ as great. By (2) $g > d$: with $d = 5$ we would have $g = 4$, too few; with $d = 4$ we have $g = 6$. Then $t = 30 - 12 = 18$: twice 4, and 10 with groundnut and cotton. Groundnut alone is grown by $30 - 4 - 10 - 6 = 10$ and cotton alone by $8$, so all is well. To overlook (2) leads to 22.',
    },
  ]),
};
