import { formatLanguage } from '../../../../format/index.ts';
import { Segmented, Stack } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';
import { chooseForPaper, useLanguageChoice } from '../../../../state/paper-language/language-choice.ts';

/** The language of the whole paper. */
export default function LanguagePanel({ room }: ExamToolProps) {
  const { attemptId } = room.row;
  const { languages } = room.paper;
  const choice = useLanguageChoice(attemptId);
  return (
    <Stack gap={4}>
      <Segmented
        label="Language of the paper"
        options={languages.map((tag) => ({ value: tag, label: formatLanguage(tag), lang: tag }))}
        value={choice.paper ?? languages[0] ?? 'en'}
        onChange={(language) => chooseForPaper(attemptId, language)}
      />
      <p>
        This sets every question of this paper. A single question can be switched at its head. Your answers
        stay as they are.
      </p>
    </Stack>
  );
}
