import { useEffect, useEffectEvent, useState } from 'react';
import { say } from '../../sentences/index.ts';
import { Banner, Button, Card, Pill, Row, Stack } from '../../ui/index.ts';

/** How long each stage of the simulated progress takes, ms. */
const STAGE_MS = 2_000;
/** Prescribed display text. */
const QUESTIONS = '~45';

type Stage = 'idle' | 'generating' | 'done';

interface SummaryPanelProps {
  /** The exam's key, such as 'jee-main'; empty if none is selected. */
  readonly selectedExam: string;
  readonly selectedTopics: readonly unknown[];
  /** Called after the simulated progress has ended. */
  readonly onDone: () => void;
}

/**
 * GN9: a summary with a button that shows a progress simulated by timers. It sends nothing to the server, spends
 * nothing, and says so; the test itself is created in the next step, to which it leads.
 */
export function SummaryPanel({ selectedExam, selectedTopics, onDone }: SummaryPanelProps) {
  const [stage, setStage] = useStages(onDone);
  const [isAlerted, setAlerted] = useState(false);
  if (selectedExam === '') return null;
  const { panel } = say.setup;
  const start = () => {
    setAlerted(selectedTopics.length === 0);
    if (selectedTopics.length > 0) setStage('generating');
  };
  const facts = [
    [panel.exam, selectedExam.replaceAll('-', ' ').toUpperCase()],
    [panel.topics, selectedTopics.length],
    [panel.questions, QUESTIONS],
  ] as const;
  return (
    <Card as="aside" className="setup-panel" title={panel.title} caption={panel.subtitle}>
      <Stack gap={4}>
        <dl className="setup-facts num">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isAlerted && selectedTopics.length === 0 && <Banner tone="bad">{panel.noTopic}</Banner>}
        <Button
          variant="tonal"
          wide
          icon={stage === 'done' ? 'check' : undefined}
          busy={stage === 'generating'}
          busyWords={panel.generating}
          unavailable={stage === 'done'}
          onClick={start}
        >
          {stage === 'done' ? panel.done : panel.generate}
        </Button>
        <p className="setup-hint">{panel.preview}</p>
        <Row>
          {panel.badges.map((badge) => (
            <Pill key={badge}>{badge}</Pill>
          ))}
        </Row>
      </Stack>
    </Card>
  );
}

/** Steps from generating to done to idle. */
function useStages(onDone: () => void): readonly [Stage, (stage: Stage) => void] {
  const [stage, setStage] = useState<Stage>('idle');
  const next = useEffectEvent(() => {
    setStage(stage === 'generating' ? 'done' : 'idle');
    if (stage === 'done') onDone();
  });
  useEffect(() => {
    if (stage === 'idle') return undefined;
    const timer = setTimeout(() => next(), STAGE_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  return [stage, setStage];
}
