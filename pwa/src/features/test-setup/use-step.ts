import { useSearchParams } from 'wouter';
import { countTopics, type SetupChoice } from './setup-choice.ts';

/** The current step. */
export type Step =
  | { readonly name: 'category' }
  | { readonly name: 'subjects' }
  | { readonly name: 'topics'; readonly subjectId: string }
  | { readonly name: 'type' };

const TAB = { tab: 'personalized' };

/** The step is in the URL, so that the browser's Back returns to the previous one, and a reload stays. */
export function useStep(choice: SetupChoice): readonly [Step, (to: Step) => void] {
  const [search, setSearch] = useSearchParams();
  const step = stepOf(search.get('step'), search.get('subject'), choice);
  const go = (to: Step) =>
    setSearch({ ...TAB, step: to.name, ...(to.name === 'topics' && { subject: to.subjectId }) });
  return [step, go];
}

/** The step in the URL, if its prerequisites are chosen; without one, the next step to do. */
function stepOf(name: string | null, subjectId: string | null, choice: SetupChoice): Step {
  if (choice.category === null || name === 'category') return { name: 'category' };
  if (name === 'topics' && subjectId !== null) return { name, subjectId };
  return name === 'type' && countTopics(choice) > 0 ? { name } : { name: 'subjects' };
}
