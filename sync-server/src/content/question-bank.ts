import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { Context } from '../context.ts';
import type { StoredTranslations } from '../database/index.ts';
import { topicIn, type SavedCatalogue } from '../features/catalogue/save-catalogue.ts';
import { slugOf } from '../features/catalogue/slug.ts';
import { saveMedia } from '../features/papers/save-media.ts';
import type { NewQuestion } from '../features/questions/save-questions.ts';
import { makeQuestion, type Diagram, type MadeQuestion, type Template } from './templates/index.ts';
import { randomFrom } from './templates/random.ts';
import { optionsOf, type WrittenQuestion } from './written-question.ts';

const SOURCE = 'Prep templates';
/** Templates with few variants run dry; then the paper's recipe asks for too much. */
const MAX_TURNS = 60;

/** A question drawn from a template: which one it is, and what came out. */
export interface DrawnQuestion {
  readonly template: Template;
  readonly turn: number;
  readonly made: MadeQuestion;
}

/**
 * Hands out questions, no two of them alike, in an order that only the installation's secret determines (rule ST9). The
 * same seed hands out the same questions in the same order.
 */
export class QuestionBank {
  private readonly seed: string;
  private readonly templates: readonly Template[];
  private readonly turns = new Map<string, number>();
  private readonly given = new Set<string>();

  constructor(templates: readonly Template[], seed: string) {
    this.seed = seed;
    this.templates = randomFrom(`${seed} order`).shuffle(templates);
  }

  /** Takes from the templates that fit in turn, the least used first. @throws Error if they run dry. */
  draw(count: number, fits: (template: Template) => boolean): DrawnQuestion[] {
    const fitting = this.templates.filter(fits);
    return Array.from({ length: count }, () => this.next(fitting));
  }

  private next(fitting: readonly Template[]): DrawnQuestion {
    const byUse = [...fitting].sort((a, b) => this.turnOf(a) - this.turnOf(b));
    for (const template of byUse) {
      const drawn = this.fresh(template);
      if (drawn !== null) return drawn;
    }
    throw new Error(`No more questions can be made of ${fitting.length} templates`);
  }

  private fresh(template: Template): DrawnQuestion | null {
    for (let turn = this.turnOf(template); turn < MAX_TURNS; turn += 1) {
      const made = makeQuestion(template, this.seed, turn);
      const content = JSON.stringify([
        made.text,
        made.diagram?.svg,
        made.options.map(({ text }) => text).sort(),
      ]);
      this.turns.set(template.name, turn + 1);
      if (this.given.has(content)) continue;
      this.given.add(content);
      return { template, turn, made };
    }
    return null;
  }

  private turnOf(template: Template): number {
    return this.turns.get(template.name) ?? 0;
  }
}

/** A drawn question as the bank of the server takes it, its diagram stored. */
export async function toNewQuestion(
  context: Context,
  saved: SavedCatalogue,
  { template, turn, made }: DrawnQuestion,
): Promise<NewQuestion> {
  const { type, difficulty, name } = template;
  return {
    ...placeIn(saved, template),
    type,
    text: made.text,
    options: made.options.map(({ text }, place) => ({ _id: String(place), text })),
    key: keyOf(type, made),
    explanation: made.explanation,
    difficulty,
    sourceName: SOURCE,
    sourceKey: `${name}#${turn}`,
    ...(made.diagram !== null && (await storeDiagram(context, made.diagram))),
  };
}

/** A question that is written out, as the bank of the server takes it. */
export function writtenQuestion(saved: SavedCatalogue, question: WrittenQuestion): NewQuestion {
  const { key, text, options, explanation, difficulty, name, diagramLatex, translations = {} } = question;
  const translated = Object.entries(translations).map(([language, words]) => [
    language,
    { text: words.text, options: optionsOf(words.options) },
  ]);
  return {
    ...placeIn(saved, question),
    type: key.type,
    text,
    options: optionsOf(options),
    key,
    explanation,
    difficulty,
    sourceName: SOURCE,
    sourceKey: name,
    ...(diagramLatex !== undefined && { diagramLatex }),
    ...(translated.length > 0 && { translations: Object.fromEntries(translated) as StoredTranslations }),
  };
}

function placeIn(
  saved: SavedCatalogue,
  { subject, topic, name }: Pick<Template, 'subject' | 'topic' | 'name'>,
): Pick<NewQuestion, 'subjectId' | 'topicId'> {
  const subjectId = saved.subjects.get(slugOf(subject));
  const topicId = topicIn(saved, subject, topic);
  if (subjectId === undefined || topicId === undefined)
    throw new Error(`The catalogue has no ${topic} in ${subject}, which ${name} is about`);
  return { subjectId, topicId };
}

function keyOf(type: Template['type'], made: MadeQuestion): AnswerKey {
  if (made.answer !== null) {
    const { value, ...rule } = made.answer;
    return { type: 'Numerical', values: [value], ...rule };
  }
  const correct = made.options.flatMap(({ isRight }, place) => (isRight ? [String(place)] : []));
  return type === 'MCQ' ? { type, correct } : { type: 'MSQ', correct };
}

async function storeDiagram(context: Context, { svg, alt }: Diagram) {
  return { diagramUrl: await saveMedia(context, 'image/svg+xml', Buffer.from(svg)), diagramAlt: alt };
}
