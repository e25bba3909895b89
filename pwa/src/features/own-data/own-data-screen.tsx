import './own-data.css';
import { ownData } from '@exam/shared-schema/contract';
import { formatAge } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import { say, translate } from '../../sentences/index.ts';
import { isOnline, useConnection, useSeen } from '../../state/index.ts';
import { Banner, Button, Card, ErrorState, Page, PageHead, Skeleton, Stack } from '../../ui/index.ts';
import { DataCopy } from './data-copy.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** /profile/data: a copy of the user's data on the server, and the deletion of the account. */
export default function OwnDataScreen() {
  return (
    <Page>
      <Stack gap={5} className="own-data">
        <PageHead title={say.ownData.title} lead={say.ownData.lead} />
        <SignedIn signedOut={null}>{({ user }) => <Parts userId={user._id} />}</SignedIn>
      </Stack>
    </Page>
  );
}

function Parts({ userId }: { readonly userId: string }) {
  const online = isOnline(useConnection());
  return (
    <>
      {!online && (
        <Banner tone="warn" icon="cloud-off">
          {say.ownData.offline}
        </Banner>
      )}
      <Card title={say.ownData.copy.title}>
        <p>{say.ownData.copy.what}</p>
        <Copy online={online} />
      </Card>
      <DeleteAccount userId={userId} online={online} />
    </>
  );
}

function Copy({ online }: { readonly online: boolean }) {
  const { value, storedAt, loading, failure, refresh } = useSeen(ownData, {});
  if (value === null) {
    if (loading) return <Skeleton lines={3} label={say.ownData.loading} />;
    return (
      <ErrorState title={say.ownData.failed} onRetry={refresh}>
        {failure !== null && translate(failure.message)}
      </ErrorState>
    );
  }
  return (
    <>
      {failure !== null && storedAt !== null && (
        <div className="own-data-before">
          <p>{say.ownData.from(formatAge(storedAt))}</p>
          <Button variant="quiet" icon="refresh" onClick={refresh}>
            {say.common.retry}
          </Button>
        </div>
      )}
      <DataCopy data={value.data} online={online} onChange={refresh} />
    </>
  );
}
