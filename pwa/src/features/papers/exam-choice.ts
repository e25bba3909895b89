import { allCategories, profile, type Category } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { ANYONE, database } from '../../offline/index.ts';
import { useSeen, type Session } from '../../state/index.ts';

/** The exam whose papers are shown. */
export interface ChosenExam {
  /** The id of its category. */
  readonly id: string;
  readonly name: string;
}

export interface ExamChoice {
  /** Undefined for all exams. */
  readonly exam: ChosenExam | undefined;
  /** The available exams; empty until they are loaded. */
  readonly exams: readonly ChosenExam[];
  /** Whether the choice is known. Until then no list is requested, because it might be the wrong one. */
  readonly isKnown: boolean;
  /** @param id undefined for all exams. */
  readonly choose: (id: string | undefined) => void;
}

/** Stored if the user chose all exams, so that the exam from registration does not apply again. */
const ALL_EXAMS = 'all';
const NONE: readonly Category[] = [];
/** The list of exams changes rarely. */
const FRESH = { freshMs: 3_600_000 };

/**
 * PK15: the exam whose papers home shows, stored per user on this device. Until a student has chosen one, it is the
 * exam from registration.
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

/**
 * The chosen exam; undefined if it is no longer offered. While the exams are loading, its papers can be requested
 * without its name.
 */
function examOf(categories: readonly Category[], id: string): ChosenExam | undefined {
  if (id === ALL_EXAMS) return undefined;
  const category = categories.find(({ _id }) => _id === id);
  return category === undefined && categories.length > 0 ? undefined : { id, name: category?.name ?? '' };
}

async function readChoice(key: string): Promise<string | null> {
  const row = await database.meta.get(key);
  return typeof row?.value === 'string' ? row.value : null;
}
