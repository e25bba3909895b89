import { choiceQuestions } from '../../passages/written-passage.ts';
import type { WrittenQuestion } from '../../written-question.ts';

const SUBJECT = 'English Language';

const arrange = (sentences: readonly string[]) =>
  ['Arrange the sentences P, Q, R, S and T in the order in which they form a paragraph.', ...sentences].join(
    '\n\n',
  );

const nearest = (sentence: string) =>
  `Select the word that is nearest in meaning to the word in bold.\n\n${sentence}`;

export const paraJumbles: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Para Jumbles' },
  'bank-english/para-jumbles',
  [
    {
      name: 'box',
      difficulty: 5,
      right: 'E',
      text: arrange([
        'P: She asked eleven of her former pupils to put five hundred rupees each into a box, out of which such young men might be lent small sums.',
        'Q: With what the lathe earned him he paid back the loan in eight months, two months before it was due.',
        'R: A retired schoolteacher in Madurai noticed that several young men in her street had a trade but could not borrow a rupee from anyone.',
        'S: Word of his punctuality brought in other pupils, and within three years the box had become a registered society.',
        'T: The first to borrow from it was a carpenter, who wanted to buy a lathe.',
      ]),
      options: ['RTPQS', 'PRTQS', 'RPTSQ', 'TRPQS', 'RPTQS'],
      explanation:
        'R introduces the teacher and the young men, to whom "she" and "such young men" in P refer. "It" in T is the box of P, "the lathe" in Q is that of T, and "his punctuality" in S is shown by Q, where the loan is paid back before it is due. T cannot come before P, since there is nothing yet to borrow from.',
    },
    {
      name: 'turtle',
      difficulty: 5,
      right: 'B',
      text: arrange([
        'P: The hatchlings leave the nest at night and make for the brightest part of the horizon.',
        'Q: Having covered her eggs with sand, she returns to the sea and never sees them again.',
        'R: For ages this was the sea; now it may be a row of street lamps behind the beach.',
        'S: An olive ridley turtle digs her nest on an open beach, a little above the line of the highest tide.',
        'T: About seven weeks later, the warmth of that sand alone has brought them to the point of hatching.',
      ]),
      options: ['SQPTR', 'SQTPR', 'STQPR', 'SPQTR', 'QSTPR'],
      explanation:
        'S introduces the turtle, whom Q calls "she". "That sand" and "them" in T are the sand and the eggs of Q; the hatchlings of P come out of the eggs that T has brought to hatching; and "this" in R is the brightest part of the horizon in P. P cannot come before T, since nothing has hatched.',
    },
    {
      name: 'without-paper',
      difficulty: 6,
      right: 'D',
      text: arrange([
        'P: Far more was spent on the hours in which clerks went about the building looking for files.',
        'Q: It is widely believed that an office without paper saves money because it buys no paper.',
        'R: Where they are not, the clerk no longer walks, but he searches just as long.',
        'S: Paper, however, was never the largest item in what it cost to run an office.',
        'T: These hours are what a digital archive can save, provided that its documents are named with care.',
      ]),
      options: ['QPSTR', 'SQPTR', 'QSTPR', 'QSPTR', 'QSPRT'],
      explanation:
        'Q states a belief, to which S objects with "however". "Far more" in P is compared with the paper of S, "these hours" in T are those of P, and "where they are not" in R means documents that are not named with care, as T demands. R cannot come before T, which alone gives "they" a meaning.',
    },
  ],
);

export const vocabulary: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Vocabulary' },
  'bank-english/vocabulary',
  [
    {
      name: 'swap',
      difficulty: 5,
      right: 'C',
      text: 'Two of the words in bold have changed places. Select the two that must be interchanged to make the sentence correct.\n\nThe **settlement** of the bank was to reach a quick **intention** of the **claim** before the next **hearing**.',
      options: [
        'settlement and claim',
        'claim and hearing',
        'settlement and intention',
        'intention and hearing',
        'settlement and hearing',
      ],
      explanation:
        'One has an intention and reaches a settlement: "The intention of the bank was to reach a quick settlement of the claim before the next hearing." As long as "intention" stays where it is, the sentence speaks of reaching an intention, and to put "hearing" there instead does not help: a hearing is held and not reached.',
    },
    {
      name: 'candid',
      difficulty: 4,
      right: 'E',
      text: nearest(
        'The inspector’s remarks on the branch were **candid**, and the manager was grateful for them.',
      ),
      options: ['concise', 'bitter', 'modest', 'formal', 'frank'],
      explanation:
        '"Candid" means truthful and straightforward, as "frank" does. Candid remarks may happen to be bitter, but the word itself says nothing of the kind.',
    },
    {
      name: 'tenable',
      difficulty: 6,
      right: 'A',
      text: nearest(
        'The claim that the money had never arrived was no longer **tenable** once the receipt had been found.',
      ),
      options: ['defensible', 'profitable', 'temporary', 'agreeable', 'legible'],
      explanation:
        '"Tenable" is said of what can be maintained against objections, as "defensible" is. The sound of the word may suggest something that lasts for a time, but that is not its meaning.',
    },
  ],
);
