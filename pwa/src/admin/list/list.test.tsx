// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showInConsole } from '../../test/console.tsx';
import type { Entity } from '../entity.ts';
import { CallFailedError } from '../load.ts';
import { nounOf, wordsOf } from '../nouns.ts';
import type { Keyed, RowAction } from '../rows/action.ts';
import type { Outcome } from '../form/plan.ts';
import type { ListPlan, ListQuery } from './declaration.ts';
import { EntityList } from './entity-list.tsx';

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/topic/lists'));

interface Thing extends Keyed {
  readonly name: string;
}

/** The rows of these tests are things, whatever the list says of them. */
const nameOf = (row: Keyed) => (row as Thing).name;

const removal = (send: () => Promise<Outcome>): RowAction => ({
  key: 'remove',
  label: 'Delete',
  icon: 'trash',
  title: 'Delete Thing',
  text: 'For good.',
  button: 'Delete',
  busyButton: 'Deleting...',
  danger: true,
  takesAway: true,
  isOffered: () => true,
  formOf: () => ({ fields: [], initial: {}, check: () => ({}), canSend: () => true, send }),
});

function entityOf(load: ListPlan['load'], more: Partial<Entity> = {}): Entity {
  return {
    key: 'things',
    paths: { list: '/things', create: '/things/create' },
    group: 'Catalogue',
    icon: 'list',
    words: wordsOf(nounOf({ one: 'thing', many: 'things' })),
    nameOf,
    list: {
      columns: [{ key: 'name', header: 'Name', priority: 'main', sort: 'name', cell: nameOf }],
      filters: [
        {
          name: 'isActive',
          label: 'Status',
          all: 'All Status',
          useChoices: () => ({ options: [{ value: 'true', label: 'Active' }], loading: false }),
        },
      ],
      searches: true,
      searchAfterMs: 300,
      defaultSort: '-createdAt',
      load,
    },
    create: undefined,
    actions: [removal(async () => ({ ok: true, message: 'Deleted!' }))],
    links: [],
    toggle: undefined,
    details: undefined,
    ...more,
  };
}

const page = ({ page: number }: ListQuery, pages: number, names: readonly string[]) => ({
  page: number,
  pages,
  total: pages * 10,
  rows: names.map((name) => ({ _id: name, name })),
});

function show(entity: Entity) {
  showInConsole(<EntityList entity={entity} />);
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('a declared list', () => {
  test('asks for what the address says, and writes there what is chosen', async () => {
    history.replaceState(null, '', '/topic/lists?page=3&search=abc&sort=rubbish');
    const load = vi.fn<ListPlan['load']>(async (query) => page(query, 9, ['One', 'Two']));
    show(entityOf(load));
    await screen.findByText('One');
    const asked = () => load.mock.lastCall?.[0];
    expect(asked()).toEqual({ page: 3, search: 'abc', sort: '-createdAt', filters: { isActive: '' } });
    await click('Page 4');
    expect(location.search).toContain('page=4');
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'true' } });
    await waitFor(() => expect(asked()).toMatchObject({ page: 1, filters: { isActive: 'true' } }));
    await click('Name');
    await waitFor(() => expect(asked()?.sort).toBe('name'));
    await click('Name');
    await waitFor(() => expect(asked()?.sort).toBe('-name'));
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
  });

  test('searches when the typing rests for 300 ms, and begins at page 1', async () => {
    history.replaceState(null, '', '/topic/lists?page=2');
    const load = vi.fn<ListPlan['load']>(async (query) => page(query, 9, ['One']));
    show(entityOf(load));
    await screen.findByText('One');
    vi.useFakeTimers();
    try {
      for (const value of ['p', 'ph', 'phy']) {
        fireEvent.change(screen.getByLabelText('Search things'), { target: { value } });
        await act(async () => void vi.advanceTimersByTime(299));
      }
      expect(location.search).toBe('?page=2');
      await act(async () => void vi.advanceTimersByTime(1));
      expect(location.search).toBe('?search=phy');
    } finally {
      vi.useRealTimers();
    }
  });

  test('after the last row of a page is deleted, goes back one page and says so', async () => {
    history.replaceState(null, '', '/topic/lists?page=2');
    show(entityOf(async (query) => page(query, 2, query.page === 2 ? ['Last'] : ['One', 'Two'])));
    await screen.findByText('Last');
    await click('Delete Last');
    await click('Delete');
    await screen.findByText('One');
    expect(location.search).toBe('');
    expect(screen.getByText('Deleted!')).toBeTruthy();
  });

  test('a refused deletion stays in its dialog, with the reason', async () => {
    const refused = removal(async () => ({ ok: false, message: 'Still used.', errors: {} }));
    show(entityOf(async (query) => page(query, 1, ['One']), { actions: [refused] }));
    await screen.findByText('One');
    await click('Delete One');
    await click('Delete');
    expect(screen.getByRole('alert').textContent).toBe('Still used.');
  });

  test('that failed says why and can be tried again', async () => {
    const failure = {
      ok: false,
      kind: 'refused',
      status: 403,
      code: 'FORBIDDEN',
      errors: {},
      retryAfterMs: null,
    } as const;
    const load = vi
      .fn<ListPlan['load']>()
      .mockRejectedValueOnce(new CallFailedError({ ...failure, message: 'Not for you.' }))
      .mockImplementation(async (query) => page(query, 1, ['One']));
    show(entityOf(load));
    await screen.findByText('Failed to load things');
    expect(screen.getByText('Not for you.')).toBeTruthy();
    await click('Try Again');
    await screen.findByText('One');
  });

  test('an empty one names the next step; one emptied by filters offers to clear them', async () => {
    show(entityOf(async (query) => ({ ...page(query, 1, []), total: 0 })));
    await screen.findByText('Create your first thing to get started');
    cleanup();
    history.replaceState(null, '', '/topic/lists?search=x&isActive=true');
    show(entityOf(async (query) => ({ ...page(query, 1, []), total: 0 })));
    await screen.findByText('Try adjusting your search terms or filters');
    await click('Clear filters');
    expect(location.search).toBe('');
  });

  test('a page beyond the last leads to the last', async () => {
    history.replaceState(null, '', '/topic/lists?page=9');
    show(entityOf(async (query) => page(query, 2, query.page > 2 ? [] : ['One'])));
    await screen.findByText('One');
    expect(location.search).toBe('?page=2');
  });

  test('that nobody adds to, searches or changes offers none of it', async () => {
    const list = { ...entityOf(async (query) => page(query, 1, ['One'])).list, filters: [], searches: false };
    show(entityOf(list.load, { list, paths: { list: '/things' }, actions: [] }));
    await screen.findByText('One');
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });
});
