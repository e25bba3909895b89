import { useLiveQuery } from 'dexie-react-hooks';
import { database, sealedBy } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import { Banner } from '../../ui/index.ts';

/** AT22: a banner if the clock ended the exam; known only on the device that the exam was taken on. */
export function TimeUp({ attemptId }: { readonly attemptId: string }) {
  const by = useLiveQuery(() => sealedBy(database, attemptId), [attemptId]);
  if (by !== 'clock') return null;
  return (
    <Banner tone="info" icon="clock" title={say.results.timeUp}>
      {say.results.timeUpDetail}
    </Banner>
  );
}
