import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button, EmptyState, LinkButton, Table, type TableColumn } from '../../ui/index.ts';
import type { Entity } from '../entity.ts';
import { Loaded } from '../loaded.tsx';
import type { AnyAction, Keyed } from '../rows/action.ts';
import { hasTextButtons, RowButtons } from '../rows/row-buttons.tsx';
import { ToggleCell } from '../rows/toggle-cell.tsx';
import type { Toggles } from '../rows/use-toggles.ts';
import type { Column, ListPage } from './declaration.ts';
import { selectColumn } from './select-column.tsx';
import type { ListAddress } from './use-list-query.ts';
import type { Selection } from './use-selection.ts';

interface ListBodyProps {
  readonly entity: Entity;
  readonly address: ListAddress;
  readonly result: UseQueryResult<ListPage>;
  readonly toggles: Toggles;
  readonly selection: Selection;
  readonly onAction: (action: AnyAction, row: Keyed) => void;
  readonly onDetails: (row: Keyed) => void;
}

/** The rows, or the reason why there are none. */
export function ListBody(props: ListBodyProps) {
  const { entity, result } = props;
  const { words } = entity;
  return (
    <Loaded
      result={result}
      lines={8}
      loading={words.loading}
      failed={words.failed}
      failedText={words.failedText}
      failedOfStatus={words.failedOfStatus}
      failedOfFormat={words.failedOfFormat}
      retry={words.retry}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <Nothing {...props} />
        ) : (
          <div className="list-rows" aria-busy={result.isPlaceholderData}>
            <Table
              caption={words.title}
              items={rows}
              itemKey={({ _id }) => _id}
              columns={columnsOf(props, rows)}
            />
          </div>
        )
      }
    </Loaded>
  );
}

function Nothing({ entity: { words, paths }, address }: ListBodyProps) {
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
        paths.create !== undefined && (
          <Link href={paths.create} asChild>
            <LinkButton icon="plus">{words.add}</LinkButton>
          </Link>
        )
      }
    >
      {words.emptyText}
    </EmptyState>
  );
}

function columnsOf(props: ListBodyProps, rows: readonly Keyed[]): TableColumn<Keyed>[] {
  const { entity, selection } = props;
  const columns = [
    ...(entity.bulk.length === 0 ? [] : [selectColumn(rows, selection, entity.nameOf)]),
    ...entity.list.columns.map((column) => tableColumn(column, props)),
  ];
  const { actions, links, details } = entity;
  const isRead = actions.length === 0 && links.length === 0 && details === undefined;
  return isRead ? columns : [...columns, buttonsColumn(props)];
}

function buttonsColumn({ entity, toggles, onAction, onDetails }: ListBodyProps): TableColumn<Keyed> {
  const { nameOf, actions, links, details } = entity;
  return {
    key: 'actions',
    secondary: hasTextButtons(entity),
    header: <span className="list-actions-head">Actions</span>,
    cell: (row) => (
      <RowButtons
        name={nameOf(row)}
        row={row}
        actions={actions}
        links={links}
        details={details === undefined ? null : (details.label ?? 'View Details')}
        unavailable={toggles.isSending(row)}
        onAction={(action) => onAction(action, row)}
        onDetails={() => onDetails(row)}
      />
    ),
  };
}

function tableColumn(column: Column, { entity, address, toggles }: ListBodyProps): TableColumn<Keyed> {
  const { key, header, priority, sort } = column;
  const { toggle, nameOf } = entity;
  const cell =
    toggle?.column === key
      ? (row: Keyed) => <ToggleCell toggle={toggle} row={row} name={nameOf(row)} toggles={toggles} />
      : column.cell;
  const shared = { key, header, cell, rowHeader: priority === 'main', secondary: priority === 'secondary' };
  if (sort === undefined) return shared;
  const { query, sortBy } = address;
  const direction = query.sort === sort ? 'ascending' : query.sort === `-${sort}` ? 'descending' : 'none';
  return { ...shared, sort: { direction, onSort: () => sortBy(sort) } };
}
