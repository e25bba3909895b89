import { generateAdaptiveTest, generateAiTest, papersBeingMade, wallet } from '@exam/shared-schema/contract';
import { INVALID_ANSWER, type CallFailure } from '../../api/index.ts';
import { database, forgetSeen } from '../../offline/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { refreshSeen, serverCall } from '../../state/index.ts';
import type { SetupChoice } from './setup-choice.ts';

export type TestType = 'adaptive' | 'ai';

export interface Order {
  readonly type: TestType;
  readonly choice: SetupChoice & { readonly category: NonNullable<SetupChoice['category']> };
  /** Tokens, as shown on the button. */
  readonly price: number;
  readonly userId: string;
}

export type Generated =
  | { readonly ok: true; readonly testId: string }
  | { readonly ok: false; readonly message: string };

/** ms. Longer than usual, because missing questions are generated during the call. */
const TIMEOUT_MS = 60_000;

/**
 * Requests a test from the server. Repeating the same order returns the same test, so that a lost answer costs
 * nothing (GN7).
 */
export async function generate(order: Order): Promise<Generated> {
  const tids = order.choice.subjects.flatMap(({ topics }) => topics.map(({ tid }) => tid));
  if (order.type === 'ai' && tids.some((tid) => tid === ''))
    return { ok: false, message: say.setup.failures.noTopicIds };
  // Before the call, because the test may be in generation even if the answer is lost or the app is closed.
  await forgetSeen(database, order.userId, papersBeingMade, {});
  const result = await (order.type === 'adaptive' ? askAdaptive(order) : askAi(order, tids));
  // The balance has changed, or the displayed price was outdated.
  void refreshSeen(wallet, {});
  void refreshSeen(papersBeingMade, {});
  return result;
}

async function askAdaptive({ choice, price, userId }: Order): Promise<Generated> {
  const { category, subjects } = choice;
  const body = {
    userId,
    price,
    categoryId: category._id,
    templateId: null,
    subjectIds: subjects.map(({ _id }) => _id),
    topicIds: subjects.flatMap(({ topics }) => topics.map(({ _id }) => _id)),
    difficultyLevel: { min: 1, max: 10 },
    distributionMode: 'equal',
    adaptiveMode: true,
  } as const;
  const result = await serverCall(generateAdaptiveTest, { body }, { timeoutMs: TIMEOUT_MS });
  if (!result.ok) return { ok: false, message: whyNot('adaptive', result) };
  return { ok: true, testId: result.answer.testPaper.id };
}

async function askAi({ choice, price, userId }: Order, tids: readonly string[]): Promise<Generated> {
  const { category, subjects } = choice;
  const body = {
    userId,
    price,
    templateId: null,
    cid: category.cid,
    sids: subjects.map(({ sid }) => sid),
    tids: [...tids],
  };
  const result = await serverCall(generateAiTest, { body }, { timeoutMs: TIMEOUT_MS });
  if (!result.ok) return { ok: false, message: whyNot('ai', result) };
  return { ok: true, testId: result.answer.data.testPaper.id };
}

/** The server's own message, if there is one. */
function whyNot(type: TestType, { kind, code, message, errors }: CallFailure): string {
  const { failures } = say.setup;
  if (code === INVALID_ANSWER) return type === 'adaptive' ? failures.adaptiveInvalid : failures.aiInvalid;
  if (kind === 'network') return type === 'adaptive' ? failures.adaptive : failures.ai;
  const [field] = code === 'VALIDATION' ? Object.values(errors) : [];
  return translate(field ?? message);
}
