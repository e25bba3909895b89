import type { Phrasebook } from './frames.ts';

/** Sentences that templates of more than one chapter have. */
export const common: Phrasebook = {
  '(to three significant figures)': '(तीन सार्थक अंकों तक)',
  '(to the nearest whole number)': '(निकटतम पूर्णांक तक)',
  'Take {1}.': '{1} लीजिए।',
  '(Take {1}.)': '({1} लीजिए।)',
  'Total: {1}.': 'कुल: {1}।',
  'Which of the following is/are correct?': 'निम्नलिखित में से कौन-सा/से सही है/हैं?',
  '{1} and {2}.': '{1} तथा {2}।',
  '{1}, and {2}.': '{1} तथा {2}।',
  '{1}, so {2}.': '{1}, अतः {2}।',

  // What is said of each statement of a question about facts.
  '**Correct:**': '**सही:**',
  '**Not correct:**': '**सही नहीं:**',
  '**In fact:**': '**वास्तव में:**',
};
