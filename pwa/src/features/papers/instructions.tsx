import { timingFor } from '@exam/shared-schema/paper-package';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatDuration } from '../../format/index.ts';
import { database, startAttempt, type PackageRow } from '../../offline/index.ts';
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

/** The second step of the start: the paper's own rules, the warnings, and the two ways in. */
export function Instructions({ saved }: { readonly saved: PackageRow }) {
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const { content } = saved;

  const start = async (fullscreen: boolean) => {
    // Fullscreen has to be asked for within the tap itself; a refusal does not stop the exam.
    if (fullscreen) void document.documentElement.requestFullscreen?.().catch(() => undefined);
    try {
      const attempt = await startAttempt(database, saved);
      navigate(paths.exam(attempt.attemptId), { state: { fullscreenMode: fullscreen } });
    } catch {
      setFailed(true);
    }
  };

  return (
    <Page>
      <Stack gap={6}>
        <PageHead eyebrow="Instructions" title={content.title} lead={timeWords(saved)} />
        <Card title="Marking scheme">
          <PaperRulesList paper={content} extraTimePercent={saved.extraTimePercent} />
        </Card>
        <Card title="Before you start">
          <ExamWarnings />
        </Card>
        <Banner tone="info" icon="phone-check" title="Every answer is saved on this device as you give it.">
          If the app closes or the phone dies, open Prep again: the exam stands where it stood.
        </Banner>
        {failed && (
          <Banner tone="bad" title="The exam could not be started.">
            This device refused to store it. Nothing is lost; free some space and try again.
          </Banner>
        )}
        <Row>
          <Button variant="primary" large icon="expand" onClick={() => void start(true)}>
            Start Exam (Fullscreen)
          </Button>
          <Button large onClick={() => void start(false)}>
            Continue (Normal Mode)
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

function timeWords({ content, extraTimePercent }: PackageRow): string {
  const { policy, limitMs, sections } = timingFor(content, extraTimePercent);
  return [
    extraTimePercent === 0
      ? `${formatDuration(limitMs)}.`
      : `${formatDuration(limitMs)}, your ${extraTimePercent}% extra time included.`,
    policy === 'continuous'
      ? 'The clock starts when you start and runs on even while the app is closed.'
      : 'The clock stands still while the app is closed.',
    ...(sections === undefined || sections.length < 2
      ? []
      : ['The sections open one after the other, each for its own time.']),
  ].join(' ');
}
