import '../list/list.css';
import './batches.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { oneBatch, renewJoinCode, shownJoinCode, type ManagedBatch } from '@exam/shared-schema/contract';
import { consolePaths } from '../../app/paths-of-console.ts';
import { formatCount } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { Button, Card, EmptyState, LinkButton, Page, PageHead, Stack } from '../../ui/index.ts';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { nounOf } from '../nouns.ts';
import { actionBy, type AnyAction, type RowAction } from '../rows/action.ts';
import { RowDialog } from '../rows/row-dialog.tsx';
import { assignAction } from './assign-form.ts';
import { BatchAssignments } from './batch-assignments.tsx';
import { BatchMembers } from './batch-members.tsx';

/** BA1, BA5: a batch, whose id is in the URL. */
export default function BatchScreen() {
  const [search] = useSearchParams();
  const batchId = search.get('batch') ?? '';
  return (
    <Page>
      {batchId === '' ? (
        <EmptyState
          page
          title="No batch chosen"
          action={<LinkButton href={consolePaths.batches.list}>Batches</LinkButton>}
        >
          Choose Open in the row of a batch.
        </EmptyState>
      ) : (
        <OneBatch key={batchId} batchId={batchId} />
      )}
    </Page>
  );
}

function OneBatch({ batchId }: { readonly batchId: string }) {
  const result = useQuery({
    queryKey: ['batches', 'one', batchId],
    queryFn: async ({ signal }) => (await load(oneBatch, { params: { id: batchId } }, signal)).data,
  });
  return (
    <Loaded
      result={result}
      lines={6}
      loading="Loading the batch..."
      failed="Failed to load the batch"
      failedText="Please check your connection and try again."
      failedOfStatus={{ 404: 'This batch no longer exists.' }}
    >
      {(batch) => <Whole batch={batch} />}
    </Loaded>
  );
}

const noun = nounOf({ one: 'batch', many: 'batches' });
const assign = assignAction(noun) as unknown as RowAction<ManagedBatch>;
const renew: RowAction<ManagedBatch> = actionBy(renewJoinCode, {
  label: 'New code',
  confirm: 'The present code stops working at once. Members stay in the batch.',
})(noun);

function Whole({ batch }: { readonly batch: ManagedBatch }) {
  const queries = useQueryClient();
  const { notice, say, dismiss } = useFlash();
  const [action, setAction] = useState<RowAction<ManagedBatch> | null>(null);
  const { name, organisation, joinCode, members, assignments } = batch;
  const close = () => {
    setAction(null);
    void queries.invalidateQueries();
  };
  const copy = async () => {
    const link = `${location.origin}${paths.join(joinCode)}`;
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    say(isCopied, isCopied ? 'The link was copied.' : `The browser does not copy. The link is ${link}`);
  };
  return (
    <Stack gap={6}>
      <PageHead
        title={name}
        lead={`${organisation.name}, ${formatCount(members, 'student', 'students')}, ${formatCount(assignments, 'assignment', 'assignments')}`}
        actions={
          <Link href={consolePaths.batches.list} asChild>
            <LinkButton icon="back">All batches</LinkButton>
          </Link>
        }
      />
      <FlashBanner notice={notice} onDismiss={dismiss} />
      <Card
        title="Join code"
        caption="Students of the college enter it on the page Join a batch, or open the link."
      >
        <div className="batch-code">
          <strong className="num">{shownJoinCode(joinCode)}</strong>
          <Button onClick={() => void copy()}>Copy link</Button>
          <Button variant="quiet" onClick={() => setAction(renew)}>
            New code
          </Button>
        </div>
      </Card>
      <Card
        title="Assigned papers"
        aside={
          <Button variant="primary" icon="plus" onClick={() => setAction(assign)}>
            Assign paper
          </Button>
        }
      >
        <BatchAssignments batchId={batch._id} />
      </Card>
      <Card title="Students">
        <BatchMembers batch={batch} say={say} />
      </Card>
      {action !== null && (
        <RowDialog
          action={action as unknown as AnyAction}
          row={batch}
          name={name}
          onClose={close}
          onDone={(message) => {
            close();
            say(true, message);
          }}
        />
      )}
    </Stack>
  );
}
