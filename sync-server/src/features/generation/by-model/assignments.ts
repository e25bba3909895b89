import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import type { MakerOrder } from '../../../bank/question-maker.ts';

/** One question of an order. */
export interface Task {
  /** From 0; the same orders always give the same places. */
  readonly place: number;
  readonly order: MakerOrder;
  readonly topicId: string;
  readonly type: QuestionTypeName;
  /** 1 to 10. */
  readonly difficulty: number;
}

/** If an order leaves the type open, one question in three is numerical. */
const ANY_TYPE: readonly QuestionTypeName[] = ['MCQ', 'MCQ', 'Numerical'];

/** The questions of orders, taking topics and difficulties in turn. */
export function tasksOf(orders: readonly MakerOrder[]): Task[] {
  const tasks = orders.flatMap((order) =>
    Array.from({ length: order.count }, (_, turn) => ({ order, ...partOf(order, turn) })),
  );
  return tasks.map((task, place) => ({ ...task, place }));
}

function partOf(
  { topicIds, type, difficulty: { min, max } }: MakerOrder,
  turn: number,
): Omit<Task, 'place' | 'order'> {
  return {
    topicId: topicIds[turn % topicIds.length] ?? '',
    type: type ?? ANY_TYPE[turn % ANY_TYPE.length] ?? 'MCQ',
    difficulty: min + (Math.floor(turn / Math.max(1, topicIds.length)) % (max - min + 1)),
  };
}
