import {
  canOffer,
  makeQuestion,
  type MadeQuestion,
  type OptionCount,
  type Template,
} from './templates/index.ts';
import { randomFrom } from './templates/random.ts';

/** Templates with few variants run dry; then the paper's recipe asks for too much. */
const MAX_TURNS = 200;

/** A question drawn from a template: which one it is, and what came out. */
export interface DrawnQuestion {
  readonly template: Template;
  readonly turn: number;
  readonly made: MadeQuestion;
}

interface Made {
  readonly drawn: DrawnQuestion;
  readonly content: string;
  /** Under which the bank of the server has it. */
  readonly key: string;
}

/** What else a draw asks of its questions; any that fit, of four options, if it says nothing. */
interface Wanted {
  readonly suits?: (drawn: DrawnQuestion) => boolean;
  readonly options?: OptionCount | undefined;
  /** Questions of one template that may be looked at for one that suits; if none does, later draws are as before. */
  readonly tries?: number;
}

/**
 * Hands out questions, no two of them alike, in an order that only the installation's secret determines (rule ST9). The
 * same seed hands out the same questions in the same order.
 */
export class QuestionBank {
  private readonly seed: string;
  private readonly templates: readonly Template[];
  private readonly turns = new Map<string, number>();
  private given: Set<string>;
  /** By number of options, name and turn: what suits nobody now is looked at again by each later draw. */
  private made = new Map<string, Made>();
  /** By number of options and name: to find it out is to make a question. */
  private readonly offers = new Map<string, boolean>();

  /** @param taken contents (contentOf), and keys of questions that may say something else by now (sourceKeyOf): not again. */
  constructor(templates: readonly Template[], seed: string, taken: Iterable<string> = []) {
    this.seed = seed;
    this.given = new Set(taken);
    this.templates = randomFrom(`${seed} order`).shuffle(templates);
  }

  /** CT17: a bank of other templates and of the same seed. Neither hands out what the other one has handed out. */
  beside(templates: readonly Template[]): QuestionBank {
    const other = new QuestionBank(templates, this.seed);
    other.given = this.given;
    other.made = this.made;
    return other;
  }

  /** Takes from the templates that fit in turn, the least used first. @throws Error if they run dry. */
  draw(count: number, fits: (template: Template) => boolean, options?: OptionCount): DrawnQuestion[] {
    const drawn = this.drawSome(count, fits, { options });
    if (drawn.length < count) throw new Error(`Of ${count} questions only ${drawn.length} can be made`);
    return drawn;
  }

  /** The same, or fewer where they run dry. */
  drawSome(
    count: number,
    fits: (template: Template) => boolean,
    { suits = () => true, options = 4, tries = MAX_TURNS }: Wanted = {},
  ): DrawnQuestion[] {
    const fitting = this.templates.filter((template) => fits(template) && this.canOffer(template, options));
    const wanted = { suits, options, tries };
    return Array.from({ length: count }, () => this.next(fitting, wanted)).flatMap((drawn) => drawn ?? []);
  }

  private next(fitting: readonly Template[], wanted: Required<Wanted>): DrawnQuestion | null {
    const byUse = [...fitting].sort((a, b) => this.turnOf(a) - this.turnOf(b));
    for (const template of byUse) {
      const drawn = this.fresh(template, wanted);
      if (drawn !== null) return drawn;
    }
    return null;
  }

  private fresh(template: Template, { suits, options, tries }: Required<Wanted>): DrawnQuestion | null {
    const first = this.turnOf(template);
    const end = Math.min(MAX_TURNS, first + tries);
    for (let turn = first; turn < end; turn += 1) {
      const { drawn, content, key } = this.questionOf(template, turn, options);
      this.turns.set(template.name, turn + 1);
      if (this.given.has(content) || this.given.has(key) || !suits(drawn)) continue;
      this.given.add(content);
      return drawn;
    }
    if (end < MAX_TURNS) this.turns.set(template.name, first);
    return null;
  }

  private questionOf(template: Template, turn: number, options: OptionCount = 4): Made {
    const name = `${options} ${template.name}#${turn}`;
    const known = this.made.get(name);
    if (known !== undefined) return known;
    const drawn = { template, turn, made: makeQuestion(template, this.seed, turn, options) };
    const made = { drawn, content: contentOf(drawn.made), key: sourceKeyOf(drawn) };
    this.made.set(name, made);
    return made;
  }

  private canOffer(template: Template, options: OptionCount): boolean {
    const key = `${options} ${template.name}`;
    const known = this.offers.get(key) ?? canOffer(template, options);
    this.offers.set(key, known);
    return known;
  }

  private turnOf(template: Template): number {
    return this.turns.get(template.name) ?? 0;
  }
}

interface Readable {
  readonly text: string;
  readonly options: readonly { readonly text: string }[];
}

/** What makes two questions the same one for who reads them; a diagram draws what the text says. */
export function contentOf({ text, options }: Readable): string {
  return JSON.stringify([text, options.map((option) => option.text).sort()]);
}

/** Under which the bank of the server has it. The same turn has a question of four options and another one of five. */
export function sourceKeyOf({ template, turn, made }: DrawnQuestion): string {
  return `${made.options.length > 4 ? 'five ' : ''}${template.name}#${turn}`;
}

/** CT7: a question's own difficulty goes before its template's. */
export function difficultyOf({ template, made }: DrawnQuestion): number {
  return made.difficulty ?? template.difficulty;
}
