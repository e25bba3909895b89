import type { TestFit } from '@exam/shared-schema/test-plan';
import { say } from '../sentences/index.ts';

/** GN11: what a test has, and how it differs from its template. */
export function fitText({ questions, minutes, isOwnForm, sections }: TestFit): string {
  const words = say.setup.fit;
  const differences = sections.map(({ title, found }) =>
    found.length === 0
      ? words.leftOut(title)
      : words.has(
          title,
          found.map(({ type, count }) => say.questionTypes[type].found(count)),
        ),
  );
  const notes = [...(isOwnForm ? [words.ownForm] : []), ...differences];
  const whole = words.whole(questions, minutes);
  return notes.length === 0 ? whole : `${whole}: ${notes.join('; ')}`;
}
