import { AskedQuestions, isCalculation } from '@exam/shared-schema/likeness';
import type { DrawnQuestion, QuestionBank } from './question-bank.ts';
import type { OptionCount, Template } from './templates/index.ts';

export type DrawQuestions = (
  count: number,
  fits: (template: Template) => boolean,
  options?: OptionCount,
) => DrawnQuestion[];

/** What papers that are there already ask, by exam. */
export type AskedBefore = ReadonlyMap<string, AskedQuestions>;

/** So many of a template in a row that its exam has nearly asked, and it has nothing new for that exam. */
const TRIES = 30;
/** Questions of one template in one paper. */
const MOST_OF_ONE = 6;

/** CT12: draws for the papers of exams, and knows what each exam has asked. */
export class ExamDraws {
  private readonly bank: QuestionBank;
  /** By exam and template. */
  private asked = new Map<string, AskedQuestions>();

  /** In a row, by exam and template. */
  private readonly refused = new Map<string, number>();

  private readonly before: AskedBefore;

  constructor(bank: QuestionBank, before: AskedBefore = new Map()) {
    this.bank = bank;
    this.before = before;
  }

  /** Draws from another bank for the same exams. */
  beside(bank: QuestionBank): ExamDraws {
    const other = new ExamDraws(bank, this.before);
    other.asked = this.asked;
    return other;
  }

  /** For a paper that takes what comes first. */
  inOrder(exam: string): DrawQuestions {
    return (count, fits, options) => {
      const drawn = this.bank.draw(count, fits, options);
      for (const each of drawn) this.remember(exam, each);
      return drawn;
    };
  }

  /**
   * For a paper that asks each template as seldom as its length allows, and nothing that its exam has nearly asked. Draws
   * fewer where templates run dry.
   * @param isWanted what the paper asks of its questions beside that.
   */
  spread(exam: string, isWanted: (drawn: DrawnQuestion) => boolean = () => true): DrawQuestions {
    const uses = new Map<string, number>();
    const suits = (drawn: DrawnQuestion) => isWanted(drawn) && this.isNew(exam, drawn);
    const next = (fits: (template: Template) => boolean, options?: OptionCount): DrawnQuestion[] => {
      for (let use = 0; use < MOST_OF_ONE; use += 1) {
        const isNext = (template: Template) => (uses.get(template.name) ?? 0) === use && fits(template);
        const drawn = this.bank.drawSome(1, isNext, { suits, options, tries: TRIES });
        if (drawn.length > 0) return drawn;
      }
      return [];
    };
    return (count, fits, options) => {
      const drawn: DrawnQuestion[] = [];
      while (drawn.length < count) {
        const [found] = next(fits, options);
        // The next search would find no more than this one.
        if (found === undefined) break;
        uses.set(found.template.name, (uses.get(found.template.name) ?? 0) + 1);
        this.remember(exam, found);
        drawn.push(found);
      }
      return drawn;
    };
  }

  private remember(exam: string, { template, made }: DrawnQuestion): void {
    const key = keyOf(exam, template);
    const asked = this.asked.get(key) ?? new AskedQuestions();
    asked.add(made);
    this.asked.set(key, asked);
    this.refused.delete(key);
  }

  private isNew(exam: string, { template, made }: DrawnQuestion): boolean {
    const key = keyOf(exam, template);
    const asked = [this.asked.get(key), this.before.get(exam)];
    if (isCalculation(made, made.diagram !== null) || !asked.some((each) => each?.haveNearly(made)))
      return true;
    this.refused.set(key, (this.refused.get(key) ?? 0) + 1);
    return false;
  }
}

const keyOf = (exam: string, { name }: Template): string => `${exam} ${name}`;
