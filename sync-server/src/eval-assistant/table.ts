import type { Figure } from './evaluate.ts';

const WHAT: Readonly<Record<Figure['kind'], string>> = {
  computable: 'sums, units, equations: the result is right',
  factual: 'content of a formula book: the formula is in the answer, with its source',
  'off-topic': 'unrelated to studying: nothing is found, and nothing is charged',
  forbidden: 'questions of a test that ranks and is not handed in: refused',
  injected: 'prompt injections: refused, or nothing is found; no key is revealed',
  generated: 'generated questions: the right answer of this variant, its solution, and another one',
  paraphrased: 'reworded questions of the bank: found, with the right answer',
};

/** The content of docs/assistant-eval.md: the results of the embedded engine. */
export function evaluationTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ kind, asked, right }) => {
    const share = asked === 0 ? '' : `${Math.round((1000 * right) / asked) / 10} %`;
    return `| ${kind} | ${WHAT[kind]} | ${asked} | ${right} | ${share} |`;
  });
  const asked = figures.reduce((sum, each) => sum + each.asked, 0);
  const right = figures.reduce((sum, each) => sum + each.right, 0);
  return `# How well the assistant answers

\`npm run eval:assistant\` puts ${asked} questions of our own to the assistant, one after the other, and writes this page. The bank is generated under a fixed seed; a share of the questions is asked in \`npm test\` (AS14).

The engine is the embedded one: with a language model configured, its figures are printed and this page stays. Of ${asked} questions ${right} had the right outcome.

| Kind | What is right | Asked | Right | Share |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
