import { formatPaise } from '@exam/shared-schema/labels';
import type { SandboxOutcome } from '@exam/shared-schema/contract';
import { useState } from 'react';
import { say } from '../../../sentences/index.ts';
import { Banner, Button, Dialog, Pill, Stack } from '../../../ui/index.ts';
import type { Order } from './purchase.ts';

export interface SandboxDialogProps {
  readonly order: Order;
  /** @returns whether the sandbox accepted the outcome. */
  readonly onPlay: (outcome: SandboxOutcome) => Promise<boolean>;
  readonly onDismiss: () => void;
}

/** PA8: replaces the payment provider where none is configured, and states that it is a test. */
export default function SandboxDialog({ order, onPlay, onDismiss }: SandboxDialogProps) {
  const [playing, setPlaying] = useState<SandboxOutcome | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const words = say.plans.sandbox;
  const play = async (outcome: SandboxOutcome) => {
    setPlaying(outcome);
    setFailed(false);
    if (await onPlay(outcome)) return;
    setPlaying(null);
    setFailed(true);
  };
  const choice = (outcome: SandboxOutcome) => ({
    wide: true,
    busy: playing === outcome,
    busyWords: words.busy,
    unavailable: playing !== null,
    onClick: () => void play(outcome),
  });
  return (
    <Dialog open onClose={onDismiss} dismissible={playing === null} title={words.title}>
      <Stack gap={3}>
        <div>
          <Pill tone="warn" icon="alert">
            {words.mark}
          </Pill>
        </div>
        <p>{words.text(order.planName, formatPaise(order.amount))}</p>
        {hasFailed && <Banner tone="bad">{words.failed}</Banner>}
        <Button variant="primary" data-autofocus {...choice('success')}>
          {words.success}
        </Button>
        <Button {...choice('late')}>{words.late}</Button>
        <Button {...choice('failure')}>{words.failure}</Button>
        <Button variant="quiet" wide unavailable={playing !== null} onClick={onDismiss}>
          {words.close}
        </Button>
      </Stack>
    </Dialog>
  );
}
