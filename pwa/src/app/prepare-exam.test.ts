import { expect, test } from 'vitest';

/** The text of every source file of the app by its relative path. */
const sources: Record<string, string> = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const STATIC = /^(?:import|export)\s[^;]*?from\s+'(\.[^']+)'/gm;
const DYNAMIC = /import\('([^']+)'\)/g;

function resolve(from: string, to: string): string {
  const { pathname } = new URL(to, `file:///root/app/${from}`);
  return pathname.startsWith('/root/app/') ? `./${pathname.slice(10)}` : `..${pathname.slice(5)}`;
}

/** Follows the static imports of a module and returns the names of all modules that are imported dynamically. */
function partsFrom(entry: string): string[] {
  const reached = new Set<string>();
  const parts = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const source = sources[path];
    if (source === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const [, to = ''] of source.matchAll(STATIC)) waiting.push(resolve(path, to));
    for (const [, to = ''] of source.matchAll(DYNAMIC)) parts.add(to.split('/').at(-1) ?? '');
  }
  return [...parts].sort();
}

/** Loaded with their screens: see `screen` in screens.ts. */
const SENTENCES = [
  'account.ts',
  'assistant.ts',
  'attempts.ts',
  'base.ts',
  'batches.ts',
  'exam.ts',
  'install.ts',
  'more.ts',
  'notebook.ts',
  'ongoing.ts',
  'payments.ts',
  'plans.ts',
  'profile.ts',
  'results.ts',
  'setup.ts',
  'leaderboard.ts',
  'tools.ts',
];
/** Loaded with every page or when the paper is saved, so they are available already. */
const LOADED_BEFORE = [
  'chemistry.ts',
  // A device that cannot draw Hindi and cannot load the font shows boxes, as it does elsewhere.
  'devanagari.ts',
  'maths.ts',
  'page-sync-loop.ts',
  'prune-seen.ts',
  'renew-ticket.ts',
  'save-package.ts',
  // Only used to store missing KaTeX files, which needs a network anyway.
  'store-file.ts',
  'worker-life.ts',
];
/** Loaded by `prepareExam`. pwa/e2e/lost-parts.full.e2e.ts opens them offline. */
const PREPARED = [
  'assistant-panel.tsx',
  'calculator-panel.tsx',
  'drafts.ts',
  'hand-in-file.ts',
  // Of the question types that are not in the exam room's own script.
  'input.tsx',
  'instructions-panel.tsx',
  'keys-panel.tsx',
  'language-panel.tsx',
  'moved-exam.tsx',
  'paper-panel.tsx',
  'picture-dialog.tsx',
  'rough-work-panel.tsx',
  'text-size-panel.tsx',
];

test('[ST73] every part that the exam and its result may ask for is loaded before the exam starts', () => {
  const screens = ['exam-screen', 'sync-screen'].map((name) => `../features/attempts/${name}.tsx`);
  screens.push('../features/results/result-screen.tsx', '../features/results/analysis-screen.tsx');
  const found = new Set(screens.flatMap(partsFrom));
  expect([...found].sort()).toEqual([...SENTENCES, ...LOADED_BEFORE, ...PREPARED].sort());
});
