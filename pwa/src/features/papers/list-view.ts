import type { Session } from '../../state/index.ts';
import type { ChosenExam } from './exam-choice.ts';

/** The filters of a list of papers. */
export interface ListView {
  readonly session: Session;
  /** PK15: only papers of this exam; undefined for all. */
  readonly exam?: ChosenExam | undefined;
  /** PK16: only papers saved on this device. */
  readonly readyOnly?: boolean | undefined;
}
