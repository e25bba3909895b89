import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, test } from 'vitest';
import { CategoryStep } from './category-step.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const categories = (answer: () => Response) =>
  server.use(http.get('*/api/categories/get_all_categories', answer));

test('without categories shows what is wrong, and retries', async () => {
  categories(() => HttpResponse.error());
  render(<CategoryStep value="" error={undefined} onChange={() => undefined} />);
  await screen.findByText('Failed to load categories. Please try again.');
  categories(() => HttpResponse.json({ success: true, data: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('There are no exam categories yet');
  const category = { _id: 'c1', cid: 'gate', name: 'GATE', description: '', isActive: true };
  const data = [{ ...category, createdAt: new Date(0).toISOString() }];
  categories(() => HttpResponse.json({ success: true, data }));
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('option', { name: 'GATE' });
});
