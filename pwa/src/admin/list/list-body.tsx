import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  Skeleton,
  Table,
  type TableColumn,
} from '../../ui/index.ts';
import type { Entity, Row } from '../entity.ts';
import { CallFailedError, sentenceOf } from '../load.ts';
import type { Column, ListPage } from './declaration.ts';
import type { ListAddress } from './use-list-query.ts';

interface ListBodyProps<R extends Row> {
  readonly entity: Entity<R>;
  readonly address: ListAddress;
  readonly result: UseQueryResult<ListPage<R>>;
  readonly onEdit: (row: R) => void;
  readonly onDelete: (row: R) => void;
}

/** The rows, or why there are none. */
export function ListBody<R extends Row>(props: ListBodyProps<R>) {
  const { entity, result } = props;
  const { words } = entity;
  if (result.data === undefined && result.error !== null) {
    return (
      <ErrorState
        title={words.failed}
        retryLabel="Try Again"
        busy={result.isFetching}
        onRetry={() => void result.refetch()}
      >
        {result.error instanceof CallFailedError
          ? sentenceOf(result.error.failure, words.failedText)
          : words.failedText}
      </ErrorState>
    );
  }
  if (result.data === undefined) return <Skeleton lines={8} label={words.loading} />;
  if (result.data.rows.length === 0) return <Nothing {...props} />;
  return (
    <div className="list-rows" aria-busy={result.isPlaceholderData}>
      <Table
        caption={words.title}
        items={result.data.rows}
        itemKey={(row) => row._id}
        columns={columnsOf(props)}
      />
    </div>
  );
}

function Nothing<R extends Row>({ entity, address }: ListBodyProps<R>) {
  const { words } = entity;
  if (address.narrowed) {
    return (
      <EmptyState
        title={words.empty}
        icon="search"
        action={<Button onClick={address.clear}>Clear filters</Button>}
      >
        Try adjusting your search terms or filters
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.empty}
      action={
        <Link href={entity.createPath} asChild>
          <LinkButton icon="plus">{words.add}</LinkButton>
        </Link>
      }
    >
      {words.emptyText}
    </EmptyState>
  );
}

function columnsOf<R extends Row>({ entity, address, onEdit, onDelete }: ListBodyProps<R>): TableColumn<R>[] {
  return [
    ...entity.list.columns.map((column) => tableColumn(column, address)),
    {
      key: 'actions',
      header: <span className="list-actions-head">Actions</span>,
      cell: (row) => (
        <span className="list-actions">
          <IconButton icon="edit" label={`Edit ${row.name}`} onClick={() => onEdit(row)} />
          <IconButton icon="trash" label={`Delete ${row.name}`} onClick={() => onDelete(row)} />
        </span>
      ),
    },
  ];
}

function tableColumn<R>(column: Column<R>, { query, sortBy }: ListAddress): TableColumn<R> {
  const { key, header, cell, priority, sort } = column;
  const shared = { key, header, cell, rowHeader: priority === 'main', secondary: priority === 'secondary' };
  if (sort === undefined) return shared;
  const direction = query.sort === sort ? 'ascending' : query.sort === `-${sort}` ? 'descending' : 'none';
  return { ...shared, sort: { direction, onSort: () => sortBy(sort) } };
}
