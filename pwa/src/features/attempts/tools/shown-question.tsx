import type { PackageQuestion } from '@exam/shared-schema/paper-package';
import type { ReactNode } from 'react';
import type { AttemptRoom } from '../../../offline/index.ts';
import { LanguageSwitch, useWordedQuestion, useWordedSet } from './language/language-switch.tsx';
import { usePaperFonts } from '../../../state/paper-language/use-paper-fonts.ts';
import { languagesOf, type WordedQuestion, type WordedSet } from '../../../state/paper-language/words-of.ts';

/** A question as the room shows it: its words may be another language's, its ids never change. */
export interface ShownInRoom {
  readonly question: WordedQuestion;
  /** What it is about together with others. */
  readonly set: WordedSet | undefined;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
}

/** Where a tool changes how a question is shown: in the language that the student reads it in. */
export function useShownQuestion(room: AttemptRoom, question: PackageQuestion): ShownInRoom {
  usePaperFonts(room.paper.languages);
  const shown = useWordedQuestion(room, question);
  const set = useWordedSet(room, question);
  if (languagesOf(room.paper, question).length < 2) return { question: shown, set };
  return { question: shown, set, aside: <LanguageSwitch room={room} question={question} /> };
}
