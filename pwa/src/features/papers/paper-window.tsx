import type { PaperSummary } from '@exam/shared-schema/contract';
import { Icon } from '../../ui/index.ts';
import { windowOf } from './window-of.ts';
import { windowText } from './window-text.ts';

/** ST74: when the paper of a card may be started. */
export default function PaperWindow(window: Pick<PaperSummary, 'opensAt' | 'closesAt'>) {
  return (
    <p className="paper-window num">
      <Icon name="clock" small />
      {windowText(windowOf(window))}
    </p>
  );
}
