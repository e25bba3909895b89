import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { MakerOrder } from '../../../bank/question-maker.ts';
import { ANY_TYPE, draftings } from './question-types/index.ts';

export interface WantedOrder extends MakerOrder {
  /** How many of its questions the bank lacks. */
  readonly lacking: number;
}

/** One question of an order. */
export interface Task {
  /** From 0; the same orders always give the same places. */
  readonly place: number;
  readonly order: WantedOrder;
  readonly topicId: string;
  readonly type: QuestionTypeName;
  /** 1 to 10. */
  readonly difficulty: number;
}

/** The questions of orders that a model can write, taking topics and difficulties in turn. */
export function tasksOf(orders: readonly WantedOrder[]): Task[] {
  const tasks = orders.flatMap((order) =>
    Array.from({ length: order.count }, (_, turn) => ({ order, ...partOf(order, turn) })),
  );
  return tasks.map((task, place) => ({ ...task, place })).filter(({ type }) => draftings[type] !== undefined);
}

function partOf(
  { topicIds, type, difficulty: { min, max } }: MakerOrder,
  turn: number,
): Omit<Task, 'place' | 'order'> {
  return {
    topicId: topicIds[turn % topicIds.length] ?? '',
    type: type ?? ANY_TYPE[turn % ANY_TYPE.length] ?? ANY_TYPE[0],
    difficulty: min + (Math.floor(turn / Math.max(1, topicIds.length)) % (max - min + 1)),
  };
}

/** LM9: the tasks in the order of their work: of each order as many as the bank lacks, then the others. */
export function lackingFirst(tasks: readonly Task[]): Task[] {
  const counts = new Map<WantedOrder, number>();
  const lacking = new Set(
    tasks.filter(({ order }) => {
      const before = counts.get(order) ?? 0;
      counts.set(order, before + 1);
      return before < order.lacking;
    }),
  );
  return [...lacking, ...tasks.filter((task) => !lacking.has(task))];
}
