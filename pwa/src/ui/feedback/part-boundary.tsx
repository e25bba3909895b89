import { useEffect, type ReactNode } from 'react';
import { PartNotLoadedError, useMissingPart } from '../../parts/index.ts';
import { Boundary } from './boundary.tsx';
import { ErrorState } from './states.tsx';
import { useToasts } from './toast-store.ts';
import { say } from '../../sentences/index.ts';

interface PanelBoundaryProps {
  /** The subject of the error message: 'Text size', 'This list'. */
  readonly name: string;
  /** Called after a retry that the user asked for has failed. */
  readonly onStillMissing?: (error: unknown) => Promise<unknown>;
  /** Wraps the error view, for a panel that has a frame of its own. */
  readonly frame?: (content: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** If a panel cannot be loaded, shows an error in its place until it can be. */
export function PanelBoundary({ name, onStillMissing, frame, children }: PanelBoundaryProps) {
  const missing = (error: unknown, show: () => void) => {
    const panel = <MissingPanel name={name} error={error} show={show} onStillMissing={onStillMissing} />;
    return frame === undefined ? panel : frame(panel);
  };
  return (
    <Boundary at={name} fallback={missing}>
      {children}
    </Boundary>
  );
}

interface MissingPanelProps extends Pick<PanelBoundaryProps, 'name'> {
  readonly error: unknown;
  readonly show: () => void;
  readonly onStillMissing: PanelBoundaryProps['onStillMissing'];
}

function MissingPanel({ name, error, show, onStillMissing }: MissingPanelProps) {
  const { busy, tryNow } = useMissingPart(error, show, onStillMissing);
  return (
    <ErrorState
      title={say.common.panelNotLoaded(name)}
      retryLabel={say.common.tryAgain}
      busy={busy}
      onRetry={tryNow}
    >
      {say.common.panelNotLoadedAdvice}
    </ErrorState>
  );
}

interface QuietBoundaryProps {
  /** Shown as a toast if the part could not be loaded. */
  readonly message?: string;
  readonly children: ReactNode;
}

/** For optional parts: if one cannot be loaded, its place stays empty until it can. */
export function QuietBoundary({ message, children }: QuietBoundaryProps) {
  const missing = (error: unknown, show: () => void) => {
    // Other errors are handled by the page around it.
    if (!(error instanceof PartNotLoadedError)) throw error;
    return <Later message={message} error={error} show={show} />;
  };
  return (
    <Boundary at="" fallback={missing}>
      {children}
    </Boundary>
  );
}

interface LaterProps {
  readonly message: string | undefined;
  readonly error: unknown;
  readonly show: () => void;
}

function Later({ message, error, show }: LaterProps) {
  useMissingPart(error, show);
  useEffect(() => {
    if (message !== undefined) useToasts.getState().show({ tone: 'warn', text: message });
  }, [message]);
  return null;
}
