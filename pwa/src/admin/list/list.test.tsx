// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import * as exporting from '../../state/export-file.ts';
import * as fetching from '../../state/fetch-file.ts';
import { showInConsole } from '../../test/console.tsx';
import type { Entity } from '../entity.ts';
import { CallFailedError } from '../load.ts';
import { nounOf, defaultTexts } from '../nouns.ts';
import type { Keyed, RowAction } from '../rows/action.ts';
import type { Outcome } from '../form/plan.ts';
import type { ListPlan, ListQuery } from './declaration.ts';
import { EntityList } from './entity-list.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
beforeEach(() => history.replaceState(null, '', '/topic/lists'));

interface Thing extends Keyed {
  readonly name: string;
}

/** The test rows are named 'things', whatever entity the list is for. */
const nameOf = (row: Keyed) => (row as Thing).name;

const removal = (send: () => Promise<Outcome>): RowAction => ({
  call: { name: 'topics.delete', method: 'DELETE' },
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
    isPartOfScreen: false,
    paths: { list: '/things', create: '/things/create' },
    group: 'Catalogue',
    icon: 'list',
    words: defaultTexts(nounOf({ one: 'thing', many: 'things' })),
    nameOf,
    list: {
      call: { name: 'topics.list', method: 'GET' },
      file: { name: 'topics.export', method: 'GET', path: '/things/export', query: undefined },
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
    bulk: [],
    links: [],
    toggle: undefined,
    note: undefined,
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

  test('that has no create page, search or actions offers none of them', async () => {
    const list = { ...entityOf(async (query) => page(query, 1, ['One'])).list, filters: [], searches: false };
    show(entityOf(list.load, { list, paths: { list: '/things' }, actions: [] }));
    await screen.findByText('One');
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });
});

describe('several rows at once', () => {
  const tick = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
  const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
  const action = (send: (name: string) => Outcome, isOffered: (name: string) => boolean): RowAction => ({
    ...removal(async () => ({ ok: true, message: '' })),
    key: 'Withdraw',
    label: 'Withdraw',
    title: 'Withdraw',
    button: 'Withdraw',
    isOffered: (row) => isOffered(nameOf(row)),
    formOf: (row) => ({
      fields: [],
      initial: {},
      check: () => ({}),
      canSend: () => true,
      send: async () => send(nameOf(row)),
    }),
  });
  const done: Outcome = { ok: true, message: 'Saved.' };
  const pages = async (query: ListQuery) => page(query, 2, query.page === 1 ? ['One', 'Two'] : ['Three']);

  test('[CN1] all of a page are chosen by one box, stay chosen on another page, and are counted', async () => {
    show(
      entityOf(pages, {
        bulk: [
          action(
            () => done,
            () => true,
          ),
        ],
      }),
    );
    await screen.findByText('One');
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    await tick('Select One');
    expect([box('Select all on this page').indeterminate, box('Select Two').checked]).toEqual([true, false]);
    await tick('Select all on this page');
    await click('Page 2');
    await screen.findByText('Three');
    await tick('Select Three');
    expect(screen.getByText('3 selected').getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'Withdraw (3)' })).toBeTruthy();
    await click('Clear selection');
    expect(box('Select Three').checked).toBe(false);
  });

  test('[CN1] another filter empties the choice', async () => {
    show(
      entityOf(pages, {
        bulk: [
          action(
            () => done,
            () => true,
          ),
        ],
      }),
    );
    await screen.findByText('One');
    await tick('Select One');
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'true' } });
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });

  test('[CN1] each row is sent by itself; what was refused is told with why, and stays chosen', async () => {
    const sent: string[] = [];
    const send = (name: string): Outcome => {
      sent.push(name);
      return name === 'Two' ? { ok: false, message: 'It is not ready.', errors: {} } : done;
    };
    const load = vi.fn(async (query: ListQuery) => page(query, 1, ['One', 'Two', 'Three', 'Four']));
    show(entityOf(load, { bulk: [action(send, (name) => name !== 'Four')] }));
    await screen.findByText('One');
    await tick('Select all on this page');
    await click('Withdraw (3)');
    screen.getByText('One, Two, Three');
    screen.getByText('For good. It does not apply to 1 of the selected rows.');
    await click('Withdraw');
    expect(screen.getByText('2 done, 1 refused. Two: It is not ready.')).toBeTruthy();
    expect(sent).toEqual(['One', 'Two', 'Three']);
    expect([box('Select One').checked, box('Select Two').checked]).toEqual([false, true]);
    expect(load.mock.calls.length).toBeGreaterThan(1);
  });

  test('[CN1] where every row was refused the dialog stays and says why', async () => {
    const send = (): Outcome => ({ ok: false, message: 'Not for you.', errors: {} });
    show(entityOf(pages, { bulk: [action(send, () => true)] }));
    await screen.findByText('One');
    await tick('Select all on this page');
    await click('Withdraw (2)');
    await click('Withdraw');
    expect(screen.getByRole('alert').textContent).toBe('0 done, 2 refused. One, Two: Not for you.');
  });

  test('[CN1] when the last chosen row is done, the focus stays with the list', async () => {
    show(
      entityOf(pages, {
        bulk: [
          action(
            () => done,
            () => true,
          ),
        ],
      }),
    );
    await screen.findByText('One');
    await tick('Select One');
    screen.getByRole('button', { name: 'Clear selection' }).focus();
    await click('Clear selection');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Selected rows' }));
  });
});

