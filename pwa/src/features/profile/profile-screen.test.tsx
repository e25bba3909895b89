import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ProfileStatistics, ProfileUser } from '@exam/shared-schema/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentSession, database, expireSession, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { EditProfile } from './edit-profile.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const asha: ProfileUser = {
  ...testStudent(),
  phone: '9876543210',
  countryCode: '+91',
  location: null,
  profilePicture: null,
  nickname: null,
  isListed: true,
  showsFullName: false,
  difficultyPreference: null,
  createdAt: '2026-01-05T09:00:00.000Z',
};

const nothing: ProfileStatistics = {
  testsTaken: 0,
  testsScored: 0,
  accuracy: null,
  totalScore: 0,
  achievements: [],
  scores: [],
  topics: [],
  time: { total: 0, average: null, correct: 0, incorrect: 0, unanswered: 0 },
};

/** The server's state; null if it cannot be reached. */
let user: ProfileUser | null;
let counted: ProfileStatistics | null;
let sent: unknown[];

let wallet = { remainingTokens: 0, totalTokens: 0, usedTokens: 0 };

const server = setupServer(
  http.get('*/api/users/profile', () =>
    user === null ? HttpResponse.error() : HttpResponse.json({ success: true, user, wallet, categories: [] }),
  ),
  http.get('*/api/users/profile/statistics', () =>
    counted === null ? HttpResponse.error() : HttpResponse.json({ success: true, data: counted }),
  ),
  http.patch('*/api/users/user_update_profile', async ({ request }) => {
    const body = (await request.json()) as Partial<ProfileUser>;
    sent.push(body);
    user = { ...asha, ...body };
    return HttpResponse.json({ success: true, user });
  }),
  http.all('*/api/*', () => HttpResponse.error()),
);

function show(search = '') {
  history.replaceState(null, '', `/profile${search}`);
  return render(
    <ProfileScreen
      history={() => <p>the history</p>}
      papers={() => <p>the papers</p>}
      payments={() => <p>the payments</p>}
      devices={() => <p>the devices</p>}
    />,
  );
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  history.replaceState(null, '', '/');
});
beforeEach(async () => {
  user = asha;
  wallet = { remainingTokens: 0, totalTokens: 0, usedTokens: 0 };
  counted = nothing;
  sent = [];
  await database.seenAnswers.clear();
  await startSession(database, testStudent(), 'a.b.c');
});

test('[PF1] the header says who the student is, and that there are no tokens', async () => {
  show();
  await screen.findByText('Loading your profile');
  await screen.findByRole('heading', { name: 'Asha Sharma' });
  for (const words of ['@asha', 'Student', 'VERIFIED', 'asha@example.com', '+91 9876543210', 'Remaining'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText('Joined 5 Jan 2026')).toBeTruthy();
  expect(screen.getByText('the history')).toBeTruthy();
});

test('[ST47] tokens without a limit are Unlimited', async () => {
  wallet = { remainingTokens: -1, totalTokens: -1, usedTokens: 30 };
  show();
  const tokens = within(await screen.findByRole('region', { name: 'Tokens' }));
  expect(tokens.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Unlimited',
    'Unlimited',
    '30',
  ]);
});

test('[PF12] a profile that cannot be had says so, and what was seen is there with its age', async () => {
  user = null;
  const first = show();
  await screen.findByText('Failed to fetch profile');
  user = asha;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Asha Sharma' });
  first.unmount();
  user = null;
  show();
  await screen.findByText(/^As of this minute/);
  expect(screen.getByRole('heading', { name: 'Asha Sharma' })).toBeTruthy();
});

test('[PF12] whose session has ended, and who was never here, is asked to log in', async () => {
  user = null;
  await expireSession(database, 'a.b.c');
  show();
  await screen.findByText('Please login to view your profile');
  screen.getByText('No authentication token found');
  screen.getByText('Please login again.');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Fprofile');
});

