import { expect, it } from 'vitest';
import { questionPaths } from './question-path.ts';
import { ScriptedDevice } from './testing.ts';

const visit = (questionId: string) => ({ type: 'visited', questionId }) as const;
const answer = (questionId: string, chosen: string) =>
  ({ type: 'answered', questionId, answer: chosen }) as const;

it('[AT7] the path of a question has its visits with their times, and each change of its answer', () => {
  const device = new ScriptedDevice().start().log(visit('q1'));
  device.wait(10_000).log(answer('q1', 'a')).wait(2_000).log(visit('q2'));
  device
    .wait(5_000)
    .log(visit('q1'))
    .wait(1_000)
    .log(answer('q1', 'b'))
    .log({ type: 'marked', questionId: 'q1' })
    .log({ type: 'unmarked', questionId: 'q1' });
  device.wait(3_000).log({ type: 'sealed', by: 'student', elapsedMs: 21_000 });
  const paths = questionPaths(device.events, 'continuous');
  expect(paths.get('q1')).toEqual([
    { type: 'visited', elapsedMs: 0, answer: null, spentMs: 12_000 },
    { type: 'answered', elapsedMs: 10_000, answer: 'a', spentMs: 0 },
    { type: 'visited', elapsedMs: 17_000, answer: null, spentMs: 4_000 },
    { type: 'answered', elapsedMs: 18_000, answer: 'b', spentMs: 0 },
    { type: 'marked', elapsedMs: 18_000, answer: null, spentMs: 0 },
    { type: 'unmarked', elapsedMs: 18_000, answer: null, spentMs: 0 },
  ]);
  expect(paths.get('q2')?.map(({ spentMs }) => spentMs)).toEqual([5_000]);
  expect(paths.get('q3')).toBeUndefined();
});

it('[AT7] time with the page hidden or closed is not time on a question, but counts as exam time if the clock runs', () => {
  const device = new ScriptedDevice().start().log(visit('q1')).wait(1_000).log({ type: 'left-page' });
  device.wait(40_000).log({ type: 'fullscreen-left' }).wait(20_000).log({ type: 'returned' }).wait(2_000);
  device
    .log({ type: 'fullscreen-left' })
    .reload(30_000)
    .wait(4_000)
    .log({ type: 'cleared', questionId: 'q1' });
  const [continuous, pausable] = (['continuous', 'pausable'] as const).map((policy) =>
    questionPaths(device.events, policy).get('q1'),
  );
  expect(continuous?.map(({ elapsedMs, spentMs }) => [elapsedMs, spentMs])).toEqual([
    [0, 7_000],
    [97_000, 0],
  ]);
  expect(pausable?.at(-1)?.elapsedMs).toBe(67_000);
});
