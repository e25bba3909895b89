import { loadPart, type LoadOptions } from '../parts/load-part.ts';
import type * as Account from './en/parts/account.ts';
import type * as Assistant from './en/parts/assistant.ts';
import type * as Attempts from './en/parts/attempts.ts';
import type * as Batches from './en/parts/batches.ts';
import type * as Base from './en/parts/base.ts';
import type * as Exam from './en/parts/exam.ts';
import type * as Install from './en/parts/install.ts';
import type * as More from './en/parts/more.ts';
import type * as Notebook from './en/parts/notebook.ts';
import type * as Ongoing from './en/parts/ongoing.ts';
import type * as Payments from './en/parts/payments.ts';
import type * as Plans from './en/parts/plans.ts';
import type * as Profile from './en/parts/profile.ts';
import type * as Results from './en/parts/results.ts';
import type * as Setup from './en/parts/setup.ts';
import type * as Tools from './en/parts/tools.ts';
import type * as Standings from './en/parts/leaderboard.ts';
import {
  chosenLanguage,
  LANGUAGES,
  LOCALES,
  rememberLanguage,
  STORAGE_KEY,
  type Language,
} from './language.ts';

/**
 * Every text of the app by area: `say.shell.login`. Contains only the parts that have been loaded. The variable parts
 * of a text are its arguments: none is put together from pieces (LA4).
 */
export type Sentences = typeof Base &
  typeof Account &
  typeof Assistant &
  typeof Attempts &
  typeof Batches &
  typeof Exam &
  typeof Install &
  typeof Notebook &
  typeof Ongoing &
  typeof Payments &
  typeof Plans &
  typeof Profile &
  typeof Results &
  typeof Setup &
  typeof More &
  typeof Tools &
  typeof Standings;

/** The parts that are loaded separately: `base` with every page, the others with the screens that need them. */
const LOADERS = {
  en: {
    base: (how?: LoadOptions) => loadPart(() => import('./en/parts/base.ts'), how),
    account: (how?: LoadOptions) => loadPart(() => import('./en/parts/account.ts'), how),
    assistant: (how?: LoadOptions) => loadPart(() => import('./en/parts/assistant.ts'), how),
    attempts: (how?: LoadOptions) => loadPart(() => import('./en/parts/attempts.ts'), how),
    batches: (how?: LoadOptions) => loadPart(() => import('./en/parts/batches.ts'), how),
    exam: (how?: LoadOptions) => loadPart(() => import('./en/parts/exam.ts'), how),
    install: (how?: LoadOptions) => loadPart(() => import('./en/parts/install.ts'), how),
    notebook: (how?: LoadOptions) => loadPart(() => import('./en/parts/notebook.ts'), how),
    ongoing: (how?: LoadOptions) => loadPart(() => import('./en/parts/ongoing.ts'), how),
    payments: (how?: LoadOptions) => loadPart(() => import('./en/parts/payments.ts'), how),
    plans: (how?: LoadOptions) => loadPart(() => import('./en/parts/plans.ts'), how),
    profile: (how?: LoadOptions) => loadPart(() => import('./en/parts/profile.ts'), how),
    results: (how?: LoadOptions) => loadPart(() => import('./en/parts/results.ts'), how),
    setup: (how?: LoadOptions) => loadPart(() => import('./en/parts/setup.ts'), how),
    more: (how?: LoadOptions) => loadPart(() => import('./en/parts/more.ts'), how),
    tools: (how?: LoadOptions) => loadPart(() => import('./en/parts/tools.ts'), how),
    leaderboard: (how?: LoadOptions) => loadPart(() => import('./en/parts/leaderboard.ts'), how),
  },
  hi: {
    base: (how?: LoadOptions) => loadPart(() => import('./hi/parts/base.ts'), how),
    account: (how?: LoadOptions) => loadPart(() => import('./hi/parts/account.ts'), how),
    assistant: (how?: LoadOptions) => loadPart(() => import('./hi/parts/assistant.ts'), how),
    attempts: (how?: LoadOptions) => loadPart(() => import('./hi/parts/attempts.ts'), how),
    batches: (how?: LoadOptions) => loadPart(() => import('./hi/parts/batches.ts'), how),
    exam: (how?: LoadOptions) => loadPart(() => import('./hi/parts/exam.ts'), how),
    install: (how?: LoadOptions) => loadPart(() => import('./hi/parts/install.ts'), how),
    notebook: (how?: LoadOptions) => loadPart(() => import('./hi/parts/notebook.ts'), how),
    ongoing: (how?: LoadOptions) => loadPart(() => import('./hi/parts/ongoing.ts'), how),
    payments: (how?: LoadOptions) => loadPart(() => import('./hi/parts/payments.ts'), how),
    plans: (how?: LoadOptions) => loadPart(() => import('./hi/parts/plans.ts'), how),
    profile: (how?: LoadOptions) => loadPart(() => import('./hi/parts/profile.ts'), how),
    results: (how?: LoadOptions) => loadPart(() => import('./hi/parts/results.ts'), how),
    setup: (how?: LoadOptions) => loadPart(() => import('./hi/parts/setup.ts'), how),
    more: (how?: LoadOptions) => loadPart(() => import('./hi/parts/more.ts'), how),
    tools: (how?: LoadOptions) => loadPart(() => import('./hi/parts/tools.ts'), how),
    leaderboard: (how?: LoadOptions) => loadPart(() => import('./hi/parts/leaderboard.ts'), how),
  },
} as const satisfies Record<Language, Record<string, (how?: LoadOptions) => Promise<Partial<Sentences>>>>;

