import { UNLIMITED } from '@exam/shared-schema/contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database, endSession, forgetUser, startSession } from '../../offline/index.ts';
import { useConnection, useSession } from '../../state/index.ts';
import { askAnswer, refused, streamed, Written } from '../../test/streamed-answers.ts';
import { scriptObserver } from '../../test/scripted-observer.ts';
import { testStudent } from '../../test/student.ts';
import { ToastRegion } from '../../ui/index.ts';
import { keepTurn, keptTurns, MOST_KEPT } from './kept-turns.ts';
import { Launcher } from './launcher.tsx';
import { newTurn } from './turn.ts';

const asha = testStudent('asha');
let answers: (() => Response | Promise<Response>)[] = [];
let sent: { question: string; conversation: { role: string; text: string }[] }[] = [];

const realFetch = globalThis.fetch;
// There is no layout, so no element lies below another.
document.elementsFromPoint = () => [];
beforeEach(async () => {
  scriptObserver();
  answers = [];
  sent = [];
  useConnection.setState({ network: true, server: true });
  await database.assistantTurns.clear();
  await startSession(database, asha, 'token', null);
  globalThis.fetch = vi.fn(async (_url: unknown, request?: RequestInit) => {
    sent.push(JSON.parse(request?.body as string) as (typeof sent)[number]);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no network');
    const response = await answer();
    request?.signal?.addEventListener('abort', () => void response.body?.cancel().catch(() => undefined));
    return response;
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  vi.unstubAllGlobals();
});

function Place() {
  const session = useSession();
  return session.status === 'loading' ? null : <Launcher session={session} />;
}

async function opened(): Promise<HTMLElement> {
  render(
    <>
      <Place />
      <ToastRegion />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Open the study assistant' }));
  return screen.findByRole('dialog', { name: 'Study assistant' });
}

const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ask a question' });

async function askIt(question: string): Promise<void> {
  fireEvent.change(await area(), { target: { value: question } });
  fireEvent.keyDown(await area(), { key: 'Enter' });
}

const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('[AW3] the widget', () => {
  it('is closed, a panel, or the whole screen, and Escape steps back through them', async () => {
    const panel = await opened();
    expect(panel.getAttribute('aria-modal')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(panel.getAttribute('aria-modal')).toBe('true');
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(panel.getAttribute('aria-modal')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    // The Back gesture of a phone.
    fireEvent(panel, new Event('cancel', { cancelable: true }));
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const button = screen.getByRole('button', { name: 'Open the study assistant' });
    expect(document.activeElement).toBe(button);
  });

  it('takes the focus in, and keeps it on the way to the whole screen', async () => {
    const panel = await opened();
    await area();
    expect(panel.contains(document.activeElement)).toBe(true);
    const whole = screen.getByRole('button', { name: 'Full screen' });
    whole.focus();
    fireEvent.click(whole);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Leave full screen');
  });

  it('sends at Enter, not at Shift+Enter, not while a word is composed, and nothing blank', async () => {
    await opened();
    const input = await area();
    fireEvent.change(input, { target: { value: '  \n ' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    fireEvent.change(input, { target: { value: 'What is 15% of 240?' } });
    fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(sent).toEqual([]);
    answers = [() => streamed(['It is ', '**36**.'], askAnswer)];
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ question: 'What is 15% of 240?', mode: 'general' });
    expect(input.value).toBe('');
    await screen.findByText('36', { selector: 'strong' });
  });

  it('says what is longer than a question may be, and sends none of it', async () => {
    await opened();
    fireEvent.change(await area(), { target: { value: 'a'.repeat(4_001) } });
    screen.getByText('A question has at most 4,000 characters.');
    fireEvent.keyDown(await area(), { key: 'Enter' });
    expect(sent).toEqual([]);
  });

  it('shows an answer while it is made, busy until it is there, and speaks it once', async () => {
    const written = new Written();
    answers = [() => written.response];
    await opened();
    await askIt('What is 15% of 240?');
    const turn = await screen.findByRole('article');
    await within(turn).findByText('Thinking...');
    act(() => written.say('It is **36'));
    await waitFor(() => expect(turn.textContent).toContain('It is'));
    expect(turn.getAttribute('aria-busy')).toBe('true');
    expect(spoken()).toContain('The assistant is answering.');
    act(() => {
      written.say('**.');
      written.done(askAnswer);
    });
    await within(turn).findByText('Built-in assistant');
    expect(turn.getAttribute('aria-busy')).toBe('false');
    expect(spoken()).toContain('It is 36.');
    within(turn).getByText('1 token');
    within(turn).getByText('Tokens left: 49');
  });

  it('stops at the button and keeps what came', async () => {
    const written = new Written();
    answers = [() => written.response];
    await opened();
    await askIt('Explain everything');
    act(() => written.say('First of all'));
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('First of all'));
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    act(() => written.breakOff());
    await screen.findByText('You stopped this answer.', { selector: '.turn-note' });
    expect(screen.getByRole('article').textContent).toContain('First of all');
    expect(useConnection.getState().server).toBe(true);
    screen.getByRole('button', { name: 'Send' });
  });
});

describe('[AW5] below an answer', () => {
  it('its sources can be opened, and a plan without a limit says so', async () => {
    answers = [() => Response.json({ ...askAnswer, tokenInfo: { cost: 0, remaining: -1 }, engine: 'model' })];
    await opened();
    await askIt('What is 15% of 240?');
    await screen.findByText('AI model');
    screen.getByText('Free');
    screen.getByText('Tokens left: Unlimited');
    const summary = screen.getByText('1 source');
    const details = summary.closest('details');
    expect(details?.open).toBe(false);
    fireEvent.click(summary);
    expect(details?.open).toBe(true);
    expect(within(details as HTMLElement).getByText('15% of 240')).toBeTruthy();
  });
});

describe('[AS161] the token of an answer that is not what was asked', () => {
  const paid = { ...askAnswer, paidQuestion: 'paid1' };
  const button = () => screen.findByRole('button', { name: 'Not what you asked? Take the token back' });

  it('is taken back with one tap, which the conversation keeps', async () => {
    const back = { success: true, tokenInfo: { cost: 0, remaining: 50 } };
    answers = [() => streamed(['It is **36**.'], paid), () => Response.json(back)];
    await opened();
    await askIt('What is 15% of 240?');
    fireEvent.click(await button());
    await screen.findByText('Your token is back.');
    expect(sent[1]).toEqual({ paidQuestion: 'paid1' });
    screen.getByText('Tokens left: 50');
    expect(screen.queryByRole('button', { name: /Take the token back/ })).toBeNull();
    await waitFor(async () =>
      expect((await keptTurns(database, 'asha')).map(({ isReturned }) => isReturned)).toEqual([true]),
    );
  });

  it('stays spent with the reason, and can be taken back again', async () => {
    const usedUp =
      'You have taken back 3 tokens today. Write to us under Contact Us if more answers were wrong.';
    answers = [() => streamed(['It is **36**.'], paid), () => refused(422, 'REFUSED', usedUp)];
    await opened();
    await askIt('What is 15% of 240?');
    fireEvent.click(await button());
    await screen.findByText(usedUp);
    fireEvent.click(await button());
    await screen.findByText('No response from server. Please check your connection.');
    screen.getByText('Tokens left: 49');
    await button();
  });

  it('is not offered where nothing was paid, with a plan without a limit, nor a day after', async () => {
    const kept = { ...newTurn('Old', 1, 't1'), answer: 'x', state: 'answered' as const, paidQuestion: 'old' };
    await keepTurn(database, 'asha', kept);
    const unlimited = { ...paid, tokenInfo: { cost: 1, remaining: UNLIMITED } };
    answers = [() => streamed(['It is **36**.'], askAnswer), () => streamed(['It is **48**.'], unlimited)];
    await opened();
    await screen.findByText('Old');
    await askIt('What is 15% of 240?');
    await screen.findByText('Built-in assistant');
    await askIt('What is 20% of 240?');
    await screen.findByText('Tokens left: Unlimited');
    expect(screen.queryByRole('button', { name: /Take the token back/ })).toBeNull();
  });
});

describe('[AW4] what goes wrong', () => {
  const cases: [string, () => Response | Promise<Response>, string][] = [
    ['401', () => refused(401, 'UNAUTHENTICATED', 'x'), 'Your session has expired. Please log in again.'],
    [
      '429',
      () => refused(429, 'TOKENS_EXHAUSTED', 'x'),
      "You don't have enough tokens. Please contact admin to add more tokens.",
    ],
    [
      'too many requests, under the same status',
      () => refused(429, 'RATE_LIMITED', 'Too many requests. Please try again in a moment.'),
      'Too many requests. Please try again in a moment.',
    ],
    ['what the server says', () => refused(422, 'REFUSED', 'Not this one.'), 'Not this one.'],
    [
      'what the server says about the question',
      () =>
        refused(400, 'VALIDATION', 'Please check the marked fields.', { question: 'It hides something.' }),
      'It hides something.',
    ],
    [
      'no answer at all',
      () => Promise.reject(new TypeError('no network')),
      "I'm having trouble processing your question right now. Please try again.",
    ],
    [
      'an answer without words',
      () => Response.json({ ...askAnswer, answer: ' \n' }),
      "I apologize, but I couldn't process your question properly. Please try again.",
    ],
  ];
  it.each(cases)('is reported: %s', async (_what, answer, words) => {
    answers = [answer];
    await opened();
    await askIt('Why?');
    await screen.findByText(words, { selector: '.turn-failed p' });
    expect(screen.getByRole('article').textContent).toContain('Why?');
  });

  it('a failure within the stream keeps what came, and the question can be asked again in its place', async () => {
    const written = new Written();
    answers = [() => written.response, () => streamed(['It is **36**.'], askAnswer)];
    await opened();
    await askIt('What is 15% of 240?');
    act(() => {
      written.say('It is');
      written.failed('OVERLOADED', 'The server is busy. Please try again in a moment.');
    });
    await screen.findByText(/The server is busy/, { selector: '.turn-failed p' });
    expect(screen.getByRole('article').textContent).toContain('It is');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Built-in assistant');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(await keptTurns(database, 'asha')).toHaveLength(1);
  });

  it('without a connection it says so before anything is sent, and what was typed stays', async () => {
    useConnection.setState({ network: false });
    await opened();
    await screen.findByText('The assistant needs a connection. What you type stays here.');
    await askIt('Later');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect([sent.length, (await area()).value]).toEqual([0, 'Later']);
    act(() => useConnection.setState({ network: true }));
    expect(screen.queryByText(/needs a connection/)).toBeNull();
  });

  it('what was typed is still there when it is opened again', async () => {
    const panel = await opened();
    fireEvent.change(await area(), { target: { value: 'Half a thou' } });
    fireEvent.keyDown(panel, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Open the study assistant' }));
    expect((await area()).value).toBe('Half a thou');
  });

  it('a signed-out user sees that, with a link to the login', async () => {
    await endSession(database);
    await opened();
    screen.getByText('Please log in to use the AI assistant');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toMatch(/^\/login\?next=/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('[AW6] the conversation', () => {
  const kept = (question: string, askedAt: number, answer = `About ${question}`) => ({
    ...newTurn(question, askedAt, `t${askedAt}`),
    answer,
    state: 'answered' as const,
  });

  it('is there again, and goes along with the next question', async () => {
    await keepTurn(database, 'asha', kept('percentages', 1));
    answers = [() => streamed(['It is **36**.'], askAnswer)];
    await opened();
    await screen.findByText('About percentages');
    await askIt('And of 240?');
    await screen.findByText('Built-in assistant');
    expect(sent[0]?.conversation).toEqual([
      { role: 'student', text: 'percentages' },
      { role: 'assistant', text: 'About percentages' },
    ]);
    const turns = await keptTurns(database, 'asha');
    expect(turns.map(({ question, state }) => [question, state])).toEqual([
      ['percentages', 'answered'],
      ['And of 240?', 'answered'],
    ]);
  });

  it('is sent with its newest turns alone, each no longer than it may be', async () => {
    for (let at = 1; at <= 9; at += 1)
      await keepTurn(database, 'asha', kept(`q${at}`, at, 'a'.repeat(9_000)));
    answers = [() => streamed(['x'], askAnswer)];
    await opened();
    await askIt('Now?');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.conversation).toHaveLength(12);
    expect(sent[0]?.conversation[0]?.text).toBe('q4');
    expect(Math.max(...(sent[0]?.conversation ?? []).map(({ text }) => text.length))).toBe(8_000);
  });

  it('shows its long turns before the newest when they are asked for', async () => {
    for (let at = 1; at <= 3; at += 1)
      await keepTurn(database, 'asha', kept(`q${at}`, at, 'word '.repeat(700)));
    await opened();
    await screen.findByText('q3');
    expect(screen.queryByText('q1')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 earlier questions' }));
    await screen.findByText('q1');
  });

  it('says of a question whose page went that its answer did not arrive', async () => {
    await keepTurn(database, 'asha', newTurn('Was asked', 1, 't1'));
    await opened();
    await screen.findByText('This answer did not arrive. Please try again.');
  });

  it('has its newest hundred turns', async () => {
    for (let at = 1; at <= MOST_KEPT + 2; at += 1) await keepTurn(database, 'asha', kept(`q${at}`, at));
    const turns = await keptTurns(database, 'asha');
    expect([turns.length, turns[0]?.question]).toEqual([MOST_KEPT, 'q3']);
  });

  it('is shown only to its user, and is deleted with the user’s data on the device', async () => {
    await keepTurn(database, 'asha', kept('mine', 1));
    await keepTurn(database, 'ben', kept('his', 2));
    await opened();
    await screen.findByText('mine');
    expect(screen.queryByText('his')).toBeNull();
    await act(() => startSession(database, testStudent('ben'), 'token', null));
    await screen.findByText('his');
    expect(screen.queryByText('mine')).toBeNull();
    await forgetUser(database, 'asha');
    expect(await keptTurns(database, 'asha')).toEqual([]);
    expect(await keptTurns(database, 'ben')).toHaveLength(1);
  });

  it('is deleted after a question, which Escape answers with no', async () => {
    await keepTurn(database, 'asha', kept('mine', 1));
    await opened();
    await screen.findByText('mine');
    fireEvent.click(screen.getByRole('button', { name: 'Delete conversation' }));
    const question = screen.getByRole('dialog', { name: 'Delete this conversation?' });
    fireEvent.keyDown(question, { key: 'Escape' });
    fireEvent(question, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog', { name: 'Delete this conversation?' })).toBeNull();
    screen.getByRole('dialog', { name: 'Study assistant' });
    fireEvent.click(screen.getByRole('button', { name: 'Delete conversation' }));
    const again = within(screen.getByRole('dialog', { name: 'Delete this conversation?' }));
    fireEvent.click(again.getByRole('button', { name: 'Delete conversation' }));
    await screen.findByText('What would you like to know?');
    expect(await database.assistantTurns.count()).toBe(0);
  });

  it('that could not be kept says so', async () => {
    const put = vi.spyOn(database.assistantTurns, 'put').mockRejectedValue(new Error('full'));
    answers = [() => streamed(['It is **36**.'], askAnswer)];
    await opened();
    await askIt('Why?');
    await screen.findByText(/could not be kept on this device/);
    put.mockRestore();
  });
});

it('[AW9] offers what is near where there is no answer, and asks for it', async () => {
  const none = {
    ...askAnswer,
    answer: 'I have found nothing.',
    sources: [],
    related: ['Ohm’s law', 'Power'],
  };
  answers = [() => streamed([], none), () => streamed([], askAnswer)];
  await opened();
  await askIt('ohm');
  await screen.findByText('Related:');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Power' }).disabled).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Ohm’s law' }));
  await waitFor(() => expect(sent.map(({ question }) => question)).toEqual(['ohm', 'Ohm’s law']));
  await screen.findByText('It is', { exact: false, selector: '.answer-text p' });
});
