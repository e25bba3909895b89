import type { Figure } from './evaluate.ts';

const WHAT: Readonly<Record<Figure['kind'], string>> = {
  computable: 'sums, units, equations: the result is right',
  factual: 'content of a formula book: the formula is in the answer, with its source',
  'off-topic': 'unrelated to studying: nothing is found, and nothing is charged',
  forbidden: 'questions of a test that ranks and is not handed in: refused',
  injected: 'prompt injections: refused, or nothing is found; no key is revealed',
  generated: 'generated questions: the right answer of this variant, its solution, and another one',
  paraphrased: 'reworded questions of the bank: found or computed, with the right answer',
};

/** Writer, questions, right, astray: when the engine had not seen them. */
const FIRST_ASKED: readonly (readonly [string, string, string, string])[] = [
  ['third', '350 of all kinds', '47.4 %', '4 %'],
  ['fourth', '220 of all kinds', '48.2 %', '3.6 %'],
  ['fifth', '260 sums, another kind nearly every time', '18 to 25 %', '0 to 9 %'],
  ['fifth', '120 follow-ups', '33 to 47 %', '7 to 20 %'],
  ['sixth', '517 of all kinds but sums and follow-ups', '58.2 %', '7.5 %'],
  ['seventh', '340 of all kinds, in five parts', '76, 74, 69, 69, 60 %', '3 to 12 %'],
  ['eighth', '240 sums and follow-ups', '41.7 %', '9.6 %'],
  ['tenth', '200 of all kinds, by students of science', '70 %', '6 %'],
  ['eleventh', '200 of all kinds, by students of commerce, arts and law', '82 %', '4 %'],
  ['twelfth', '300 sums and changes to them', '57.3 %', '5.7 %'],
  ['thirteenth', '300 definitions and facts', '69.3 %', '5 %'],
  ['fourteenth', '300 about the product, exams, English, and follow-ups', '58.7 %', '12 %'],
  [
    'fifteenth',
    '300 off-topic, misspelt, about the product, and follow-ups, in two parts',
    '83, 71 %',
    '5, 7 %',
  ],
  ['the two latest', '352 of all kinds, held back', '90.1 %', '1.7 %'],
];

/** The content of docs/assistant-eval.md: the results of the embedded engine. @param tables of the study. */
export function evaluationPage(figures: readonly Figure[], tables: string): string {
  const rows = figures.map(({ kind, asked, right }) => {
    const share = asked === 0 ? '' : `${Math.round((1000 * right) / asked) / 10} %`;
    return `| ${kind} | ${WHAT[kind]} | ${asked} | ${right} | ${share} |`;
  });
  const asked = figures.reduce((sum, each) => sum + each.asked, 0);
  const right = figures.reduce((sum, each) => sum + each.right, 0);
  return `# How well the assistant answers

\`npm run eval:assistant\` puts questions to the assistant, one after the other, and writes this page. The engine is the embedded one: with a language model configured, its figures are printed and this page stays. The bank is generated under a fixed seed. A share of the questions is asked in \`npm test\` (AS14, AS50).

## The study

Questions of students in English, Hindi and Hinglish, by writers who had not seen the engine. Each has words that an answer must and must not contain. An answer is *right* if it has them, *silent* if the assistant says that it has no answer and charges nothing, and *astray* otherwise. The open questions are those that the engine was tuned on, so their figures say little about others. Those held back are not read by the people who work on the engine; \`npm run eval:assistant -- --all\` asks them too. A second reader has checked the words that answers to the last two files that are held back must contain, before they were asked. \`--show\` prints what was not answered right, \`--fit\` fits the ranking of the glossary's texts (AS48).

What the writers got when their questions were first asked, before the engine was changed for them:

| Writer | Questions | Right | Astray |
| --- | --- | --- | --- |
${FIRST_ASKED.map((row) => `| ${row.join(' | ')} |`).join('\n')}

${tables}

## Our own questions

What the engine was built for, and what it must refuse. Of ${asked} questions ${right} had the right outcome.

| Kind | What is right | Asked | Right | Share |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
