import { useSyncExternalStore } from 'react';

/** The language that the student reads: for the whole paper, and for single questions where it differs. */
export interface LanguageChoice {
  readonly paper?: string;
  readonly questions: Readonly<Record<string, string>>;
}

type Choices = Readonly<Record<string, LanguageChoice>>;

const KEY = 'examLanguages';
/** Choices of older attempts are discarded. */
const ATTEMPTS_KEPT = 20;
const NO_CHOICE: LanguageChoice = { questions: {} };

const changed = new EventTarget();
let choices: Choices | null = null;

function read(): Choices {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Choices;
  } catch {
    return {};
  }
}

function choose(attemptId: string, choice: LanguageChoice): void {
  const { [attemptId]: _before, ...others } = (choices ??= read());
  const newest = Object.entries(others).slice(1 - ATTEMPTS_KEPT);
  choices = Object.fromEntries([...newest, [attemptId, choice]]);
  store(choices);
  changed.dispatchEvent(new Event('change'));
}

/** Harmless to lose. @returns false if the browser refuses storage; then the choice lasts as long as the page. */
function store(kept: Choices): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function languageChoice(attemptId: string): LanguageChoice {
  return (choices ??= read())[attemptId] ?? NO_CHOICE;
}

/** For the whole paper; replaces the choices for single questions. */
export function chooseForPaper(attemptId: string, language: string): void {
  choose(attemptId, { paper: language, questions: {} });
}

export function chooseForQuestion(attemptId: string, questionId: string, language: string): void {
  const before = languageChoice(attemptId);
  choose(attemptId, { ...before, questions: { ...before.questions, [questionId]: language } });
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export function useLanguageChoice(attemptId: string): LanguageChoice {
  return useSyncExternalStore(subscribe, () => languageChoice(attemptId));
}
