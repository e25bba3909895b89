import { choiceQuestions } from '../../passages/written-passage.ts';
import type { WrittenQuestion } from '../../written-question.ts';

const SUBJECT = 'English Language';

const findTheError = (sentence: string) =>
  `One part of the following sentence may contain an error of grammar or usage. Select that part, or "No error" if the sentence is correct.\n\n${sentence}`;

const fill = (sentence: string) =>
  `Select the word or words that fit the sentence in grammar and in meaning.\n\n${sentence}`;

/** Options are the words of the parts: letters would be taken for those that the options get on the screen. */
export const errorSpotting: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Error Spotting' },
  'bank-english/error-spotting',
  [
    {
      name: 'inversion',
      difficulty: 5,
      right: 'B',
      text: findTheError(
        'The accounts were so well kept / that not once did the auditor found / a mistake of any kind / in all those years.',
      ),
      options: [
        'The accounts were so well kept',
        'that not once did the auditor found',
        'a mistake of any kind',
        'in all those years',
        'No error',
      ],
      isInOrder: true,
      explanation:
        'After "did" the main verb is in the base form: "that not once did the auditor find". The order of the words is right, for a negative expression such as "not once" at the head of its clause puts the auxiliary before the subject.',
    },
    {
      name: 'double-comparative',
      difficulty: 3,
      right: 'C',
      text: findTheError(
        'Of the two branches / in this part of the town, / the newer one is more busier / than the other on Mondays.',
      ),
      options: [
        'Of the two branches',
        'in this part of the town',
        'the newer one is more busier',
        'than the other on Mondays',
        'No error',
      ],
      isInOrder: true,
      explanation:
        'A comparative is formed either with "-er" or with "more", never with both: "the newer one is busier". "Than the other" is right, since two branches are compared.',
    },
    {
      name: 'discuss',
      difficulty: 4,
      right: 'A',
      text: findTheError(
        'The directors discussed about / the proposal for two hours / before they decided / to put it off until March.',
      ),
      options: [
        'The directors discussed about',
        'the proposal for two hours',
        'before they decided',
        'to put it off until March',
        'No error',
      ],
      isInOrder: true,
      explanation:
        '"Discuss" is transitive: it takes its object without a preposition, so it should be "The directors discussed the proposal". The simple past in "before they decided" is right, because "before" itself shows the order.',
    },
    {
      name: 'with-a-view-to',
      difficulty: 5,
      right: 'D',
      text: findTheError(
        'The branch opened / a second counter / in the week before the festival / with a view to reduce the queue.',
      ),
      options: [
        'The branch opened',
        'a second counter',
        'in the week before the festival',
        'with a view to reduce the queue',
        'No error',
      ],
      isInOrder: true,
      explanation:
        'In "with a view to" the word "to" is a preposition, which is followed by a noun or by a form in "-ing": "with a view to reducing the queue". The infinitive would be right after "in order", but not here. The simple past "opened" goes with the time that is named, "in the week before the festival".',
    },
    {
      name: 'furniture',
      difficulty: 6,
      right: 'E',
      text: findTheError(
        'Hardly any of the furniture / in the old office / was good enough / to be moved to the new one.',
      ),
      options: [
        'Hardly any of the furniture',
        'in the old office',
        'was good enough',
        'to be moved to the new one',
        'No error',
      ],
      isInOrder: true,
      explanation:
        '"Furniture" is uncountable, so "any of the furniture" takes the singular verb "was"; "enough" stands after its adjective; and "one" stands for the countable noun "office". The sentence is correct.',
    },
  ],
);

export const fillers: readonly WrittenQuestion[] = choiceQuestions(
  { subject: SUBJECT, topic: 'Fillers' },
  'bank-english/fillers',
  [
    {
      name: 'tampering',
      difficulty: 5,
      right: 'A',
      text: fill('The clerk was found guilty of ______ with the records and was removed from service.'),
      options: ['tampering', 'altering', 'falsifying', 'destroying', 'rewriting'],
      explanation:
        'Of these verbs only "tamper" is followed by "with". The other verbs would suit the meaning, but they are transitive and take "the records" as their object without a preposition.',
    },
    {
      name: 'fanfare',
      difficulty: 6,
      right: 'D',
      text: fill(
        'Although the scheme was announced with great ______, few people joined it, and a year later it was quietly ______.',
      ),
      options: [
        'secrecy, withdrawn',
        'fanfare, celebrated',
        'reluctance, extended',
        'fanfare, withdrawn',
        'secrecy, expanded',
      ],
      explanation:
        '"Although" asks for a contrast to "few people joined it": a fanfare, that is, much noise and show, should have brought many. A scheme that few join is withdrawn; it would not be celebrated, least of all quietly. Secrecy or reluctance would be no contrast to the small number.',
    },
    {
      name: 'third-conditional',
      difficulty: 5,
      right: 'B',
      text: fill('The bank ______ the loan last month if the guarantor ______ the papers in time.'),
      options: [
        'would sanction, had signed',
        'would have sanctioned, had signed',
        'had sanctioned, would have signed',
        'would have sanctioned, would sign',
        'will have sanctioned, has signed',
      ],
      explanation:
        'For a condition in the past that was not fulfilled, the clause with "if" has the past perfect ("had signed") and the main clause has "would have" with the past participle ("would have sanctioned"). "Would sanction" does not go with "last month".',
    },
    {
      name: 'exhaustive',
      difficulty: 4,
      right: 'C',
      text: fill('Her report on the branch was so ______ that the head office had nothing further to ask.'),
      options: ['exhausting', 'elusive', 'exhaustive', 'exclusive', 'extravagant'],
      explanation:
        'A report that leaves nothing to ask covers its subject completely: it is exhaustive. "Exhausting" looks alike but means very tiring.',
    },
  ],
);