describe('a file of what is filtered', () => {
  afterEach(() => vi.restoreAllMocks());

  const FILE = new Blob(['Name\r\n']);

  /** A list of one row. @returns the files that were saved. */
  function showFiled(outcome: Awaited<ReturnType<typeof fetching.fetchFile>>, query?: z.ZodMiniType) {
    const fetched = vi.spyOn(fetching, 'fetchFile').mockResolvedValue(outcome);
    const saved = vi.spyOn(exporting, 'saveFile').mockImplementation(() => undefined);
    const entity = entityOf(async (asked) => page(asked, 1, ['One']));
    show({ ...entity, list: { ...entity.list, file: { ...entity.list.file, query } } });
    return { fetched, saved };
  }

  test('[CN2] is asked for with the search, the filters and the order, and has the day in its name', async () => {
    history.replaceState(null, '', '/topic/lists?page=2&search=abc&isActive=true&sort=-name');
    const { fetched, saved } = showFiled({ ok: true, blob: FILE }, z.object({ sort: z.string() }));
    await screen.findByText('One');
    await click('Download CSV');
    await screen.findByText('The file was downloaded.');
    const query = { search: 'abc', isActive: 'true', sort: '-name', format: 'csv' };
    const sentence = 'Failed to load things. Nothing was downloaded.';
    expect(fetched.mock.calls).toEqual([
      [expect.objectContaining({ path: '/things/export' }), {}, sentence, query],
    ]);
    expect(saved.mock.calls).toEqual([
      [{ name: expect.stringMatching(/^things-\d{4}-\d{2}-\d{2}\.csv$/), blob: FILE }],
    ]);
  });

  test('[CN2] has an order only if its call has one', async () => {
    history.replaceState(null, '', '/topic/lists?sort=-name');
    const { fetched } = showFiled({ ok: true, blob: FILE }, z.object({}));
    await screen.findByText('One');
    await click('Download CSV');
    await screen.findByText('The file was downloaded.');
    expect(fetched.mock.calls[0]?.[3]).toEqual({ format: 'csv' });
  });

  test('[CN2] that cannot be made is not saved', async () => {
    const { saved } = showFiled({ ok: false, message: 'Failed to load things. Nothing was downloaded.' });
    await screen.findByText('One');
    await click('Download CSV');
    await screen.findByText('Failed to load things. Nothing was downloaded.');
    expect(saved).not.toHaveBeenCalled();
  });
});

describe('[CN10] on a phone', () => {
  const second = {
    name: 'ai',
    label: 'Made by',
    all: 'AI and manual',
    useChoices: () => ({ options: [{ value: 'ai', label: 'AI' }], loading: false }),
  };

  test('several filters are in a sheet behind one button, which counts those that are set', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
    const asked: ListQuery[] = [];
    const entity = entityOf(async (query) => {
      asked.push(query);
      return { rows: [], page: 1, pages: 1, total: 0 };
    });
    showInConsole(
      <EntityList
        entity={{ ...entity, list: { ...entity.list, filters: [...entity.list.filters, second] } }}
      />,
    );
    expect(screen.queryByLabelText('Status')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    screen.getByRole('dialog', { name: 'Filters' });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'true' } });
    await waitFor(() => expect(asked.at(-1)?.filters).toEqual({ isActive: 'true', ai: '' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show the list' }));
    expect(screen.queryByLabelText('Status')).toBeNull();
    screen.getByRole('button', { name: 'Filters (1)' });
  });

  test('a single filter stays in its place', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
    showInConsole(<EntityList entity={entityOf(async () => ({ rows: [], page: 1, pages: 1, total: 0 }))} />);
    screen.getByLabelText('Status');
    expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
  });
});
