import { MyTestPapers } from '../features/papers/my-test-papers.tsx';
import { TestSetup } from '../features/test-setup/test-setup.tsx';
import { say } from '../sentences/index.ts';
import { useSession } from '../state/index.ts';
import { Stack } from '../ui/index.ts';

/** ST58: creates a test, and lists all tests that the student can take. */
export default function PersonalisedTab() {
  const session = useSession();
  return (
    <Stack gap={8}>
      <TestSetup session={session} />
      {session.status === 'signed-in' && (
        <Stack gap={3}>
          <h2>{say.available.title}</h2>
          <MyTestPapers session={session} />
        </Stack>
      )}
    </Stack>
  );
}
