import { mustDecline } from './study-questions.ts';
import type { StudyResult, Verdict } from './study.ts';

/** A file of questions with its results. */
export interface StudiedFile {
  readonly title: string;
  readonly results: readonly StudyResult[];
}

const VERDICTS: readonly Verdict[] = ['right', 'silent', 'astray'];

const count = (results: readonly StudyResult[], verdict: Verdict): number =>
  results.filter((each) => each.verdict === verdict).length;

const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.round((1000 * part) / whole) / 10} %`;

/** AS50: the tables of right, silent and astray by kind and by language. */
export function studyTables(files: readonly StudiedFile[]): string {
  return files.map(({ title, results }) => `### ${title}\n\n${tableOf(results)}`).join('\n\n');
}

function tableOf(results: readonly StudyResult[]): string {
  const { length } = results;
  const charged = results.filter(({ cost }) => cost > 0);
  const chargedWrongly = charged.filter(({ verdict }) => verdict !== 'right').length;
  const groups = [
    ...grouped(results, ({ question }) => question.kind),
    ...grouped(results, ({ question }) => LANGUAGES[question.language]),
    ['All', results] as const,
  ];
  const rows = groups.map(([name, own]) => {
    const cells = VERDICTS.map(
      (verdict) => `${count(own, verdict)} (${percent(count(own, verdict), own.length)})`,
    );
    return `| ${name} | ${own.length} | ${cells.join(' | ')} |`;
  });
  const declined = results.filter(({ question }) => mustDecline(question));
  return [
    '| | Asked | Right | Silent | Astray |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `Of ${length} questions ${charged.length} were charged, ${chargedWrongly} of them without a right answer. ` +
      `Of ${declined.length} questions to be declined ${count(declined, 'astray')} went astray.`,
  ].join('\n');
}

const LANGUAGES = { en: 'in English', hi: 'in Hindi', hinglish: 'in Hinglish' } as const;

function grouped(
  results: readonly StudyResult[],
  groupOf: (result: StudyResult) => string,
): (readonly [string, readonly StudyResult[]])[] {
  const names = [...new Set(results.map(groupOf))];
  return names.map((name) => [name, results.filter((result) => groupOf(result) === name)] as const);
}
