import {
  ModelTrouble,
  type LanguageModel,
  type ModelTroubleKind,
} from '../../../adapters/language-model/language-model.ts';
import type { Context } from '../../../context.ts';
import type { ChosenTest } from '../choice.ts';
import type { MakerOrder } from '../../../bank/question-maker.ts';
import { lackingFirst, tasksOf, type Task, type WantedOrder } from './assignments.ts';
import type { Author } from './author.ts';
import { draftIn } from './draft-in.ts';
import { questionForm } from './drafted-form.ts';
import { examine } from './examine.ts';
import { TopicQuestions } from '../../../bank/near-duplicates/index.ts';
import { keepQuestion, quarantine, readOutcomes } from './outcomes.ts';
import { turnsToMake } from './prompts.ts';

/** LM9: the model's time per run, ms, and its end counted from the request of the test, ms. */
const MODEL_SHARE_MS = 4 * 60_000;
const MODEL_UNTIL_MS = 6 * 60_000;
/** Questions written in parallel. */
const AT_ONCE = 4;
/** Output tokens, including the reasoning that some models emit first. */
const QUESTION_TOKENS = 4000;
/** Failed calls after which no more are made. */
const MOST_TROUBLES = 3;
/** Troubles that would affect the next call too. */
const LASTING: ReadonlySet<ModelTroubleKind> = new Set(['unreachable', 'slow']);
const SHOWN = 5;

export interface WritingOrder {
  readonly paperId: string;
  readonly userId: string;
  /** When the test was asked for, epoch ms. */
  readonly askedAt: number;
  readonly chosen: ChosenTest;
  readonly orders: readonly WantedOrder[];
  readonly signal: AbortSignal;
}

export interface WrittenByModel {
  /** Ids of the questions it wrote, in this or earlier tries. */
  readonly ids: readonly string[];
  /** The orders that remain. */
  readonly left: readonly MakerOrder[];
}

/**
 * LM5, LM9: has a language model write the ordered questions, as many as fit into its share of the time. If the model
 * fails, what it wrote so far is kept and the rest is left to the caller.
 */
export async function writeQuestions(
  context: Context,
  author: Author,
  order: WritingOrder,
): Promise<WrittenByModel> {
  const tasks = tasksOf(order.orders);
  const { kept, refused } = await readOutcomes(context, order.paperId, tasks);
  const open = tasks.filter(({ place }) => !kept.has(place) && !refused.has(place));
  const written = new Map(kept);
  const shareMs = Math.min(MODEL_SHARE_MS, order.askedAt + MODEL_UNTIL_MS - context.clock.now());
  if (shareMs > 0) await new Writing(context, author, order, written).run(lackingFirst(open), shareMs);
  order.signal.throwIfAborted();
  return { ids: [...written.values()], left: leftOf(order.orders, tasks, written) };
}

function leftOf(
  orders: readonly WantedOrder[],
  tasks: readonly Task[],
  written: ReadonlyMap<number, string>,
): MakerOrder[] {
  const done = tasks.filter(({ place }) => written.has(place));
  return orders
    .map((order) => ({ ...order, count: order.count - done.filter((task) => task.order === order).length }))
    .filter(({ count }) => count > 0);
}

/** One run of a model over the tasks of a test. */
class Writing {
  readonly #context: Context;
  readonly #author: Author;
  readonly #order: WritingOrder;
  readonly #written: Map<number, string>;
  readonly #maker: LanguageModel;
  readonly #solver: LanguageModel;
  readonly #topics = new Map<string, Promise<TopicQuestions>>();
  readonly #stop = new AbortController();
  #troubles = 0;

  constructor(context: Context, author: Author, order: WritingOrder, written: Map<number, string>) {
    this.#context = context;
    this.#author = author;
    this.#order = order;
    this.#written = written;
    this.#maker = author.modelUse.modelFor(order.userId, 'make-question');
    this.#solver = author.modelUse.modelFor(order.userId, 'check-question');
  }

  async run(tasks: readonly Task[], shareMs: number): Promise<void> {
    const signal = AbortSignal.any([this.#order.signal, this.#stop.signal, AbortSignal.timeout(shareMs)]);
    const waiting = [...tasks];
    const work = async () => {
      for (let task = waiting.shift(); task !== undefined && !signal.aborted; task = waiting.shift())
        if (!(await this.#tryTask(task, signal))) {
          // The budget may suffice again when calls in flight have ended.
          waiting.unshift(task);
          return;
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** @returns false if the user's daily budget is reserved: calls in flight reserve their maximum cost (LM3). */
  async #tryTask(task: Task, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#doTask(task, signal);
    } catch (error) {
      if (!(error instanceof ModelTrouble)) throw error;
      if (error.kind === 'over-budget') return false;
      this.#troubles += 1;
      if (LASTING.has(error.kind) || this.#troubles >= MOST_TROUBLES) this.#stop.abort();
    }
    return true;
  }

  async #doTask(task: Task, signal: AbortSignal): Promise<void> {
    const { paperId, chosen } = this.#order;
    const named = chosen.topics.find(({ id }) => id === task.topicId);
    if (named === undefined) return;
    const topic = await this.#topicOf(task.topicId);
    const subject = chosen.subjects.find(({ id }) => id === named.subjectId)?.name ?? '';
    const assignment = { ...task, exam: chosen.category.name, subject, topic: named.name };
    const { value: form } = await this.#maker.fill({
      turns: turnsToMake(assignment, topic.newest(SHOWN)),
      mostTokens: QUESTION_TOKENS,
      schema: questionForm,
      schemaName: 'question',
      signal,
    });
    const draft = draftIn(form, task.type, task.difficulty);
    if (draft === null) throw new ModelTrouble('malformed');
    const { complaintAbout } = this.#author;
    const examining = { solver: this.#solver, topic, complaintAbout, signal };
    const { reason, solution } = await examine(draft, form.calculation, examining);
    const written = { paperId, task, draft };
    if (reason !== null) return quarantine(this.#context, written, this.#maker.name, { reason, solution });
    this.#written.set(task.place, await keepQuestion(this.#context, this.#author, written, named.subjectId));
  }

  #topicOf(topicId: string): Promise<TopicQuestions> {
    const read = this.#topics.get(topicId) ?? TopicQuestions.read(this.#context, topicId);
    this.#topics.set(topicId, read);
    return read;
  }
}
