import { useCallback, useEffect, useState } from 'react';
import { formatBytes } from '../../format/index.ts';
import { askToPersist, storageHealth, type StorageHealth } from '../../offline/index.ts';
import { Banner, Button, Card, StackedBar, Stack } from '../../ui/index.ts';

/** How full the storage is, and whether the browser has promised not to clear it. */
export function StorageCard({ paperBytes }: { readonly paperBytes: number }) {
  const [health, setHealth] = useState<StorageHealth | null>(null);
  const look = useCallback(() => void storageHealth().then(setHealth), []);
  // What the papers take has changed: so has what is free.
  useEffect(look, [look, paperBytes]);
  if (health === null) return null;
  return (
    <Card title="Space on this device">
      <Stack>
        <Space health={health} paperBytes={paperBytes} />
        <Persistence health={health} onAsked={look} />
      </Stack>
    </Card>
  );
}

interface SpaceProps {
  readonly health: StorageHealth;
  readonly paperBytes: number;
}

function Space({ health: { usedBytes, freeBytes }, paperBytes }: SpaceProps) {
  if (usedBytes === null || freeBytes === null)
    return <p>This browser does not say how much space there is.</p>;
  const other = Math.max(0, usedBytes - paperBytes);
  return (
    <StackedBar
      label="Space that this browser gives to Prep"
      parts={[
        { label: 'Your papers', value: paperBytes, words: formatBytes(paperBytes), tone: 'accent' },
        { label: 'App, results and other data', value: other, words: formatBytes(other), tone: 'mark' },
        { label: 'Free', value: freeBytes, words: formatBytes(freeBytes), tone: 'rest' },
      ]}
    />
  );
}

interface PersistenceProps {
  readonly health: StorageHealth;
  readonly onAsked: () => void;
}

function Persistence({ health: { persistent }, onAsked }: PersistenceProps) {
  const [refused, setRefused] = useState(false);
  if (persistent === null) return null;
  if (persistent) {
    return (
      <Banner tone="ok" icon="shield">
        The browser will keep this even when the device is low on space.
      </Banner>
    );
  }
  const ask = async () => {
    setRefused(!(await askToPersist()));
    onAsked();
  };
  return (
    <Banner
      tone="warn"
      icon="shield"
      action={
        <Button variant="quiet" onClick={() => void ask()}>
          Ask the browser to keep this
        </Button>
      }
    >
      {refused
        ? 'The browser did not agree. It usually does once Prep is installed or used more often.'
        : 'The browser may clear this when the device is low on space.'}
    </Banner>
  );
}
