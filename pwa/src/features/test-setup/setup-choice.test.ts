import type { PersonalisedCategory, Subject, Topic } from '@exam/shared-schema/contract';
import { expect, test } from 'vitest';
import {
  chooseCategory,
  chooseTopics,
  countTopics,
  isTopicChosen,
  NOTHING_CHOSEN,
  setupChoiceSchema,
  toggleTopic,
} from './setup-choice.ts';

const jee: PersonalisedCategory = {
  _id: 'c1',
  cid: 'jee-main',
  name: 'JEE Main',
  description: '',
  isActive: true,
  createdAt: '',
  defaultTemplate: { _id: 't1', name: 'JEE Main' },
};
const physics: Subject = { _id: 's1', sid: 'physics', name: 'Physics', description: '', isActive: true };
const topic = (_id: string): Topic => ({
  _id,
  tid: `tid-${_id}`,
  name: _id,
  description: '',
  subjectId: physics._id,
  difficultyRange: { min: 1, max: 10 },
});
const all = ['a', 'b', 'c'].map(topic);
const [a, b, c] = all as [Topic, Topic, Topic];

test('[GN1] topics are toggled one by one, and a subject without topics is not chosen', () => {
  let choice = chooseCategory(jee);
  for (const each of [c, a, b]) choice = toggleTopic(choice, physics, { all, topic: each });
  expect(choice.subjects).toMatchObject([{ sid: 'physics', topics: [{ tid: 'tid-a' }, {}, { _id: 'c' }] }]);
  choice = toggleTopic(choice, physics, { all, topic: b });
  expect([isTopicChosen(choice, a), isTopicChosen(choice, b), countTopics(choice)]).toEqual([true, false, 2]);
  for (const each of [a, c]) choice = toggleTopic(choice, physics, { all, topic: each });
  expect(choice.subjects).toEqual([]);
});

test('[GN1] another category, and the same one again, begin without topics', () => {
  const chosen = chooseTopics(chooseCategory(jee), physics, all);
  expect(countTopics(chosen)).toBe(3);
  expect(chooseCategory(jee).subjects).toEqual([]);
  expect(setupChoiceSchema.parse(structuredClone(chosen))).toEqual(chosen);
  expect(NOTHING_CHOSEN.category).toBeNull();
});
