import { cleanup, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { showInConsole } from '../test/console.tsx';
import { isCreatable, type Entity } from './entity.ts';
import { EntityCreate } from './form/entity-create.tsx';
import { EntityList } from './list/entity-list.tsx';
import { accommodations } from './papers/accommodations.tsx';
import { categories } from './catalogue/categories.tsx';
import { topics } from './catalogue/topics.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(children: React.ReactNode) {
  server.use(
    http.get('*/assets/icons-*.json', () => HttpResponse.json({ shapes: {} })),
    http.get('*/api/admin/subjects_get_all', () =>
      HttpResponse.json({ success: true, message: '', data: { count: 0, subjects: [] } }),
    ),
  );
  showInConsole(children);
}

function showForm(entity: Entity) {
  if (!isCreatable(entity)) throw new Error('Nothing to create');
  show(<EntityCreate entity={entity} />);
}

test('[ST55] answers of another shape are named as such, in a list and for a choice in a form', async () => {
  showForm(categories);
  const odd = () => HttpResponse.json({ success: true, message: '' });
  server.use(http.get('*/api/admin/subjects_get_all', odd), http.get('*/api/admin/categories_all', odd));
  await screen.findByText('Unexpected API response format');
  cleanup();
  show(<EntityList entity={categories} />);
  await screen.findByText('Invalid response format');
  screen.getByText('Failed to load categories');
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a range with its ends the wrong way round is refused at once and not called Medium', () => {
  showForm(topics);
  type('Minimum', '8');
  type('Maximum', '3');
  screen.getByText('Minimum difficulty must be less than maximum difficulty');
  expect(screen.queryByText(/8 to 3/)).toBeNull();
  type('Maximum', '10');
  screen.getByText('8 to 10, Expert');
});

test('a name says how full it is before anything is cut off', () => {
  showForm(categories);
  type('Name', 'a'.repeat(79));
  expect(screen.queryByText(/characters/)).toBeNull();
  type('Name', 'a'.repeat(80));
  screen.getByText('80 of 100 characters');
  type('Name', 'a'.repeat(100));
  screen.getByText('No more than 100 characters fit here.');
});

test('an unknown gradient and an unknown icon are reported while they are typed', async () => {
  showForm(categories);
  type('Gradient Color', 'pink to nothing');
  screen.getByText('Use color classes, such as from-blue-400 to-blue-600.');
  type('Icon', 'fa-bogus');
  await screen.findByText('There is no icon with this name.');
});

test('on a phone an accommodation folds under its name and has room for its buttons', async () => {
  server.use(
    http.get('*/api/admin/accommodations', () =>
      HttpResponse.json({
        success: true,
        page: 1,
        pages: 1,
        total: 1,
        count: 1,
        accommodations: [
          {
            _id: 'a1',
            extraTimePercent: 33,
            student: { _id: 's1', fullName: 'Asha Rao', email: 'asha@example.com' },
            paper: null,
            scope: 'student',
            name: 'Asha Rao',
          },
        ],
      }),
    ),
  );
  const narrow = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as unknown as MediaQueryList);
  onTestFinished(() => media.mockRestore());
  show(<EntityList entity={accommodations} />);
  await screen.findByText('Asha Rao');
  screen.getByText('1 accommodation');
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});
