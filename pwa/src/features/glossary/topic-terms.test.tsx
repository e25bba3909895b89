import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { packGlossary } from '@exam/shared-schema/glossary';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from '../../offline/index.ts';
import { switchLanguage } from '../../sentences/index.ts';
import { TopicTerms } from './topic-terms.tsx';

const entryOf = (term: string, text: string): GlossaryEntry => ({
  id: term.toLowerCase().replaceAll(/\W+/g, '-'),
  subject: 'Physics',
  topics: ['Current Electricity'],
  kind: 'law',
  term,
  aliases: [],
  text,
  example: 'A short example.',
  source: 'NCERT Physics XII',
  hi: { term: `${term} हिंदी`, aliases: [], text: 'हिंदी में।' },
});
const entries = [
  entryOf('Drift velocity', 'The mean velocity of electrons.'),
  entryOf("Ohm's law", 'Current is proportional to voltage.'),
];

let isThere: boolean;
let requests: string[];
const answer = (url: string, body: object) => {
  requests.push(new URL(url).pathname);
  return isThere ? HttpResponse.json({ success: true, ...body }) : HttpResponse.error();
};
const server = setupServer(
  http.get('*/api/glossary/topic', ({ request: { url } }) =>
    answer(url, {
      entries: new URL(url).searchParams.get('topic') === 'Current Electricity' ? entries : [],
    }),
  ),
  http.get('*/api/glossary/offline', ({ request: { url } }) =>
    answer(url, { glossary: packGlossary(entries) }),
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  isThere = true;
  requests = [];
  await database.seenAnswers.clear();
});
afterEach(cleanup);

const show = (topic = 'Current Electricity') =>
  render(<TopicTerms subject="Physics" topic={topic} text="State Ohm's law for a wire." />);
const open = (title: string) => {
  const details = screen.getByText(title).closest('details');
  if (details === null) throw new Error(`${title} cannot be opened`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

test('[GL6] terms of the topic are loaded when they are opened, those of the question first', async () => {
  show();
  expect(requests).toEqual([]);
  open('Terms: Current Electricity');
  const first = await screen.findByText("Ohm's law");
  const [top] = document.querySelectorAll('.terms-entry');
  expect(top?.contains(first)).toBe(true);
  open("Ohm's law");
  expect(screen.getByText('Example: A short example.')).toBeTruthy();
  expect(screen.getByText('NCERT Physics XII')).toBeTruthy();
  expect(requests.toSorted()).toEqual(['/api/glossary/offline', '/api/glossary/topic']);
});

test('[GL6] a question without a subject or topic has no terms', () => {
  const { container } = render(<TopicTerms subject={null} topic="General" text="" />);
  expect(container.innerHTML).toBe('');
});

test('[GL6] terms are in Hindi in the Hindi app', async () => {
  await switchLanguage('hi');
  try {
    show();
    open('शब्द और सूत्र: Current Electricity');
    await screen.findByText("Ohm's law हिंदी");
    open("Ohm's law हिंदी");
    expect(screen.getByText('हिंदी में।')).toBeTruthy();
  } finally {
    await switchLanguage('en');
  }
});

test('[GL8] the offline glossary has them without a network, also of topics that were never opened', async () => {
  isThere = false;
  const { unmount } = show();
  open('Terms: Current Electricity');
  await screen.findByText('The terms are not on this device yet');
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText("Ohm's law");
  unmount();
  render(<TopicTerms subject="Physics" topic="Optics" text="" />);
  open('Terms: Optics');
  await screen.findByText('There are no terms for this topic yet.');
  cleanup();
  await database.seenAnswers.filter(({ key }) => key.includes('ofTopic')).delete();
  isThere = false;
  show();
  open('Terms: Current Electricity');
  await screen.findByText("Ohm's law");
  open("Ohm's law");
  expect(screen.getByText('Current is proportional to voltage.')).toBeTruthy();
});
