import { expect, test } from 'vitest';

const sheets: Record<string, string> = import.meta.glob('../**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const PRINTED = /@media print \{(?:[^{}]|\{[^{}]*\})*\}/g;

const withoutComments = (sheet: string) => sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** `.name {` or `.name,` alone: the rule that defines the class. Rules for elements inside it may be elsewhere. */
const DEFINED = /^\s*\.([a-z][\w-]*)(?=\s*[{,])/gm;

// Once loaded, a stylesheet applies to every screen, so a second definition of a class would break screens opened
// before it.
test('no class is defined by two stylesheets', () => {
  expect(Object.values(sheets).filter((sheet) => sheet.includes('{')).length).toBeGreaterThan(40);
  const definedIn = new Map<string, Set<string>>();
  for (const [path, sheet] of Object.entries(sheets)) {
    for (const [, name = ''] of withoutComments(sheet).matchAll(DEFINED))
      definedIn.set(name, (definedIn.get(name) ?? new Set()).add(path));
  }
  const twice = [...definedIn].filter(([, paths]) => paths.size > 1);
  expect(twice.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([]);
});

// With it, adding or removing any element makes the browser recalculate the whole page's styles; page-mark.ts is the
// alternative.
test('the root does not ask what is below it', () => {
  const asking = Object.entries(sheets).flatMap(([path, sheet]) => {
    const onScreen = withoutComments(sheet).replaceAll(PRINTED, '');
    return [...onScreen.matchAll(/(?::root|html|body|\.shell|\.room|\.assistant):has\([^{]*/g)].map(
      ([selector]) => `${path}: ${selector.trim()}`,
    );
  });
  expect(asking).toEqual([]);
});
