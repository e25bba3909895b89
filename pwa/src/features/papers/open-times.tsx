import type { ExamWindow, StartAccess } from '@exam/shared-schema/access';
import { say } from '../../sentences/index.ts';
import { Banner } from '../../ui/index.ts';
import { windowText } from './window-text.ts';

interface OpenTimesProps {
  readonly window: ExamWindow;
  /** Whether it may be started now. */
  readonly start: StartAccess;
}

/** ST74: when a paper may be started, and what happens to an attempt that starts now. Empty if it is always open. */
export function OpenTimes({ window, start }: OpenTimesProps) {
  const words = windowText(window);
  if (words === null) return null;
  const { within, withCommonEnd, tooEarly, tooLate } = say.start.window;
  if (start.outcome === 'open') {
    return (
      <Banner tone="info" icon="clock" title={words}>
        {window?.commonEnd === true ? withCommonEnd : within}
      </Banner>
    );
  }
  return (
    <Banner tone="warn" icon="clock" title={words}>
      {start.reason === 'too-early' ? tooEarly : tooLate}
    </Banner>
  );
}
