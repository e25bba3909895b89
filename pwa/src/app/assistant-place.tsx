import { useLiveQuery } from 'dexie-react-hooks';
import { useLocation } from 'wouter';
import { Launcher } from '../features/assistant/launcher.tsx';
import { database } from '../offline/index.ts';
import { paths } from '../paths/paths.ts';
import type { Session } from '../state/index.ts';

/** Pages without the assistant: login, registration, the start of an exam, and cards whose buttons it would cover. */
const WITHOUT = [
  paths.login(),
  paths.register(),
  paths.forgotPassword,
  '/reset-password/',
  '/exam/',
  paths.tryOut,
  paths.reviseSession(),
];

/** AW2: decides where and to whom the assistant is offered. */
export default function AssistantPlace({ session }: { readonly session: Session }) {
  const [location] = useLocation();
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const isAway = useClockRunning(userId);
  const isElsewhere = WITHOUT.some((path) => location.startsWith(path));
  if (session.status === 'loading' || isElsewhere || isAway) return null;
  return <Launcher session={session} />;
}

/** Whether an exam of the user with a running clock is in progress on this device. True until it is known. */
function useClockRunning(userId: string | null): boolean {
  const known = useLiveQuery(async () => ({ userId, isRunning: await isClockRunning(userId) }), [userId]);
  // The query may still return the previous user's state.
  return known === undefined || known.userId !== userId || known.isRunning;
}

async function isClockRunning(userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const open = database.attempts.where('[userId+status]').equals([userId, 'open']);
  return (await open.and(({ timingPolicy }) => timingPolicy === 'continuous').count()) > 0;
}
