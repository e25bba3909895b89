import { useSearchParams } from 'wouter';
import { countTopics, type SetupChoice } from './setup-choice.ts';

/** Where the student is. */
export type Step =
  | { readonly name: 'category' }
  | { readonly name: 'subjects' }
  | { readonly name: 'topics'; readonly subjectId: string }
  | { readonly name: 'type' };

const TAB = { tab: 'personalized' };

/** The step is in the address, so that the phone's own Back goes to the one before, and a reload stays. */
export function useStep(choice: SetupChoice): readonly [Step, (to: Step) => void] {
  const [search, setSearch] = useSearchParams();
  const step = stepOf(search.get('step'), search.get('subject'), choice);
  const go = (to: Step) =>
    setSearch({ ...TAB, step: to.name, ...(to.name === 'topics' && { subject: to.subjectId }) });
  return [step, go];
}

/** The step that the address names, if what it rests on is chosen; without a name the one that comes next. */
function stepOf(name: string | null, subjectId: string | null, choice: SetupChoice): Step {
  if (choice.category === null || name === 'category') return { name: 'category' };
  if (name === 'topics' && subjectId !== null) return { name, subjectId };
  return name === 'type' && countTopics(choice) > 0 ? { name } : { name: 'subjects' };
}
