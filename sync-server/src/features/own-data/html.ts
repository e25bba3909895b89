import { answerText, ENGLISH_KEY_WORDS, type KeyWords } from '@exam/shared-schema/question-types';
import { keyTextOf } from '@exam/shared-schema/results';
import type { AttemptResult, ResultQuestion, ScoredResult } from '@exam/shared-schema/contract';
import type { AccountData, AttemptData } from './collect.ts';

/** OD1: the page for people: a single file without scripts and external resources. */
const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}' +
  'table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem}' +
  'th,td{border:1px solid #c8c8d0;padding:.375rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}' +
  'th{background:#f1f1f6}h2{margin-top:2.5rem}h3{margin-top:2rem}';

const TITLES: Readonly<Record<Exclude<keyof AccountData, 'exportedAt'>, string>> = {
  profile: 'Your account',
  examsChosen: 'Exams you chose',
  devicesSignedIn: 'Devices that are signed in',
  extraTimeOnPapers: 'Extra time on single papers',
  batches: 'Batches',
  papersIssued: 'Papers you opened',
  attemptsInProgress: 'Exams in progress',
  handInsNotCounted: 'Hand-ins that were not counted, because another one of the same exam came first',
  decisionsAboutRanking: 'Decisions whether an attempt counts for the ranking',
  resultsChangedByCorrections: 'Results that changed because an answer key was corrected',
  keyChallenges: 'Challenges of answer keys',
  tokensGiven: 'Tokens that you were given, and what is left of them',
  tokensMoved: 'Tokens that came and went',
  payments: 'Payments',
  notices: 'What you were told',
  testsMade: 'Tests that were made for you',
  abilities: 'What your answers say of topics',
  languageModelCalls: 'What a language model was asked for you',
  questionsToTheAssistant: 'Questions to the study assistant',
  questionsHelpedWith: 'Questions that the study assistant helped you with',
  notebook: 'Your notebook of mistakes: reviews and notes',
  passwordLinksAsked: 'Links for a new password that you asked for',
  exportsAsked: 'Exports of your data that you asked for',
};

export function pageStart(account: AccountData): string {
  const { exportedAt, ...parts } = account;
  const names = Object.keys(parts) as (keyof typeof TITLES)[];
  const sections = names.map((name) => `<h2>${escaped(TITLES[name])}</h2>${valueHtml(parts[name])}`);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Your data</title><style>${STYLE}</style></head><body><h1>Your data</h1>` +
    `<p>What the server held of you on ${escaped(exportedAt)}. All times are UTC. Passwords and codes are not in it. ` +
    `The same is in account.json and in a file for each attempt, with its whole log, in the folder attempts.</p>` +
    `${sections.join('')}<h2>Your attempts</h2>`
  );
}

export const PAGE_END = '</body></html>\n';

export function attemptHtml(attempt: AttemptData, result: AttemptResult | null, file: string): string {
  const { paper, startedAt, submittedAt, receivedAt, totalTimeSeconds, flags, countsForTheRanking } = attempt;
  const facts = {
    started: startedAt,
    submitted: submittedAt,
    receivedByTheServer: receivedAt,
    timeUsedInSeconds: totalTimeSeconds,
    countsForTheRanking,
    noticed: flags.length === 0 ? 'nothing' : flags.join(', '),
    score: scoreOf(result),
    file,
  };
  const questions = result?.status === 'scored' ? questionsHtml(result.detailedResults) : '';
  const sets = result?.status === 'scored' ? setsHtml(result) : '';
  return `<h3>${escaped(paper)}</h3>${valueHtml(facts)}${sets}${questions}`;
}

function scoreOf(result: AttemptResult | null): string {
  if (result === null) return 'not available';
  return result.status === 'pending'
    ? 'not released yet'
    : `${result.totalScore} of ${result.totalMarks} marks`;
}

/** BK5: the shared texts of question sets, before the table of questions. */
function setsHtml({ sets = [], detailedResults }: ScoredResult): string {
  const html = sets.map(({ _id, kind, title, text }) => {
    const numbers = detailedResults.flatMap(({ set }, place) => (set === _id ? [place + 1] : []));
    const name = `${spaced(kind)} for questions ${numbers[0]} to ${numbers.at(-1)}`;
    return `<h4>${escaped(name)}</h4><p>${escaped(title === undefined ? text : `${title}: ${text}`)}</p>`;
  });
  return html.join('');
}

function questionsHtml(questions: readonly ResultQuestion[]): string {
  const rows = questions.map((question, index) => {
    const { questionText, selectedAnswer, marksObtained, timeTaken } = question;
    const print = { words: KEY_WORDS, options: textsOf(question) };
    return [
      index + 1,
      questionText,
      selectedAnswer === null ? 'not answered' : answerText(question.type, selectedAnswer, print),
      keyTextOf(question, print),
      marksObtained,
      timeTaken,
    ];
  });
  const names = ['No.', 'Question', 'Your answer', 'Right answer', 'Marks', 'Time in seconds'];
  return tableHtml(names, rows);
}

/** Options stand there with all of their text, which may have commas. */
const KEY_WORDS: KeyWords = { ...ENGLISH_KEY_WORDS, together: (options) => options.join('; ') };

const textsOf = ({ options }: ResultQuestion) => options.map(({ _id, text }) => ({ _id, name: text }));

function valueHtml(value: unknown): string {
  if (!Array.isArray(value)) return isObject(value) ? factsHtml(value) : escaped(plain(value));
  if (value.length === 0) return '<p>None.</p>';
  if (!value.every(isObject))
    return `<ul>${value.map((each) => `<li>${valueHtml(each)}</li>`).join('')}</ul>`;
  const names = Object.keys(value[0] ?? {});
  return tableHtml(
    names.map(spaced),
    value.map((row) => names.map((name) => row[name])),
  );
}

function factsHtml(value: Readonly<Record<string, unknown>>): string {
  const rows = Object.entries(value).map(
    ([name, each]) => `<tr><th scope="row">${escaped(spaced(name))}</th><td>${valueHtml(each)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function tableHtml(names: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const head = names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((each) => `<td>${valueHtml(each)}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** 'receivedAt' -> 'Received at'. */
function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
