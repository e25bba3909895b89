import { resolveStart, type ExamWindow } from '@exam/shared-schema/access';
import { say } from '../../sentences/index.ts';
import { Banner } from '../../ui/index.ts';
import { useServerNow } from './use-server-now.ts';
import { windowText } from './window-text.ts';

/** ST74: when a paper may be started, and what happens to an attempt that starts now. Empty if it is always open. */
export function OpenTimes({ window }: { readonly window: ExamWindow }) {
  const now = useServerNow();
  const words = windowText(window);
  if (words === null) return null;
  const access = resolveStart(window, now);
  const { within, tooEarly, tooLate } = say.start.window;
  if (access.outcome === 'open') {
    return (
      <Banner tone="info" icon="clock" title={words}>
        {within}
      </Banner>
    );
  }
  return (
    <Banner tone="warn" icon="clock" title={words}>
      {access.reason === 'too-early' ? tooEarly : tooLate}
    </Banner>
  );
}
