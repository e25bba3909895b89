import type { OutboxRow } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { Button, useToasts } from '../../ui/index.ts';
import { debugHistoryOf } from './debug-history.ts';

export interface CopyDiagnosticsProps {
  readonly userId: string;
  readonly outbox: readonly OutboxRow[];
}

/** ST56: the only way out of the device for the debug history of the exam room. */
export function CopyDiagnostics({ userId, outbox }: CopyDiagnosticsProps) {
  const show = useToasts((state) => state.show);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(diagnosticsText(userId, outbox));
      show({ tone: 'ok', text: say.sync.diagnostics.copied });
    } catch {
      show({ tone: 'bad', text: say.sync.diagnostics.notCopied });
    }
  };
  return (
    <Button variant="quiet" icon="copy" onClick={() => void copy()}>
      {say.sync.diagnostics.copy}
    </Button>
  );
}

/** JSON with ids, times in epoch ms, and states. */
function diagnosticsText(userId: string, outbox: readonly OutboxRow[]): string {
  const waiting = outbox.map(({ attemptId, testId, sealedAt, state, tries, nextTryAt, lastError }) => ({
    ...{ attemptId, testId, sealedAt, state, tries, nextTryAt },
    lastError: lastError && { at: lastError.at, code: lastError.code },
  }));
  return JSON.stringify(
    { app: __APP_VERSION__, at: Date.now(), waiting, ...debugHistoryOf(userId) },
    null,
    2,
  );
}
