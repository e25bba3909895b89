import './list.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, Card, LinkButton, Page, PageHead, Pager, Stack } from '../../ui/index.ts';
import type { Entity } from '../entity.ts';
import { usePermitted } from '../permitted.ts';
import type { AnyAction, Keyed } from '../rows/action.ts';
import { DetailsDialog } from '../rows/details.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { useToggles } from '../rows/use-toggles.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FileButton } from './file-button.tsx';
import { ListBody } from './list-body.tsx';
import { ListTools } from './list-tools.tsx';
import { useListAddress } from './use-list-query.ts';
import { FlashBanner } from './flash-banner.tsx';
import { useFlash } from './use-flash.ts';
import { useSelection } from './use-selection.ts';

/** The open dialog: an action's, or the details of a row. */
type Opened = { readonly row: Keyed; readonly action: AnyAction | null };

/** The list of an entity, with the actions of each row. */
export function EntityList({ entity: declared }: { readonly entity: Entity }) {
  const entity = usePermitted(declared);
  const { words, list, note: Note } = entity;
  const address = useListAddress(list);
  const { query, setPage } = address;
  const queries = useQueryClient();
  const { notice, say, dismiss } = useFlash();
  const toggles = useToggles(entity.toggle, ({ ok, message }) => say(ok, message));
  const [opened, setOpened] = useState<Opened | null>(null);
  const { result, current } = useRows(entity, address);
  const page = result.data;
  const selection = useSelection(query, page?.rows ?? []);
  const refresh = () => void queries.invalidateQueries();

  const done = ({ takesAway }: AnyAction, message: string) => {
    setOpened(null);
    say(true, message);
    if (takesAway && current?.rows.length === 1 && query.page > 1) setPage(query.page - 1);
    refresh();
  };

  // An action may have failed because another administrator changed the row, so the list is reloaded.
  const close = () => {
    setOpened(null);
    refresh();
  };

  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title={words.title}
          lead={(page === undefined ? words.lead : words.summary(page)) || undefined}
          actions={
            <HeadActions entity={entity} busy={result.isFetching} onRefresh={refresh}>
              {page !== undefined && page.total > 0 && (
                <FileButton
                  name={entity.key}
                  failed={words.failed}
                  call={list.file}
                  query={query}
                  say={say}
                />
              )}
            </HeadActions>
          }
        />
        <FlashBanner notice={notice} onDismiss={dismiss} />
        {Note !== undefined && <Note />}
        <Card as="div" className="list">
          <ListTools
            address={address}
            filters={list.filters}
            searchLabel={list.searches ? words.search : null}
            searchAfterMs={list.searchAfterMs}
          />
          {entity.bulk.length > 0 && (
            <BulkBar
              entity={entity}
              selection={selection}
              onClose={close}
              onDone={(ok, message) => {
                say(ok, message);
                refresh();
              }}
            />
          )}
          <ListBody
            entity={entity}
            address={address}
            result={result}
            toggles={toggles}
            selection={selection}
            onAction={(action, row) => setOpened({ action, row })}
            onDetails={(row) => setOpened({ action: null, row })}
          />
          {page !== undefined && page.pages > 1 && (
            <Pager
              page={query.page}
              totalPages={page.pages}
              onPage={setPage}
              summary={words.pager({ ...page, page: query.page })}
            />
          )}
        </Card>
      </Stack>
      {opened !== null && <OpenedDialog entity={entity} opened={opened} onClose={close} onDone={done} />}
    </Page>
  );
}

/** The page that the URL names; the previous one while it loads. */
function useRows({ key, list }: Entity, { query, setPage }: ReturnType<typeof useListAddress>) {
  const result = useQuery({
    queryKey: [key, query],
    queryFn: ({ signal }) => list.load(query, signal),
    placeholderData: keepPreviousData,
  });
  const current = result.isPlaceholderData ? undefined : result.data;
  // Other administrators may have deleted the rows of the last page.
  const beyond = current !== undefined && current.total > 0 && query.page > current.pages;
  useEffect(() => {
    if (beyond) setPage(current.pages);
  });
  return { result, current };
}

interface HeadActionsProps {
  readonly entity: Entity;
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

function HeadActions({ entity: { paths, words }, busy, onRefresh, children }: HeadActionsProps) {
  return (
    <>
      <Button icon="refresh" busy={busy} onClick={onRefresh}>
        Refresh
      </Button>
      {children}
      {paths.create !== undefined && (
        <Link href={paths.create} asChild>
          <LinkButton variant="primary" icon="plus">
            {words.add}
          </LinkButton>
        </Link>
      )}
    </>
  );
}

interface OpenedDialogProps {
  readonly entity: Entity;
  readonly opened: Opened;
  readonly onClose: () => void;
  readonly onDone: (action: AnyAction, message: string) => void;
}

function OpenedDialog({ entity, opened: { row, action }, onClose, onDone }: OpenedDialogProps) {
  if (action === null) {
    return entity.details && <DetailsDialog details={entity.details} row={row} onClose={onClose} />;
  }
  return (
    <RowDialog
      action={action}
      row={row}
      name={entity.nameOf(row)}
      onClose={onClose}
      onDone={(message) => onDone(action, message)}
    />
  );
}
