import { syllabuses } from '@exam/shared-schema/exam-patterns';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { formulae } from './index.ts';

const lines = formulae.flatMap((sheet) => sheet.lines);

describe('[AS13] the formulae', () => {
  test('are at least 120 lines, each under a name of its own in its subject', () => {
    expect(lines.length).toBeGreaterThanOrEqual(120);
    const names = formulae.flatMap(({ subject, lines: own }) => own.map(({ name }) => `${subject} ${name}`));
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(formulae.map((sheet) => [`${sheet.subject}, ${sheet.topics.join()}`, sheet] as const))(
    'stand under a chapter of a syllabus: %s',
    (_name, { subject, topics }) => {
      const chapters = syllabuses.flatMap(({ subjects }) =>
        subjects.filter(({ name }) => name === subject).flatMap((own) => own.chapters),
      );
      for (const topic of topics) expect(chapters).toContain(topic);
    },
  );

  test('are TeX that can be typeset, with every dollar sign closed', () => {
    for (const { name, text } of lines) {
      const parts = text.split('$');
      expect(parts.length % 2, name).toBe(1);
      for (const formula of parts.filter((_part, place) => place % 2 === 1))
        expect(
          () => katex.renderToString(formula, { throwOnError: true, strict: 'ignore' }),
          name,
        ).not.toThrow();
    }
  });
});
