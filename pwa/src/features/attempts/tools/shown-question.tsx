import type { PackageQuestion } from '@exam/shared-schema/paper-package';
import type { ReactNode } from 'react';
import type { AttemptRoom } from '../../../offline/index.ts';
import { LanguageSwitch, useLocalizedQuestion, useLocalizedSet } from './language/language-switch.tsx';
import { usePaperFonts } from '../../../state/paper-language/use-paper-fonts.ts';
import {
  languagesOf,
  type LocalizedQuestion,
  type LocalizedSet,
} from '../../../state/paper-language/localized-question.ts';

/** A question as the room shows it: its text may be translated, its ids never change. */
export interface ShownInRoom {
  readonly question: LocalizedQuestion;
  /** The set that it belongs to. */
  readonly set: LocalizedSet | undefined;
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode;
}

/** The question in the language that the student has chosen. */
export function useShownQuestion(room: AttemptRoom, question: PackageQuestion): ShownInRoom {
  usePaperFonts(room.paper.languages);
  const shown = useLocalizedQuestion(room, question);
  const set = useLocalizedSet(room, question);
  if (languagesOf(room.paper, question).length < 2) return { question: shown, set };
  return { question: shown, set, aside: <LanguageSwitch room={room} question={question} /> };
}
