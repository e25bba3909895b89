import { SignedInDevices } from '../features/accounts/signed-in-devices.tsx';
import { ReviseLink } from '../features/notebook/revise-link.tsx';
import ElsewhereAttempts from '../features/papers/elsewhere-attempts.tsx';
import { MyTestPapers } from '../features/papers/my-test-papers.tsx';
import { PaymentHistory } from '../features/payments/payment-history.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { TestHistory } from '../features/results/test-history.tsx';
import { say } from '../sentences/index.ts';
import { Stack } from '../ui/index.ts';

/** /profile, composed of tabs from several features. */
export default function ProfilePage() {
  return (
    <ProfileScreen
      history={({ user }) => (
        <Stack gap={4}>
          <ReviseLink userId={user._id} />
          <ElsewhereAttempts userId={user._id} />
          <TestHistory userId={user._id} />
        </Stack>
      )}
      papers={(session) => <MyTestPapers session={session} />}
      payments={() => <PaymentHistory />}
      devices={() => (
        <Stack gap={3} className="account-sessions">
          <p>{say.account.devices.lead}</p>
          <SignedInDevices />
        </Stack>
      )}
    />
  );
}
