import type { plans } from '@exam/shared-schema/contract';
import type { CallAnswer } from '@exam/shared-schema/contract';
import { say, translate } from '../../sentences/index.ts';
import type { SeenQuery } from '../../state/index.ts';
import { Button, EmptyState, ErrorState, Skeleton } from '../../ui/index.ts';

interface NoPlansProps {
  readonly seen: SeenQuery<CallAnswer<typeof plans>>;
}

/** Shown without any plan: while they load, after a failure, or if there are none. */
export function NoPlans({ seen: { value, loading, failure, refresh } }: NoPlansProps) {
  const words = say.plans;
  if (value !== null) {
    return (
      <EmptyState
        icon="card"
        title={words.empty}
        action={
          <Button icon="refresh" onClick={refresh}>
            {words.refresh}
          </Button>
        }
      >
        {words.emptyAdvice}
      </EmptyState>
    );
  }
  if (loading) {
    return (
      <div className="plans-grid">
        {[1, 2, 3].map((place) => (
          <div key={place} className="card plan">
            <Skeleton lines={8} label={words.loading} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ErrorState title={words.failed} onRetry={refresh} retryLabel={words.tryAgain}>
      {failure !== null && whyOf(failure)}
    </ErrorState>
  );
}

/** The server's own message, if it sent one. */
function whyOf({ kind, code, message }: NonNullable<NoPlansProps['seen']['failure']>): string {
  if (code === 'INVALID_ANSWER') return say.plans.unreadable;
  return kind === 'refused' ? translate(message) : say.plans.noNetwork;
}
