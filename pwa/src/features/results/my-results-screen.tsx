import type { ReactNode } from 'react';
import { SignedIn } from '../../gates/signed-in.tsx';
import { say } from '../../sentences/index.ts';
import { Page, PageHead, Stack } from '../../ui/index.ts';
import { TestHistory } from './test-history.tsx';

interface MyResultsScreenProps {
  /** Shown above the list: exams in progress on other devices. */
  readonly above: (userId: string) => ReactNode;
}

/** /results: the student's past attempts, the same list as in the profile. */
export function MyResultsScreen({ above }: MyResultsScreenProps) {
  return (
    <Page>
      <Stack gap={4}>
        <PageHead title={say.results.list.title} />
        <SignedIn signedOut={null}>
          {({ user }) => (
            <>
              {above(user._id)}
              <TestHistory userId={user._id} />
            </>
          )}
        </SignedIn>
      </Stack>
    </Page>
  );
}
