import './accounts.css';
import { Page, PageHead, Stack } from '../../ui/index.ts';
import { SignedInDevices } from './signed-in-devices.tsx';

/** /profile/sessions */
export default function SessionsScreen() {
  return (
    <Page>
      <Stack gap={6} className="account-sessions">
        <PageHead title="Your devices" lead="Everywhere your account is in use." />
        <SignedInDevices />
      </Stack>
    </Page>
  );
}
