import type { PackageQuestion } from '@exam/shared-schema/paper-package';
import type { ReactNode } from 'react';
import type { AttemptRoom } from '../../../offline/index.ts';

/** A question as the room shows it: its words may be another language's, its ids never change. */
export interface ShownInRoom {
  readonly question: PackageQuestion;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
}

/** Where a tool changes how a question is shown (another language, for one). As it is in the paper until one does. */
export function useShownQuestion(_room: AttemptRoom, question: PackageQuestion): ShownInRoom {
  return { question };
}
