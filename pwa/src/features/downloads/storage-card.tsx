import { useCallback, useEffect, useState } from 'react';
import { formatBytes } from '../../format/index.ts';
import { askToPersist, storageHealth, type StorageHealth } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { Banner, Button, Card, StackedBar, Stack } from '../../ui/index.ts';

/** The used storage, and whether the browser has promised not to clear it. */
export function StorageCard({ paperBytes }: { readonly paperBytes: number }) {
  const [health, setHealth] = useState<StorageHealth | null>(null);
  const look = useCallback(() => void storageHealth().then(setHealth), []);
  // Refreshed when the size of the papers changes.
  useEffect(look, [look, paperBytes]);
  if (health === null) return null;
  return (
    <Card title={say.downloads.storage.title}>
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
  const words = say.downloads.storage;
  if (usedBytes === null || freeBytes === null) return <p>{words.unknown}</p>;
  const other = Math.max(0, usedBytes - paperBytes);
  return (
    <StackedBar
      label={words.label}
      parts={[
        { label: words.papers, value: paperBytes, words: formatBytes(paperBytes), tone: 'accent' },
        { label: words.other, value: other, words: formatBytes(other), tone: 'mark' },
        { label: words.free, value: freeBytes, words: formatBytes(freeBytes), tone: 'rest' },
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
        {say.downloads.storage.kept}
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
          {say.downloads.storage.ask}
        </Button>
      }
    >
      {refused ? say.downloads.storage.refused : say.downloads.storage.mayBeCleared}
    </Banner>
  );
}