export type SentencePart = keyof (typeof LOADERS)['en'];

/** To be read while rendering or handling an event, never stored, because it changes with the language. */
export const say = {} as Sentences;

let shown: Language | null = null;
/** How often the language was switched. */
let switches = 0;
const loaded = new Set<SentencePart>();
const listeners = new Set<() => void>();

/** The current language. */
export function shownLanguage(): Language {
  return (shown ??= chosenLanguage());
}

/** The current locale, BCP 47, for `Intl`. */
export function shownLocale(): string {
  return LOCALES[shownLanguage()];
}

/**
 * Loads parts before the first screen that needs them. A part that is not available in the chosen language is loaded
 * in another one, so that an exam opens all the same.
 * @throws PartNotLoadedError if it is not available in any language.
 */
export async function loadSentences(...parts: readonly SentencePart[]): Promise<void> {
  const missing = parts.filter((part) => !loaded.has(part));
  for (;;) {
    const language = shownLanguage();
    const files = await Promise.all(missing.map((part) => fileInAny(language, part)));
    // The student may have switched the language meanwhile.
    if (language === shownLanguage()) return take(missing, files);
  }
}

/**
 * LA2: switches the whole app to another language without a reload, and stores the choice. Open screens stay open.
 * @throws PartNotLoadedError if its texts cannot be loaded now; then nothing changes.
 */
export async function switchLanguage(language: Language): Promise<void> {
  const turn = (switches += 1);
  for (;;) {
    const parts = [...loaded];
    const files = await Promise.all(parts.map((part) => fileOf(language, part)));
    // The language was switched again meanwhile: the last choice wins, however long each takes to load.
    if (turn !== switches) return;
    // A screen may have loaded another part meanwhile.
    if (loaded.size !== parts.length) continue;
    shown = language;
    rememberLanguage(language);
    take(parts, files);
    break;
  }
  for (const listener of listeners) listener();
}

/** Follows a language switch in another tab of this device. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    // If it cannot be loaded now, the next page loads it.
    if (key === STORAGE_KEY) void switchLanguage(chosenLanguage()).catch(() => undefined);
  });
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests, which load all texts in advance. */
export function takeSentences(language: Language, sentences: Partial<Sentences>): void {
  shown = language;
  Object.assign(say, sentences);
  for (const part of Object.keys(LOADERS.en) as SentencePart[]) loaded.add(part);
  for (const listener of listeners) listener();
}

type PartFile = Partial<Sentences>;

function fileOf(language: Language, part: SentencePart, how?: LoadOptions): Promise<PartFile> {
  return LOADERS[language][part](how);
}

async function fileInAny(language: Language, part: SentencePart): Promise<PartFile> {
  try {
    return await fileOf(language, part);
  } catch (error) {
    const others = LANGUAGES.filter((other) => other !== language).map((other) => fileOf(other, part));
    const inAnother = await Promise.any(others).catch(() => {
      throw error;
    });
    // If the fallback could be loaded, the network may be back, so the chosen language is tried once more.
    return fileOf(language, part, { once: true }).catch(() => inAnother);
  }
}

function take(parts: readonly SentencePart[], files: readonly PartFile[]): void {
  Object.assign(say, ...files);
  for (const part of parts) loaded.add(part);
  if (typeof document !== 'undefined') document.documentElement.lang = shownLocale();
}
