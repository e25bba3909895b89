import { allCategories, profile, type Category } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { ANYONE, database } from '../../offline/index.ts';
import { useSeen, type Session } from '../../state/index.ts';

/** An exam whose papers are shown. */
export interface ChosenExam {
  /** Id of its category. */
  readonly id: string;
  readonly name: string;
}

export interface ExamChoice {
  /** Undefined for all exams. */
  readonly exam: ChosenExam | undefined;
  /** What there is to choose from; empty until it is known. */
  readonly exams: readonly ChosenExam[];
  /** Whether the choice is known. Until then no list is asked for: it might be another one. */
  readonly isKnown: boolean;
  /** @param id undefined for all exams. */
  readonly choose: (id: string | undefined) => void;
}

/** Stored where somebody wants to see all exams, so that the one from registration does not come back. */
const ALL_EXAMS = 'all';
const NONE: readonly Category[] = [];
/** Exams come and go with the seasons. */
const FRESH = { freshMs: 3_600_000 };

/**
 * PK15: whose papers home shows. Kept on the device for each user; before a student has chosen, it is the exam that was
 * chosen at registration.
 */
export function useExamChoice(session: Session): ExamChoice {
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const key = `exam-choice ${userId ?? ANYONE}`;
  const stored = useLiveQuery(async () => ({ key, id: await readChoice(key) }), [key]);
  const isRead = stored?.key === key && session.status !== 'loading';
  const isPreset = isRead && stored.id === null && userId !== null;
  const own = useSeen(profile, isPreset ? {} : null, { isFinal: true });
  const categories = useSeen(allCategories, {}, FRESH).value?.data ?? NONE;
  const id = isPreset ? own.value?.categories[0] : stored?.id;
  return {
    exam: examOf(categories, id ?? ALL_EXAMS),
    exams: categories.map(({ _id, name }) => ({ id: _id, name })),
    isKnown: isRead && !(isPreset && own.loading),
    choose: (chosen) => void database.meta.put({ key, value: chosen ?? ALL_EXAMS }),
  };
}

/** An exam that is not offered any more is as good as none; before its name is known its papers can be asked for. */
function examOf(categories: readonly Category[], id: string): ChosenExam | undefined {
  if (id === ALL_EXAMS) return undefined;
  const category = categories.find(({ _id }) => _id === id);
  return category === undefined && categories.length > 0 ? undefined : { id, name: category?.name ?? '' };
}

async function readChoice(key: string): Promise<string | null> {
  const row = await database.meta.get(key);
  return typeof row?.value === 'string' ? row.value : null;
}
