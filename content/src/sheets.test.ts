import { describe, expect, it } from 'vitest';
import { sheetsOf } from './sheets.ts';
import { makeQuestion, templates, type Template } from './templates/index.ts';

const named = (name: string) => templates.find((template) => template.name === name) as Template;

describe('[CT21] sheets for somebody who solves the questions', () => {
  const typed = named('physics/drops-from-a-tap');
  const chosen = named('chemistry/thinned-acid');
  const sheets = new Map(sheetsOf([typed, chosen]).map(({ file, text }) => [file, text]));

  it('are one for each subject, and another one with its keys', () => {
    expect([...sheets.keys()]).toEqual([
      'physics.md',
      'physics-keys.md',
      'chemistry.md',
      'chemistry-keys.md',
    ]);
  });

  it('have the questions without their keys, and the keys under the same numbers', () => {
    const made = makeQuestion(chosen, 'on a sheet', 1);
    const right = 'ABCD'.charAt(made.options.findIndex(({ isRight }) => isRight));
    expect(sheets.get('chemistry.md')).toContain(`**2.2** ${made.text}`);
    for (const { text } of made.options) expect(sheets.get('chemistry.md')).toContain(text);
    expect(sheets.get('chemistry.md')).not.toContain(made.explanation);
    expect(sheets.get('chemistry-keys.md')).toContain(`**2.2** ${right}\n\n${made.explanation}`);
    const answer = makeQuestion(typed, 'on a sheet').answer?.value ?? '';
    expect(sheets.get('physics-keys.md')).toContain(`**1.1** ${answer}\n\n`);
  });
});
