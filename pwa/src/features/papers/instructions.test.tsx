import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { database } from '../../offline/index.ts';
import { switchLanguage } from '../../sentences/index.ts';
import { useLanguageChoice } from '../../state/paper-language/language-choice.ts';
import { putSavedPaper, testPaper, testTicket } from '../../test/paper.ts';
import { Instructions } from './instructions.tsx';

afterEach(async () => {
  cleanup();
  await act(() => switchLanguage('en'));
  localStorage.clear();
  await database.attempts.clear();
});

function Chosen({ attemptId }: { readonly attemptId: string }) {
  return <p>chosen: {useLanguageChoice(attemptId).paper ?? 'none'}</p>;
}

test.each([
  { languages: ['en', 'hi'], app: 'hi', chosen: 'hi' },
  { languages: ['hi', 'en'], app: 'en', chosen: 'en' },
  { languages: ['en'], app: 'hi', chosen: 'none' },
] as const)(
  '[LA70] a paper in $languages starts in $chosen where the app is in $app',
  async ({ languages, app, chosen }) => {
    const saved = await putSavedPaper(
      database,
      crypto.randomUUID(),
      testPaper({ languages: [...languages] }),
    );
    await act(() => switchLanguage(app));
    render(<Instructions saved={saved} />);
    fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    const started = await waitFor(async () => {
      const [attempt] = await database.attempts.toArray();
      if (attempt === undefined) throw new Error('Not started yet');
      return attempt;
    });
    await waitFor(() => expect(location.pathname + location.search).toContain(started.attemptId));
    render(<Chosen attemptId={started.attemptId} />);
    screen.getByText(`chosen: ${chosen}`);
  },
);

test('[ED16] a paper with a common end states when it ends', async () => {
  const paper = testPaper();
  const closesAt = Date.UTC(2026, 11, 1, 7, 30);
  const ticket = testTicket(paper, { window: { opensAt: 0, closesAt, commonEnd: true } });
  render(<Instructions saved={await putSavedPaper(database, crypto.randomUUID(), paper, ticket)} />);
  screen.getByText(/It ends .*2026.* at the latest, however late you start\./);
});
