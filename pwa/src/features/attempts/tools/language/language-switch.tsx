import type { PackageQuestion } from '@exam/shared-schema/paper-package';
import { useMemo } from 'react';
import { formatLanguage } from '../../../../format/index.ts';
import type { AttemptRoom } from '../../../../offline/index.ts';
import { Segmented } from '../../../../ui/index.ts';
import { chooseForQuestion, useLanguageChoice } from '../../../../state/paper-language/language-choice.ts';
import {
  languageOf,
  languagesOf,
  worded,
  type WordedQuestion,
  wordedSet,
  type WordedSet,
} from '../../../../state/paper-language/words-of.ts';
import { say } from '../../../../sentences/index.ts';

/** The question in the language that the student has chosen for it or for the paper. */
export function useWordedQuestion(room: AttemptRoom, question: PackageQuestion): WordedQuestion {
  const choice = useLanguageChoice(room.row.attemptId);
  return useMemo(() => worded(room.paper, question, choice), [room, question, choice]);
}

/** The same for the set that it belongs to; undefined if it stands alone. */
export function useWordedSet(room: AttemptRoom, question: PackageQuestion): WordedSet | undefined {
  const choice = useLanguageChoice(room.row.attemptId);
  return useMemo(() => wordedSet(room.paper, question, choice), [room, question, choice]);
}

interface LanguageSwitchProps {
  readonly room: AttemptRoom;
  readonly question: PackageQuestion;
}

/** At the head of a question that has words in several languages: in which it is read. The answer is the same in all. */
export function LanguageSwitch({ room, question }: LanguageSwitchProps) {
  const { attemptId } = room.row;
  const choice = useLanguageChoice(attemptId);
  const languages = languagesOf(room.paper, question);
  return (
    <Segmented
      label={say.toolbar.questionLanguage}
      options={languages.map((tag) => ({ value: tag, label: formatLanguage(tag), lang: tag }))}
      value={languageOf(room.paper, question, choice)}
      onChange={(language) => chooseForQuestion(attemptId, question._id, language)}
    />
  );
}
