import type { PersonalisedCategory, Subject, Topic } from '@exam/shared-schema/contract';
import * as z from 'zod/mini';

const chosenTopicSchema = z.object({ _id: z.string(), tid: z.string(), name: z.string() });
const chosenSubjectSchema = z.object({
  _id: z.string(),
  sid: z.string(),
  name: z.string(),
  topics: z.array(chosenTopicSchema),
});
const chosenCategorySchema = z.object({
  _id: z.string(),
  cid: z.string(),
  name: z.string(),
  template: z.nullable(z.object({ _id: z.string(), name: z.string() })),
});

/** A student's choices so far, as stored on the device. */
export const setupChoiceSchema = z.object({
  category: z.nullable(chosenCategorySchema),
  /** The opened subjects with their chosen topics, which may be empty. */
  subjects: z.array(chosenSubjectSchema),
  /** GN90: the number of questions of a short test; absent for as many as the template has. */
  questions: z.optional(z.int()),
});

export type SetupChoice = z.infer<typeof setupChoiceSchema>;
export type ChosenSubject = z.infer<typeof chosenSubjectSchema>;

export const NOTHING_CHOSEN: SetupChoice = { category: null, subjects: [] };

/** A new category has other subjects, so the previous choice is discarded. */
export function chooseCategory({ _id, cid, name, defaultTemplate }: PersonalisedCategory): SetupChoice {
  return { category: { _id, cid, name, template: defaultTemplate }, subjects: [] };
}

/** @param questions null for as many as the template has. */
export function chooseLength<Choice extends SetupChoice>(choice: Choice, questions: number | null) {
  const { questions: _, ...whole } = choice;
  return questions === null ? whole : { ...whole, questions };
}

/** Replaces the chosen topics of a subject. */
export function chooseTopics(choice: SetupChoice, subject: Subject, topics: readonly Topic[]): SetupChoice {
  const { _id, sid, name } = subject;
  const chosen = topics.map((topic) => ({ _id: topic._id, tid: topic.tid, name: topic.name }));
  const others = choice.subjects.filter((other) => other._id !== _id);
  return {
    ...choice,
    subjects: chosen.length === 0 ? others : [...others, { _id, sid, name, topics: chosen }],
  };
}

export function isTopicChosen(choice: SetupChoice, { _id, subjectId }: Topic): boolean {
  return topicsOf(choice, subjectId).some((topic) => topic._id === _id);
}

export function topicsOf(choice: SetupChoice, subjectId: string): ChosenSubject['topics'] {
  return choice.subjects.find(({ _id }) => _id === subjectId)?.topics ?? [];
}

/** Adds or removes a topic. @param all topics of the subject, whose order the chosen ones keep. */
export function toggleTopic(
  choice: SetupChoice,
  subject: Subject,
  { all, topic }: { readonly all: readonly Topic[]; readonly topic: Topic },
): SetupChoice {
  const isChosen = (each: Topic) => isTopicChosen(choice, each) !== (each._id === topic._id);
  return chooseTopics(choice, subject, all.filter(isChosen));
}

export function countTopics({ subjects }: SetupChoice): number {
  return subjects.reduce((sum, { topics }) => sum + topics.length, 0);
}
