import { expect, it } from 'vitest';
import { makeQuestion, templates, type Template } from './index.ts';

const turns = Array.from({ length: 24 }, (_unused, turn) => turn);
const biology = templates.filter(({ subject }) => subject === 'Biology');

const printsOf = (template: Template) =>
  turns.map((turn) => {
    const { text, options, explanation } = makeQuestion(template, 'names', turn);
    return [text, ...options.map((option) => option.text), explanation].join('\n');
  });

it('[CT25] scientific names are printed in italics, and nothing else is', () => {
  const prints = biology.flatMap(printsOf).join('\n');
  const italic = new Set([...prints.matchAll(/\\textit\{([^}]*)\}/g)].map(([, name]) => name));
  expect(italic).toContain('Salmonella typhi');
  expect(italic).toContain('E. coli');
  expect([...italic].filter((name) => !/^[A-Z][a-z]*\.?(?: [a-z]+)?$/.test(name ?? ''))).toEqual([]);
  const outside = prints.replaceAll(/\\textit\{[^}]*\}/g, '');
  const genera = new Set([...italic].map((name) => name?.split(' ')[0] ?? ''));
  expect([...genera].filter((genus) => new RegExp(`\\b${genus}\\b`).test(outside))).toEqual([]);
});
