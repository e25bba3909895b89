import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import { drawnQuestion, writtenSet, type ContentQuestion, type ContentSet } from './content-question.ts';
import { practiceSets } from './practice-sets/index.ts';
import { drawMissing, type PracticeTopic, type TypeCounts } from './practice-topics.ts';
import { difficultyOf, QuestionBank, type DrawnQuestion } from './question-bank.ts';
import { templates, type Template } from './templates/index.ts';

interface Wanted {
  /** Any type if null. */
  readonly type: QuestionTypeName | null;
  readonly count: number;
  /** Of each question, 1 to 10. */
  readonly difficulty: { readonly min: number; readonly max: number };
}

/** Questions of topics, no two of them alike. One seed gives the same questions to the same calls. */
export class TopicQuestions {
  readonly #bank: QuestionBank;

  /** @param taken contents (contentOf) and source keys of questions that are not made again. */
  constructor(seed: string, taken: Iterable<string>) {
    this.#bank = new QuestionBank(templates, seed, taken);
  }

  /** BK41: what a topic lacks beside what is there, by type. Fewer where its templates run dry. */
  missing(topic: PracticeTopic, there: TypeCounts): ContentQuestion[] {
    return drawMissing(this.#bank, topic, there).map((drawn) => filedUnder(topic, drawn));
  }

  /** The same number of each topic that has templates for it; others have more where the templates of some run dry. */
  draw(topics: readonly PracticeTopic[], { type, count, difficulty }: Wanted): ContentQuestion[] {
    const isAsked = (one: number) => one >= difficulty.min && one <= difficulty.max;
    const fits = (template: Template) =>
      (type === null || template.type === type) && isAsked(template.difficulty);
    const able = topics.filter((topic) => [...topic.templates].some(fits));
    const drawSome = (topic: PracticeTopic, most: number) =>
      this.#bank
        .drawSome(most, (template) => topic.templates.has(template) && fits(template), {
          suits: (drawn) => isAsked(difficultyOf(drawn)),
          // Only an MCQ can have five.
          options: type === null || type === 'MCQ' ? topic.options : 4,
        })
        .map((drawn) => filedUnder(topic, drawn));
    const share = Math.ceil(count / Math.max(1, able.length));
    const drawn = able.flatMap((topic) => drawSome(topic, share));
    for (const topic of able) drawn.push(...drawSome(topic, Math.max(0, count - drawn.length)));
    return drawn;
  }
}

/** BK42: a template may be asked in another topic than its own. */
function filedUnder({ subject, topic }: PracticeTopic, drawn: DrawnQuestion): ContentQuestion {
  return { ...drawnQuestion(drawn), subject, topic };
}

/** The types of the questions that can be made of a topic; none if it has no templates. */
export function typesMadeOf({ templates: own }: PracticeTopic): ReadonlySet<QuestionTypeName> {
  return new Set([...own].map(({ type }) => type));
}

/** BK43: sets of questions for practice, each of one topic. */
export const setsOfTopics = (): ContentSet[] => practiceSets.map(writtenSet);
