import './language-panel.css';
import { formatLanguage } from '../../../../format/index.ts';
import { say } from '../../../../sentences/index.ts';
import { LanguageChoice, Segmented, Stack } from '../../../../ui/index.ts';
import type { ExamToolProps } from '../tool.ts';
import { chooseForPaper, useLanguageChoice } from '../../../../state/paper-language/language-choice.ts';

/** The language of the paper, if it has several, and of the app (LA2). */
export default function LanguagePanel({ room }: ExamToolProps) {
  return (
    <Stack gap={6}>
      {room.paper.languages.length > 1 && <OfPaper room={room} />}
      <Stack gap={3}>
        <p className="language-title" aria-hidden="true">
          {say.tools.language.app}
        </p>
        <LanguageChoice label={say.tools.language.app} />
        <p>{say.tools.language.appNote}</p>
      </Stack>
    </Stack>
  );
}

function OfPaper({ room }: Pick<ExamToolProps, 'room'>) {
  const { attemptId } = room.row;
  const { languages } = room.paper;
  const choice = useLanguageChoice(attemptId);
  return (
    <Stack gap={3}>
      <p className="language-title" aria-hidden="true">
        {say.tools.language.paper}
      </p>
      <Segmented
        label={say.tools.language.paper}
        options={languages.map((tag) => ({ value: tag, label: formatLanguage(tag), lang: tag }))}
        value={choice.paper ?? languages[0] ?? 'en'}
        onChange={(language) => chooseForPaper(attemptId, language)}
      />
      <p>{say.tools.language.paperNote}</p>
    </Stack>
  );
}
