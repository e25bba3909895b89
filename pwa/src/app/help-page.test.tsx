import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { packGlossary } from '@exam/shared-schema/glossary';
import { helpTopics } from '@exam/shared-schema/help';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import HelpPage from './help-page.tsx';
import { database } from '../offline/index.ts';
import { switchLanguage } from '../sentences/index.ts';

const ohm: GlossaryEntry = {
  id: 'ohms-law',
  subject: 'Physics',
  topics: ['Current Electricity'],
  kind: 'law',
  term: "Ohm's law",
  aliases: [],
  text: 'Current is proportional to voltage: $V = IR$.',
  source: 'NCERT',
};
let requests = 0;
let isThere: boolean;
const server = setupServer(
  http.get('*/api/glossary/offline', () => {
    requests += 1;
    return isThere
      ? HttpResponse.json({ success: true, glossary: packGlossary([ohm]) })
      : HttpResponse.error();
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  requests = 0;
  isThere = true;
  await database.seenAnswers.clear();
});
afterEach(cleanup);

test('[HP1] the help page has all questions and answers, in both languages, and requests nothing', async () => {
  for (const language of ['en', 'hi'] as const) {
    await switchLanguage(language);
    const { container, unmount } = render(<HelpPage />);
    for (const { title, items } of helpTopics) {
      expect(screen.getByRole('heading', { name: title[language] })).toBeTruthy();
      for (const { question, answer } of items) {
        expect(screen.getByText(question[language])).toBeTruthy();
        for (const paragraph of answer[language]) expect(container.textContent).toContain(paragraph);
      }
    }
    unmount();
  }
  await switchLanguage('en');
  expect(requests).toBe(0);
});

test('[HP1] each answer is in Hindi too, with as many paragraphs', () => {
  for (const { question, answer } of helpTopics.flatMap(({ items }) => items)) {
    expect(answer.hi, question.en).toHaveLength(answer.en.length);
    for (const text of [question.hi, ...answer.hi]) expect(text).toMatch(/[\u0900-\u097f]/);
  }
});

const ask = (value: string) => {
  const input = screen.getByRole('searchbox', { name: 'Term or question' });
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
};

test('[HP3] a term is looked up on the device, and then without a network', async () => {
  const { unmount } = render(<HelpPage />);
  ask('wht is ohms law');
  expect(await screen.findByText("Ohm's law")).toBeTruthy();
  expect(screen.getByText(/Current is proportional to voltage/)).toBeTruthy();
  ask('who won the match');
  expect(await screen.findByText(/There is no such term here/)).toBeTruthy();
  unmount();
  isThere = false;
  render(<HelpPage />);
  ask('ohms law');
  expect(await screen.findByText("Ohm's law")).toBeTruthy();
});

test('[HP3] without terms and network the page says why', async () => {
  isThere = false;
  render(<HelpPage />);
  ask('ohms law');
  expect(await screen.findByText('The terms are not on this device yet')).toBeTruthy();
});
