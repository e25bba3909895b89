import type { PackageQuestion } from '@exam/shared-schema/paper-package';
import { useMemo } from 'react';
import { formatLanguage } from '../../../../format/index.ts';
import type { AttemptRoom } from '../../../../offline/index.ts';
import { Segmented } from '../../../../ui/index.ts';
import { chooseForQuestion, useLanguageChoice } from '../../../../state/paper-language/language-choice.ts';
import {
  languageOf,
  languagesOf,
  localizedQuestion,
  type LocalizedQuestion,
  localizedSet,
  type LocalizedSet,
} from '../../../../state/paper-language/localized-question.ts';
import { say } from '../../../../sentences/index.ts';

/** The question in the language chosen for it or for the paper. */
export function useLocalizedQuestion(room: AttemptRoom, question: PackageQuestion): LocalizedQuestion {
  const choice = useLanguageChoice(room.row.attemptId);
  return useMemo(() => localizedQuestion(room.paper, question, choice), [room, question, choice]);
}

/** The same for the question's set; undefined without one. */
export function useLocalizedSet(room: AttemptRoom, question: PackageQuestion): LocalizedSet | undefined {
  const choice = useLanguageChoice(room.row.attemptId);
  return useMemo(() => localizedSet(room.paper, question, choice), [room, question, choice]);
}

interface LanguageSwitchProps {
  readonly room: AttemptRoom;
  readonly question: PackageQuestion;
}

/** Switches the language of a question that has several. The answer is the same in all. */
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
