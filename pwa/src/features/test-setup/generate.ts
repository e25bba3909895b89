import { generateAiTest } from '@exam/shared-schema/contract';
import { INVALID_ANSWER, type CallFailure } from '../../api/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { GENERATION_TIMEOUT_MS, requestAdaptiveTest, requestTest, serverCall } from '../../state/index.ts';
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

/**
 * Requests a test from the server. Repeating the same order returns the same test, so that a lost answer costs
 * nothing (GN7).
 */
export async function generate(order: Order): Promise<Generated> {
  const tids = order.choice.subjects.flatMap(({ topics }) => topics.map(({ tid }) => tid));
  if (order.type === 'ai' && tids.some((tid) => tid === ''))
    return { ok: false, message: say.setup.failures.noTopicIds };
  return order.type === 'adaptive' ? askAdaptive(order) : askAi(order, tids);
}

async function askAdaptive({ choice, price, userId }: Order): Promise<Generated> {
  const { category, subjects } = choice;
  const result = await requestAdaptiveTest({
    userId,
    price,
    categoryId: category._id,
    subjectIds: subjects.map(({ _id }) => _id),
    topicIds: subjects.flatMap(({ topics }) => topics.map(({ _id }) => _id)),
    ...lengthOf(choice),
  });
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
    ...lengthOf(choice),
  };
  const result = await requestTest(userId, () =>
    serverCall(generateAiTest, { body }, { timeoutMs: GENERATION_TIMEOUT_MS }),
  );
  if (!result.ok) return { ok: false, message: whyNot('ai', result) };
  return { ok: true, testId: result.answer.data.testPaper.id };
}

const lengthOf = ({ questions }: Order['choice']) =>
  questions === undefined ? {} : { questionCount: questions };

/** The server's own message, if there is one. */
function whyNot(type: TestType, { kind, code, message, errors }: CallFailure): string {
  const { failures } = say.setup;
  if (code === INVALID_ANSWER) return type === 'adaptive' ? failures.adaptiveInvalid : failures.aiInvalid;
  if (kind === 'network') return type === 'adaptive' ? failures.adaptive : failures.ai;
  const [field] = code === 'VALIDATION' ? Object.values(errors) : [];
  return translate(field ?? message);
}
