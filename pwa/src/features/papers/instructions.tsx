import './instructions.css';
import { resolveStart } from '@exam/shared-schema/access';
import { commonEndOf, timingFor } from '@exam/shared-schema/paper-package';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatDateTime, formatDuration } from '../../format/index.ts';
import { database, startAttempt, windowIn, type PackageRow } from '../../offline/index.ts';
import {
  Banner,
  Button,
  Card,
  ExamWarnings,
  Page,
  PageHead,
  PaperRulesList,
  Row,
  Stack,
} from '../../ui/index.ts';
import { OpenTimes } from './open-times.tsx';
import { useServerNow } from './use-server-now.ts';
import { say, shownLanguage } from '../../sentences/index.ts';
import { chooseForPaper } from '../../state/paper-language/language-choice.ts';

/** The second step of the start: the paper's own rules, the warnings, and the two start buttons. */
export function Instructions({ saved }: { readonly saved: PackageRow }) {
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const { content } = saved;
  const window = windowIn(saved.ticket);
  const now = useServerNow();

  const start = async (fullscreen: boolean) => {
    // Fullscreen has to be requested within the click event; a refusal does not stop the exam.
    if (fullscreen) void document.documentElement.requestFullscreen?.().catch(() => undefined);
    try {
      const { attemptId } = await startAttempt(database, saved);
      // LA70
      if (content.languages.includes(shownLanguage())) chooseForPaper(attemptId, shownLanguage());
      navigate(paths.exam(attemptId), { state: { fullscreenMode: fullscreen } });
    } catch {
      setFailed(true);
    }
  };

  return (
    <Page>
      <Stack gap={6}>
        <PageHead eyebrow={say.start.instructions.title} title={content.title} lead={timeText(saved)} />
        <OpenTimes window={window} start={resolveStart(window, now)} />
        <Card title={say.start.instructions.marking}>
          <PaperRulesList paper={content} extraTimePercent={saved.extraTimePercent} />
        </Card>
        <Card title={say.start.instructions.before}>
          <ExamWarnings />
        </Card>
        <Banner tone="info" icon="phone-check" title={say.start.instructions.saved}>
          {say.start.instructions.savedAdvice}
        </Banner>
        {failed && (
          <Banner tone="bad" title={say.start.instructions.notStarted}>
            {say.start.instructions.notStartedAdvice}
          </Banner>
        )}
        <Row className="start-buttons">
          <Button variant="primary" large icon="expand" onClick={() => void start(true)}>
            {say.start.instructions.startFullscreen}
          </Button>
          <Button large onClick={() => void start(false)}>
            {say.start.instructions.startNormal}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

function timeText({ content, extraTimePercent, ticket }: PackageRow): string {
  const { policy, limitMs, sections } = timingFor(content, extraTimePercent);
  const end = commonEndOf(content, extraTimePercent, windowIn(ticket));
  const { instructions } = say.start;
  const duration = formatDuration(limitMs);
  return [
    extraTimePercent === 0
      ? instructions.time(duration)
      : instructions.timeWithExtra(duration, extraTimePercent),
    instructions[policy],
    ...(end === null ? [] : [instructions.commonEnd(formatDateTime(end))]),
    ...(sections === undefined || sections.length < 2 ? [] : [instructions.locked]),
  ].join(' ');
}