test('[PF90] a tab in the lower half of the screen is scrolled to its content when it is chosen', async () => {
  show();
  const tab = await screen.findByRole('tab', { name: 'Payment History' });
  const sections = tab.closest<HTMLElement>('.profile-sections');
  if (sections === null) throw new Error('no tabs');
  const scrolled = vi.fn<(how?: unknown) => void>();
  Object.assign(sections, { scrollIntoView: scrolled });
  const at = (top: number) => ({ getBoundingClientRect: () => ({ top }) as DOMRect });
  Object.assign(sections, at(80));
  fireEvent.click(tab);
  await screen.findByText('the payments');
  expect(scrolled).not.toHaveBeenCalled();
  Object.assign(sections, at(560));
  fireEvent.click(screen.getByRole('tab', { name: 'My TestPaper' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
});

test('[PF12] the tab is in the address, and one that does not exist says so', async () => {
  show('?tab=wallet');
  await screen.findByText('Invalid tab selected');
  const first = screen.getByRole('tab', { name: 'Test History' });
  expect(first.tabIndex).toBe(0);
  fireEvent.click(screen.getByRole('tab', { name: 'Payment History' }));
  await screen.findByText('the payments');
  fireEvent.click(screen.getByRole('tab', { name: 'Devices' }));
  await screen.findByText('the devices');
  expect(location.search).toBe('?tab=devices');
});

/** @param loaded a text of the profile that the server answers. */
async function openForm(loaded: RegExp = /@asha/) {
  show();
  await screen.findByText(loaded);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const save = () => dialog.getByText('Save').closest('button') as HTMLButtonElement;
  return { dialog, type, save };
}

test('[PF4] Save is off while nothing differs or the name is empty, and what is wrong stands beside its field', async () => {
  const { dialog, type, save } = await openForm();
  expect(save().disabled).toBe(true);
  type('Full Name', ' ');
  expect(dialog.getByText('Name is required')).toBeTruthy();
  expect(save().disabled).toBe(true);
  type('Full Name', 'A');
  fireEvent.submit(save().form as HTMLFormElement);
  await dialog.findByText('Name must be at least 2 characters');
  type('Full Name', ' Asha Sharma ');
  fireEvent.submit(save().form as HTMLFormElement);
  await dialog.findByText('No valid changes to save');
  expect(sent).toEqual([]);
});

test('[PF4] only what differs is sent, trimmed, and the app knows the new name', async () => {
  const { type, save } = await openForm();
  type('Full Name', ' Asha Verma ');
  type('Location', 'Nagpur');
  fireEvent.submit(save().form as HTMLFormElement);
  await screen.findByRole('heading', { name: 'Asha Verma' });
  expect(sent).toEqual([{ fullName: 'Asha Verma', location: 'Nagpur' }]);
  expect((await currentSession(database))?.user.fullName).toBe('Asha Verma');
});

test('[PF4] a change that was not saved says so, with the reason', async () => {
  const { dialog, type, save } = await openForm();
  server.use(http.patch('*/api/users/user_update_profile', () => HttpResponse.error()));
  type('Location', 'Nagpur');
  fireEvent.submit(save().form as HTMLFormElement);
  await dialog.findByText('Failed to update profile');
  dialog.getByText('No response from server. Please check your connection.');
  server.resetHandlers();
});

test('[PF4] an emptied location is removed', async () => {
  user = { ...asha, location: 'Nagpur' };
  const { type, save } = await openForm();
  type('Location', '');
  fireEvent.submit(save().form as HTMLFormElement);
  await waitFor(() => expect(sent).toEqual([{ location: null }]));
});

test('[PF13] the form says which name boards show, and the full one is a choice', async () => {
  const { dialog, type, save } = await openForm();
  expect(dialog.getByText('Leaderboards show only your first name.')).toBeTruthy();
  fireEvent.click(dialog.getByLabelText(/^Show my full name/));
  expect(dialog.getByText('Leaderboards show your full name and your username.')).toBeTruthy();
  type('Nickname', 'Comet');
  expect(dialog.getByText('Leaderboards show your nickname.')).toBeTruthy();
  type('Nickname', '');
  fireEvent.submit(save().form as HTMLFormElement);
  await waitFor(() => expect(sent).toEqual([{ showsFullName: true }]));
});

test('[PF13] who is on no board has no name there to choose', async () => {
  user = { ...asha, isListed: false };
  const { dialog } = await openForm(/Not on the leaderboards/);
  expect(dialog.queryByLabelText(/^Show my full name/)).toBeNull();
});

test('[PF4] a form that began with an older profile takes back nothing that another device has changed since', async () => {
  const onSaved = () => undefined;
  const form = (of: ProfileUser) => <EditProfile user={of} onClose={onSaved} onSaved={onSaved} />;
  const { rerender } = render(form(asha));
  rerender(form({ ...asha, nickname: 'Comet', location: 'Nagpur' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const name = dialog.getByLabelText('Full Name');
  fireEvent.change(name, { target: { value: 'Asha Verma' } });
  fireEvent.submit((name as HTMLInputElement).form as HTMLFormElement);
  await waitFor(() => expect(sent).toEqual([{ fullName: 'Asha Verma' }]));
});

test('[PF6] initials stand for a picture until it is there', async () => {
  user = { ...asha, profilePicture: 'https://i.imgur.com/a.png' };
  const { container } = show();
  // The user stored on the device has no picture yet; the server's answer has one.
  const image = await waitFor(() => {
    const found = container.querySelector<HTMLImageElement>('.profile-picture img');
    if (found === null) throw new Error('no picture yet');
    return found;
  });
  const picture = container.querySelector('.profile-picture') as HTMLElement;
  expect([picture.textContent, image.referrerPolicy, picture.dataset['shown']]).toEqual([
    'AS',
    'no-referrer',
    undefined,
  ]);
  fireEvent.load(image);
  expect(picture.dataset['shown']).toBe('true');
});

test('[PF7] [PF9] progress shows nothing that there is not, and the badges to be earned', async () => {
  show('?tab=progress');
  await screen.findByText('Loading your progress');
  await screen.findByText('Nothing to show yet');
  expect(screen.getAllByText('Not earned yet')).toHaveLength(3);
});

test('[PF8] [PF10] progress has its pictures in words, and says what is not released', async () => {
  counted = {
    ...nothing,
    testsTaken: 3,
    testsScored: 2,
    accuracy: 87.5,
    totalScore: 30,
    achievements: ['Precision Pro'],
    scores: [
      { at: '2026-01-05T09:00:00.000Z', percentage: -12.5, attempts: 1 },
      { at: '2026-02-05T09:00:00.000Z', percentage: 75, attempts: 2 },
    ],
    topics: [
      { topic: 'Optics', correct: 3, incorrect: 1, unanswered: 0 },
      { topic: 'Waves', correct: 1, incorrect: 1, unanswered: 2 },
    ],
    time: { total: 3600, average: 74.6, correct: 60, incorrect: 30, unanswered: 0 },
  };
  show('?tab=progress');
  const line = await screen.findByRole('figure', { name: 'Score over time' });
  expect(
    within(line)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['5 Jan 2026\u221212.5%', '5 Feb 202675%, mean of 2 tests']);
  const topics = screen.getByRole('figure', { name: 'Right answers by topic' });
  expect(
    within(topics)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Waves1 of 4', 'Optics3 of 4']);
  expect(screen.getByText(/^The score of one test is not released yet/)).toBeTruthy();
  expect(screen.getAllByText('Earned')).toHaveLength(1);
});

test('[PF12] progress that cannot be had says so, and what was seen is there with its age', async () => {
  counted = null;
  const first = show('?tab=progress');
  await screen.findByText('Failed to load your progress');
  counted = nothing;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Nothing to show yet');
  first.unmount();
  counted = null;
  show('?tab=progress');
  await screen.findByText('As of this minute.');
  expect(screen.getByText('Nothing to show yet')).toBeTruthy();
});
