import { describe, expect, it } from 'vitest';
import { syllabuses } from '@exam/shared-schema/exam-patterns';
import { complaintAbout, formulasIn } from '../../features/questions/import/broken-maths.ts';
import { makeQuestion, templates, type MadeQuestion, type Template } from './index.ts';

const SEEDS = 200;
const EXACT = 1e-6;

const countOf = (fits: (template: Template) => boolean) => templates.filter(fits).length;
const isScience = ({ subject }: Template) => ['Physics', 'Chemistry', 'Mathematics'].includes(subject);

describe('the templates', () => {
  it('are of different names', () => {
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
  });

  it('are enough of every kind', () => {
    expect(countOf(({ subject }) => subject === 'Physics')).toBeGreaterThanOrEqual(25);
    expect(countOf(({ subject }) => subject === 'Chemistry')).toBeGreaterThanOrEqual(20);
    expect(countOf(({ subject }) => subject === 'Mathematics')).toBeGreaterThanOrEqual(30);
    expect(
      countOf((template) => isScience(template) && template.type === 'Numerical'),
    ).toBeGreaterThanOrEqual(15);
    expect(countOf((template) => isScience(template) && template.type === 'MSQ')).toBeGreaterThanOrEqual(12);
    expect(countOf(({ subject }) => /Aptitude|Reasoning/.test(subject))).toBeGreaterThanOrEqual(20);
    expect(countOf(({ subject }) => subject === 'Biology')).toBeGreaterThanOrEqual(15);
  });

  it('are about chapters of a syllabus', () => {
    const chapters = new Set(
      syllabuses.flatMap(({ subjects }) =>
        subjects.flatMap(({ name, chapters }) => chapters.map((one) => `${name}: ${one}`)),
      ),
    );
    expect(
      templates.map(({ subject, topic }) => `${subject}: ${topic}`).filter((topic) => !chapters.has(topic)),
    ).toEqual([]);
  });
});

describe.each(templates.map((template) => [template.name, template] as const))('%s', (_name, template) => {
  const made = Array.from({ length: SEEDS }, (_unused, seed) =>
    makeQuestion(template, `seed ${seed}`, seed % 3),
  );

  it('has an answer that two ways agree on, options that differ, and a key that fits its type', () => {
    for (const question of made) {
      expect(disagreements(question)).toEqual([]);
      expect(new Set(question.options.map(({ text }) => text)).size).toBe(question.options.length);
      expect(shapeOf(question)).toBe(expectedShape(template, question));
    }
  });

  it('reads as a question with a solution', () => {
    for (const { text, explanation, options, diagram } of made) {
      const all = [
        text,
        explanation,
        ...options.map((option) => option.text),
        diagram?.svg,
        diagram?.alt,
      ].join(' ');
      expect(all).not.toMatch(/undefined|NaN|Infinity|\[object/);
      expect(explanation.length).toBeGreaterThan(10);
    }
  });

  it('renders', () => {
    const complaints = made
      .slice(0, 10)
      .flatMap(({ text, explanation, options }) =>
        [text, explanation, ...options.map((option) => option.text)].flatMap((part) =>
          formulasIn(part).flatMap((formula) => complaintAbout(formula) ?? []),
        ),
      );
    expect(complaints).toEqual([]);
  });

  it('is the same again for the same seed', () => {
    expect(makeQuestion(template, 'seed 1', 1)).toEqual(made[1]);
  });
});

function disagreements({ proof }: MadeQuestion): (readonly [number, number])[] {
  return proof.filter(([one, other]) => !(Math.abs(one - other) <= EXACT * Math.max(1, Math.abs(one))));
}

function shapeOf({ options, answer }: MadeQuestion): string {
  const right = options.filter(({ isRight }) => isRight).length;
  return `${options.length} options, ${right} right, ${answer === null ? 'no' : 'an'} answer to type`;
}

function expectedShape({ type }: Template, { options }: MadeQuestion): string {
  const right = options.filter(({ isRight }) => isRight).length;
  if (type === 'Numerical') return '0 options, 0 right, an answer to type';
  return `4 options, ${type === 'MCQ' ? 1 : Math.max(1, right)} right, no answer to type`;
}
