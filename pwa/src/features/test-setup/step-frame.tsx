import type { ReactNode } from 'react';
import { say } from '../../sentences/index.ts';
import { Button, Stack } from '../../ui/index.ts';

interface StepFrameProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  readonly children: ReactNode;
}

/** A step: its heading, a back button, and its content. */
export function StepFrame({ title, lead, onBack, backLabel = say.setup.back, children }: StepFrameProps) {
  return (
    <Stack gap={4}>
      <div className="setup-head">
        {onBack !== undefined && (
          <Button variant="quiet" icon="back" onClick={onBack}>
            {backLabel}
          </Button>
        )}
        <h1 className="setup-title">{title}</h1>
        {lead !== undefined && <p className="setup-lead">{lead}</p>}
      </div>
      {children}
    </Stack>
  );
}
