import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BatchMember } from '@exam/shared-schema/contract';
import { AT, managedAssignment, managedBatch } from '../../test/batches.ts';
import { showInConsole } from '../../test/console.tsx';
import BatchScreen from './batch-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const pageOf = (length: number) => ({ page: 1, pages: 1, total: length, count: length });
const student = (name: string) => ({
  ...{ _id: name, fullName: name, username: name },
  email: `${name}@example.com`,
});
let members: BatchMember[];

beforeEach(() => {
  members = [{ ...student('asha'), joinedAt: AT }];
  history.replaceState(null, '', '/batches/view?batch=b1');
  server.use(
    http.get('*/api/admin/batches/b1', () => HttpResponse.json({ success: true, data: managedBatch() })),
    http.get('*/api/admin/batches/b1/members', () =>
      HttpResponse.json({ success: true, ...pageOf(members.length), members }),
    ),
    http.get('*/api/admin/batches/b1/candidates', () =>
      HttpResponse.json({ success: true, students: [student('ravi'), student('mina')], hasMore: false }),
    ),
    http.get('*/api/admin/assignments', () =>
      HttpResponse.json({ success: true, ...pageOf(1), assignments: [managedAssignment()] }),
    ),
  );
});

describe('[BA1] the page of a batch', () => {
  test('has the join code, the assigned papers and the students', async () => {
    showInConsole(<BatchScreen />);
    await screen.findByRole('heading', { level: 1, name: 'Morning' });
    screen.getByText('A college, 60 students, 1 assignment');
    screen.getByText('ACDE-FGHJ');
    const link = await screen.findByRole('link', { name: 'Mock 1' });
    expect(link.getAttribute('href')).toBe('/assignments/view?assignment=a1');
    await screen.findByRole('rowheader', { name: /asha/ });
  });

  test('says what is empty', async () => {
    members = [];
    server.use(
      http.get('*/api/admin/assignments', () =>
        HttpResponse.json({ success: true, ...pageOf(0), assignments: [] }),
      ),
    );
    showInConsole(<BatchScreen />);
    await screen.findByText('No students yet');
    await screen.findByText('No paper is assigned to this batch yet.');
  });

  test('says what cannot be loaded', async () => {
    server.use(
      http.get('*/api/admin/batches/b1/members', () =>
        HttpResponse.json({ success: false }, { status: 500 }),
      ),
    );
    showInConsole(<BatchScreen />);
    await screen.findByText('Failed to load students');
  });

  test('says that the batch is gone', async () => {
    server.use(
      http.get('*/api/admin/batches/b1', () => HttpResponse.json({ success: false }, { status: 404 })),
    );
    showInConsole(<BatchScreen />);
    await screen.findByText('This batch no longer exists.');
  });

  test('leads back where no batch is named', () => {
    history.replaceState(null, '', '/batches/view');
    showInConsole(<BatchScreen />);
    screen.getByRole('link', { name: 'Batches' });
  });

  test('[BA5] gives another code after a confirmation', async () => {
    server.use(
      http.post('*/api/admin/batches/b1/code', () =>
        HttpResponse.json({ success: true, message: 'The batch has another code.' }),
      ),
    );
    showInConsole(<BatchScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'New code' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'New code' }));
    await screen.findByText('The batch has another code.');
  });

  test('[BA6] adds the students that are chosen', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/admin/batches/b1/members', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: '2 students were added.' });
      }),
    );
    showInConsole(<BatchScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add students' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(await dialog.findByLabelText('ravi (ravi@example.com)'));
    fireEvent.click(dialog.getByLabelText('mina (mina@example.com)'));
    fireEvent.click(dialog.getByRole('button', { name: 'Add 2 students' }));
    await dialog.findByText('2 students were added.');
    expect(sent).toEqual([{ userIds: ['ravi', 'mina'] }]);
  });

  test('[BA7] reports the lines of a file that added nobody', async () => {
    server.use(
      http.post('*/api/admin/batches/b1/import', () =>
        HttpResponse.json({
          success: true,
          message: '1 student was added.',
          data: [
            { line: 1, text: 'ravi@example.com', outcome: 'added' },
            { line: 2, text: 'nobody@example.com', outcome: 'unknown-address' },
          ],
        }),
      ),
    );
    showInConsole(<BatchScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'From a file' }));
    const dialog = within(screen.getByRole('dialog'));
    const file = new File(['ravi@example.com\nnobody@example.com'], 'students.csv');
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [file] } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add students' }));
    await dialog.findByText('1 student was added.');
    dialog.getByText('2: nobody@example.com');
    dialog.getByText('No student of the college has this address');
    expect(dialog.queryByText('1: ravi@example.com')).toBeNull();
  });

  test('[CN63] leads from the assignment to a new paper where there is none', async () => {
    server.use(
      http.get('*/api/admin/get_test_papers', () =>
        HttpResponse.json({ success: true, ...pageOf(0), papers: [] }),
      ),
    );
    showInConsole(<BatchScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Assign paper' }));
    const dialog = within(screen.getByRole('dialog'));
    const link = await dialog.findByRole('link', { name: 'Create Test Paper' });
    expect(link.getAttribute('href')).toBe('/testpaper/create');
    expect(dialog.getByLabelText('Test paper').getAttribute('aria-invalid')).not.toBe('true');
  });

  test('[BA8] [CN62] removes a student after a confirmation', async () => {
    server.use(
      http.delete('*/api/admin/batches/b1/members/asha', () => {
        members = [];
        return HttpResponse.json({ success: true, message: 'Student removed from the batch.' });
      }),
    );
    showInConsole(<BatchScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove asha from the batch' }));
    expect(members).toHaveLength(1);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Student removed from the batch.');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /asha/ })).toBeNull());
  });
});
