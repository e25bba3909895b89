import { choiceQuestions } from '../../passages/written-passage.ts';
import type { WrittenQuestion } from '../../written-question.ts';

const SUBJECT = 'English Comprehension';

const findTheError = (sentence: string) =>
  `The following sentence has been divided into four parts. Select the part that contains an error.\n\n${sentence}`;

const improve = (sentence: string) =>
  `Select the option that improves the part in bold. If it is correct as it is, select "No improvement".\n\n${sentence}`;

export const errorSpotting: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Error Spotting' },
  'ssc-english/error-spotting',
  [
    {
      name: 'scenery',
      difficulty: 4,
      right: 'C',
      text: findTheError(
        'The scenery of the hills / on both sides of the lake / are most pleasing / after the rains.',
      ),
      options: [
        'The scenery of the hills',
        'on both sides of the lake',
        'are most pleasing',
        'after the rains',
      ],
      explanation:
        'The verb agrees with its subject and not with a noun that stands between them. The subject is "scenery", which is uncountable and therefore singular: "is most pleasing".',
    },
    {
      name: 'as-long-as',
      difficulty: 3,
      right: 'B',
      text: findTheError(
        'No other river in the state / is as longer as / the one that flows / past our town.',
      ),
      options: ['No other river in the state', 'is as longer as', 'the one that flows', 'past our town'],
      explanation:
        'Between "as" and "as" an adjective stands in the positive degree: "is as long as". "Longer" would have to be followed by "than".',
    },
  ],
);

export const sentenceImprovement: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Sentence Improvement' },
  'ssc-english/sentence-improvement',
  [
    {
      name: 'had-known',
      difficulty: 5,
      right: 'B',
      text: improve('If I **would have known** about the strike, I would have left an hour earlier.'),
      options: ['have known', 'had known', 'would know', 'No improvement'],
      isInOrder: true,
      explanation:
        'For a condition in the past that was not fulfilled, the clause with "if" has the past perfect: "If I had known about the strike". "Would have" belongs to the main clause alone.',
    },
    {
      name: 'used-to',
      difficulty: 5,
      right: 'D',
      text: improve('Having worked on a newspaper for years, Gurpreet **is used to sleeping** by day.'),
      options: ['is used to sleep', 'used to sleeping', 'is using to sleep', 'No improvement'],
      isInOrder: true,
      explanation:
        'In "be used to", which means to be accustomed to, the word "to" is a preposition, so the form in "-ing" follows: "is used to sleeping" is correct. "Used to" with the infinitive tells of a habit in the past and goes without "is".',
    },
  ],
);

export const voice: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Active and Passive Voice' },
  'ssc-english/voice',
  [
    {
      name: 'umbrella',
      difficulty: 5,
      right: 'A',
      text: 'Select the option that expresses the given sentence in the passive voice.\n\nWho has taken my umbrella?',
      options: [
        'By whom has my umbrella been taken?',
        'By whom my umbrella has been taken?',
        'By whom was my umbrella taken?',
        'By whom is my umbrella being taken?',
      ],
      explanation:
        'The present perfect "has taken" becomes "has been taken", "who" becomes "by whom", and in a question the auxiliary stands before the subject: "By whom has my umbrella been taken?" "Was taken" would be the simple past.',
    },
  ],
);

export const speech: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Direct and Indirect Speech' },
  'ssc-english/speech',
  [
    {
      name: 'essay',
      difficulty: 4,
      right: 'C',
      text: 'Select the option that expresses the given sentence in indirect speech.\n\nThe teacher said to Anil, “Have you finished your essay?”',
      options: [
        'The teacher asked Anil that he had finished his essay.',
        'The teacher asked Anil if had he finished his essay.',
        'The teacher asked Anil if he had finished his essay.',
        'The teacher asked Anil if he would finish his essay.',
      ],
      explanation:
        'A question that can be answered by yes or no is reported with "if" or "whether" and in the order of a statement; after "asked" the present perfect becomes the past perfect: "if he had finished his essay". "That" reports statements.',
    },
  ],
);

export const paraJumbles: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Para Jumbles' },
  'ssc-english/para-jumbles',
  [
    {
      name: 'kingfisher',
      difficulty: 4,
      right: 'D',
      text: [
        'Arrange the sentences P, Q, R and S in the order in which they form a paragraph.',
        'P: From there it watches the surface until a fish swims by.',
        'Q: Back on the branch, it beats its catch against the wood before swallowing it.',
        'R: A kingfisher likes to hunt from a branch that hangs over the water.',
        'S: Then it drops like a stone and seizes the fish with its beak.',
      ].join('\n\n'),
      options: ['RSPQ', 'PRSQ', 'RPQS', 'RPSQ'],
      explanation:
        'R names the bird and the branch, to which "it" and "there" in P refer. "The fish" in S is the one that swims by in P, and the catch of Q has first to be seized in S. P cannot come first, for nothing before it says where "there" is.',
    },
  ],
);
