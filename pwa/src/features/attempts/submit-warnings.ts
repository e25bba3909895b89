import { formatList } from '../../format/index.ts';
import type { SectionProgress } from './exam-controller.ts';
import { say } from '../../sentences/index.ts';

/** Warnings to show before the whole paper is submitted. */
export function submitWarnings(sections: readonly SectionProgress[]): readonly string[] {
  return [...unopened(sections), ...sections.flatMap(overAnswered)];
}

/** ST17: a paper with timed sections is submitted as a whole, so sections that have not opened yet are forfeited. */
function unopened(sections: readonly SectionProgress[]): string[] {
  const titles = sections.filter(({ access }) => access === 'later').map(({ title }) => title);
  return titles.length === 0 ? [] : [say.room.submit.unopened(formatList(titles))];
}

function overAnswered({ title, attemptLimit, answered, answeredMarked }: SectionProgress): string[] {
  const given = answered + answeredMarked;
  if (attemptLimit === undefined || given <= attemptLimit) return [];
  return [say.room.submit.overAnswered(title, given, attemptLimit)];
}
