import './accounts.css';
import { say } from '../../sentences/index.ts';
import { Page, PageHead, Stack } from '../../ui/index.ts';
import { SignedInDevices } from './signed-in-devices.tsx';

/** /profile/sessions */
export default function SessionsScreen() {
  return (
    <Page>
      <Stack gap={6} className="account-sessions">
        <PageHead title={say.account.devices.title} lead={say.account.devices.lead} />
        <SignedInDevices />
      </Stack>
    </Page>
  );
}
