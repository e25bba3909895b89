import { makeQuestion, type MadeQuestion, type Template } from './templates/index.ts';

const VARIANTS = 5;
const LETTERS = 'ABCDE';

interface Sheet {
  readonly file: string;
  readonly text: string;
}

interface Numbered {
  readonly template: Template;
  /** By the template, '12', and the variant, '12.3'. */
  readonly variants: readonly (readonly [number: string, made: MadeQuestion])[];
}

/**
 * CT21: variants of each template as a student gets them, a sheet for each subject, and their keys with the solutions on
 * another sheet: for somebody who solves them and judges wording, options and explanation.
 */
export function sheetsOf(templates: readonly Template[]): Sheet[] {
  const numbered = templates.map((template, place) => ({
    template,
    variants: Array.from(
      { length: VARIANTS },
      (_unused, turn) => [`${place + 1}.${turn + 1}`, makeQuestion(template, 'on a sheet', turn)] as const,
    ),
  }));
  const subjects = [...new Set(templates.map(({ subject }) => subject))];
  return subjects.flatMap((subject) => {
    const own = numbered.filter(({ template }) => template.subject === subject);
    const name = subject.toLowerCase().replaceAll(/\W+/g, '-');
    return [
      { file: `${name}.md`, text: sheet(subject, own, asked) },
      { file: `${name}-keys.md`, text: sheet(`${subject}: keys`, own, solved) },
    ];
  });
}

function sheet(title: string, all: readonly Numbered[], print: (made: MadeQuestion) => string): string {
  const parts = all.map(({ template, variants }) =>
    [
      `## ${template.name} (${template.topic}, ${template.difficulty} of 10)`,
      ...variants.map(([number, made]) => `**${number}** ${print(made)}`),
    ].join('\n\n'),
  );
  return [`# ${title}`, ...parts, ''].join('\n\n');
}

function asked({ text, options, diagram }: MadeQuestion): string {
  const drawing = diagram === null ? [] : [`[${diagram.alt}]`];
  const offered = options.map((option, place) => `${LETTERS.charAt(place)}. ${option.text}`).join('\n');
  return [text, ...drawing, ...(offered === '' ? [] : [offered])].join('\n\n');
}

function solved({ options, answer, explanation }: MadeQuestion): string {
  const right = options.flatMap(({ isRight }, place) => (isRight ? [LETTERS.charAt(place)] : []));
  return `${answer === null ? right.join(', ') : answer.value}\n\n${explanation}`;
}
