import type { Phrasebook } from './frames.ts';

/** Sentences that templates of more than one chapter have. */
export const common: Phrasebook = {
  '(to three significant figures)': '(तीन सार्थक अंकों तक)',
  '(to the nearest whole number)': '(निकटतम पूर्णांक तक)',
  'Rounded off to the nearest whole number, the answer is {1}.': 'निकटतम पूर्णांक तक उत्तर {1} है।',
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

  // Statement I and Statement II.
  '**Statement I:**': '**कथन I:**',
  '**Statement II:**': '**कथन II:**',
  'Which of the following is correct?': 'निम्नलिखित में से कौन-सा सही है?',
  'Both Statement I and Statement II are correct.': 'कथन I तथा कथन II दोनों सही हैं।',
  'Both Statement I and Statement II are incorrect.': 'कथन I तथा कथन II दोनों गलत हैं।',
  'Statement I is correct, but Statement II is incorrect.': 'कथन I सही है, परंतु कथन II गलत है।',
  'Statement I is incorrect, but Statement II is correct.': 'कथन I गलत है, परंतु कथन II सही है।',

  // Assertion and reason.
  'Given below are two statements, an assertion (A) and a reason (R).':
    'नीचे दो कथन दिए गए हैं: एक अभिकथन (A) तथा एक कारण (R)।',
  '**Assertion (A):**': '**अभिकथन (A):**',
  '**Reason (R):**': '**कारण (R):**',
  '**Reason:**': '**कारण:**',
  'Both (A) and (R) are true, and (R) is the correct explanation of (A).':
    '(A) तथा (R) दोनों सत्य हैं, और (R), (A) की सही व्याख्या है।',
  'Both (A) and (R) are true, but (R) is not the correct explanation of (A).':
    '(A) तथा (R) दोनों सत्य हैं, परंतु (R), (A) की सही व्याख्या नहीं है।',
  'is true, but (R) is false.': 'सत्य है, परंतु (R) असत्य है।',
  'is false, but (R) is true.': 'असत्य है, परंतु (R) सत्य है।',

  // Two lists to be matched.
  'Match the items in List I with those in List II.': 'सूची I के पदों का सूची II के पदों से मिलान कीजिए।',
  '**List I**': '**सूची I**',
  '**List II**': '**सूची II**',
};
