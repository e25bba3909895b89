import { choiceQuestions } from '../../passages/written-passage.ts';
import type { WrittenQuestion } from '../../written-question.ts';

const SUBJECT = 'English Comprehension';

export const synonymsAndAntonyms: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Synonyms and Antonyms' },
  'ssc-english/synonyms-and-antonyms',
  [
    {
      name: 'alacrity',
      difficulty: 5,
      right: 'C',
      text: 'Select the most appropriate synonym of the given word.\n\nAlacrity',
      options: ['Weariness', 'Accuracy', 'Eagerness', 'Sympathy'],
      explanation:
        '"Alacrity" is cheerful readiness to do something, so "eagerness" is nearest to it; she accepted with alacrity means that she accepted gladly and at once. "Accuracy" only looks a little like it.',
    },
    {
      name: 'frugal',
      difficulty: 4,
      right: 'A',
      text: 'Select the most appropriate antonym of the given word.\n\nFrugal',
      options: ['Wasteful', 'Fragile', 'Thrifty', 'Truthful'],
      explanation:
        '"Frugal" means careful not to spend or use more than is needed; its opposite is "wasteful". "Thrifty" is not its opposite but has the same meaning.',
    },
    {
      name: 'dissent',
      difficulty: 5,
      right: 'D',
      text: 'Select the most appropriate antonym of the given word.\n\nDissent',
      options: ['Descent', 'Protest', 'Distrust', 'Agreement'],
      explanation:
        '"Dissent" is the holding of an opinion that differs from the common one; its opposite is "agreement". "Protest" goes in the same direction as "dissent", and "descent" merely sounds like it.',
    },
  ],
);

export const idioms: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Idioms' },
  'ssc-english/idioms',
  [
    {
      name: 'pinch-of-salt',
      difficulty: 4,
      right: 'B',
      text: 'Select the most appropriate meaning of the given idiom.\n\nTo take something with a pinch of salt',
      options: [
        'To accept it with a feeling of gratitude',
        'To doubt whether it is wholly true',
        'To find it a little hard to bear',
        'To make it more interesting by a detail',
      ],
      explanation:
        'Whoever takes a story with a pinch of salt does not believe all of it. The salt has nothing to do with making the story more interesting: it is the listener who takes it.',
    },
    {
      name: 'towel',
      difficulty: 4,
      right: 'C',
      text: 'Select the most appropriate meaning of the given idiom.\n\nTo throw in the towel',
      options: ['To offer to help', 'To leave in anger', 'To admit defeat', 'To begin afresh'],
      explanation:
        'In boxing a towel is thrown into the ring as a sign that a boxer gives up; hence the idiom means to admit defeat. There need be no anger in it.',
    },
  ],
);

export const oneWords: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'One-Word Substitution' },
  'ssc-english/one-word-substitution',
  [
    {
      name: 'hypocrite',
      difficulty: 3,
      right: 'D',
      text: 'Select the option that can be used as a one-word substitute for the given group of words.\n\nA person who pretends to have virtues that he does not have',
      options: ['Heretic', 'Cynic', 'Sceptic', 'Hypocrite'],
      explanation:
        '"Hypocrite" is the word for one who pretends to virtues. A cynic is the opposite in a way: he does not claim virtue for himself but doubts that others have it.',
    },
    {
      name: 'mint',
      difficulty: 3,
      right: 'B',
      text: 'Select the option that can be used as a one-word substitute for the given group of words.\n\nA place where coins are made',
      options: ['Treasury', 'Mint', 'Tannery', 'Vault'],
      explanation:
        'Coins are made in a "mint". A treasury or a vault is where money is kept, and in a tannery hides are made into leather.',
    },
  ],
);

export const spelling: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Spelling' },
  'ssc-english/spelling',
  [
    {
      name: 'exaggerate',
      difficulty: 4,
      right: 'A',
      text: 'Only one of these words is spelt correctly. Select it.',
      options: ['Exaggerate', 'Harrassment', 'Vaccuum', 'Recomend'],
      explanation:
        '"Exaggerate" is right with double g and one r. The others should be "harassment" with one r, "vacuum" with one c, and "recommend" with double m.',
    },
  ],
);
