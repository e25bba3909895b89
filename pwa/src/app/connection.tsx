import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'wouter';
import { database } from '../offline/index.ts';
import { isOnline, useConnection, useSyncing, type Session } from '../state/index.ts';
import { ConnectionSign } from '../ui/index.ts';
import { paths } from '../paths/paths.ts';

/** The connection indicator; it links to the waiting attempts. While signed out it only shows 'Offline'. */
export function Connection({ session }: { readonly session: Session }) {
  const connection = useConnection();
  const running = useSyncing((state) => state.running);
  const userId = session.status === 'signed-in' ? session.user._id : '';
  // PK6: on a shared device another user's attempts are neither shown nor counted.
  const waiting = useLiveQuery(() => database.outbox.where('userId').equals(userId).count(), [userId], 0);
  const online = isOnline(connection);
  if (online && session.status !== 'signed-in') return null;
  return (
    <Link href={paths.sync} asChild>
      <ConnectionSign online={online} waiting={waiting} syncing={running && waiting > 0} />
    </Link>
  );
}
