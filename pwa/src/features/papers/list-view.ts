import type { Session } from '../../state/index.ts';
import type { ChosenExam } from './exam-choice.ts';

/** What a list of papers is shown for. */
export interface ListView {
  readonly session: Session;
  /** PK15: papers of this exam alone; undefined for all. */
  readonly exam?: ChosenExam | undefined;
  /** PK16: only papers that are saved on this device. */
  readonly readyOnly?: boolean | undefined;
}
