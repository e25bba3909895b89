import './readiness-card.css';
import type { PackageRow } from '../../offline/index.ts';
import { useReadinessFacts, type OfflineReady } from '../../state/index.ts';
import { Button, Card, Icon, type IconName } from '../../ui/index.ts';
import { readiness, type ReadinessState } from './readiness.ts';
import { say } from '../../sentences/index.ts';

const ICONS: Readonly<Record<ReadinessState, IconName>> = { good: 'check', care: 'alert', unknown: 'info' };

interface ReadinessCardProps {
  readonly saved: PackageRow;
  readonly ready: OfflineReady;
}

/** Whether this device is ready for hours without a network, with advice on each line. */
export function ReadinessCard({ saved, ready }: ReadinessCardProps) {
  const { facts, keepStorage } = useReadinessFacts();
  const lines = readiness(saved, ready, facts, Date.now());
  return (
    <Card title={say.start.readiness.title}>
      <ul className="readiness">
        {lines.map(({ id, label, state, words, advice }) => (
          <li key={id} className={`readiness-line readiness-${state}`}>
            <Icon name={ICONS[state]} label={say.start.readiness.states[state]} />
            <div>
              <p>
                <strong>{label}</strong> {words}
              </p>
              {advice !== undefined && <p className="readiness-advice">{advice}</p>}
              {id === 'kept' && state === 'care' && (
                <Button variant="tonal" onClick={keepStorage}>
                  {say.start.readiness.keepData}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
