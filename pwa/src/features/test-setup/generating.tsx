import { say } from '../../sentences/index.ts';
import { Dialog, Stack } from '../../ui/index.ts';
import type { SetupChoice } from './setup-choice.ts';
import { SetupSummary } from './type-step.tsx';

interface GeneratingProps {
  readonly choice: SetupChoice & { readonly category: NonNullable<SetupChoice['category']> };
}

const stay = () => undefined;

/** Covers the whole screen while the server generates a test, so that it is not ordered twice. */
export function Generating({ choice }: GeneratingProps) {
  const words = say.setup.generating;
  return (
    <Dialog open whole dismissible={false} onClose={stay} title={words.title}>
      <Stack gap={5}>
        <span className="setup-ring" aria-hidden="true" />
        <p className="setup-generating" role="status">
          {words.text}
        </p>
        <SetupSummary choice={choice} />
      </Stack>
    </Dialog>
  );
}
