import './list.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Banner, Button, Card, LinkButton, Page, PageHead, Pager, Stack } from '../../ui/index.ts';
import type { Entity, Row } from '../entity.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ListBody } from './list-body.tsx';
import { ListTools } from './list-tools.tsx';
import { useListAddress } from './use-list-query.ts';
import { useNotice } from './use-notice.ts';

interface EntityListProps<R extends Row> {
  readonly entity: Entity<R>;
}

/** A list of everything of one kind, from which each is edited and deleted. */
export function EntityList<R extends Row>({ entity }: EntityListProps<R>) {
  const { words, list } = entity;
  const address = useListAddress(list);
  const { query, setPage } = address;
  const queries = useQueryClient();
  const { notice, tell, dismiss } = useNotice();
  const [editing, setEditing] = useState<R | null>(null);
  const [deleting, setDeleting] = useState<R | null>(null);
  const result = useQuery({
    queryKey: [entity.key, query],
    queryFn: ({ signal }) => list.load(query, signal),
    placeholderData: keepPreviousData,
  });
  const page = result.data;
  const current = result.isPlaceholderData ? undefined : page;

  // Somebody else deleted what was on the last page.
  const beyond = current !== undefined && current.total > 0 && query.page > current.pages;
  useEffect(() => {
    if (beyond) setPage(current.pages);
  });

  const saved = (message: string) => {
    setEditing(null);
    tell(message);
    void queries.invalidateQueries();
  };
  const deleted = (message: string) => {
    setDeleting(null);
    tell(message);
    if (current?.rows.length === 1 && query.page > 1) setPage(query.page - 1);
    void queries.invalidateQueries();
  };

  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title={words.title}
          lead={page === undefined ? words.lead : words.summary(page)}
          actions={
            <>
              <Button
                icon="refresh"
                busy={result.isFetching}
                onClick={() => void queries.invalidateQueries()}
              >
                Refresh
              </Button>
              <Link href={entity.createPath} asChild>
                <LinkButton variant="primary" icon="plus">
                  {words.add}
                </LinkButton>
              </Link>
            </>
          }
        />
        {notice !== null && (
          <Banner tone="ok" onDismiss={dismiss}>
            {notice}
          </Banner>
        )}
        <Card as="div" className="list">
          <ListTools address={address} filters={list.filters} searchLabel={words.search} />
          <ListBody
            entity={entity}
            address={address}
            result={result}
            onEdit={setEditing}
            onDelete={setDeleting}
          />
          {page !== undefined && page.pages > 1 && (
            <Pager
              page={query.page}
              totalPages={page.pages}
              onPage={setPage}
              summary={`Page ${query.page} of ${page.pages}`}
            />
          )}
        </Card>
      </Stack>
      {editing !== null && (
        <EditDialog
          plan={entity.edit}
          row={editing}
          title={words.edit}
          onClose={() => setEditing(null)}
          onSaved={saved}
        />
      )}
      {deleting !== null && (
        <DeleteDialog
          plan={entity.remove}
          id={deleting._id}
          name={deleting.name}
          title={words.remove}
          onClose={() => setDeleting(null)}
          onDeleted={deleted}
        />
      )}
    </Page>
  );
}
