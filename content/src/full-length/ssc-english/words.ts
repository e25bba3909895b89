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
        '"Alacrity" is cheerful readiness to do something, so "eagerness" is nearest to it; one who accepts an offer with alacrity accepts it gladly and at once. "Accuracy" only looks a little like it.',
    },
    {
      name: 'lethargic',
      difficulty: 4,
      right: 'A',
      text: 'Select the most appropriate antonym of the given word.\n\nLethargic',
      options: ['Energetic', 'Forgetful', 'Sluggish', 'Delicate'],
      explanation:
        '"Lethargic" means without energy and unwilling to move or act; its opposite is "energetic". "Sluggish" is not its opposite but has nearly the same meaning.',
    },
    {
      name: 'benign',
      difficulty: 5,
      right: 'D',
      text: 'Select the most appropriate antonym of the given word.\n\nBenign',
      options: ['Gentle', 'Narrow', 'Common', 'Harmful'],
      explanation:
        '"Benign" means kindly, mild or doing no harm, as a benign climate or a benign growth; its opposite is "harmful". "Gentle" goes in the same direction as "benign".',
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
      name: 'arbitrator',
      difficulty: 4,
      right: 'B',
      text: 'Select the option that can be used as a one-word substitute for the given group of words.\n\nA person whom both sides choose to settle their dispute',
      options: ['Accomplice', 'Arbitrator', 'Advocate', 'Predecessor'],
      explanation:
        'An "arbitrator" decides a dispute because both sides have agreed that he should. An advocate also deals with disputes, but speaks for one side and decides nothing.',
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
