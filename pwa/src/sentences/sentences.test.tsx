import { render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatScore } from '../format/index.ts';
import { chosenLanguage } from './language.ts';
import { say, switchLanguage, takeSentences, translate, useLanguage, withElements } from './index.ts';

// Test files share a page.
beforeEach(() => localStorage.clear());

afterEach(async () => {
  vi.useRealTimers();
  for (const part of ['en/parts/more', 'hi/parts/base', 'hi/parts/more']) vi.doUnmock(`./${part}.ts`);
  await switchLanguage('en');
  localStorage.clear();
  vi.restoreAllMocks();
});

test('[LA1] the language is the chosen one, else the first of the browser that there is, else English', () => {
  const browser = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ta-IN', 'hi-IN', 'en-IN']);
  expect(chosenLanguage()).toBe('hi');
  localStorage.setItem('prep-language', 'en');
  expect(chosenLanguage()).toBe('en');
  localStorage.setItem('prep-language', 'xx');
  browser.mockReturnValue(['ta-IN']);
  expect(chosenLanguage()).toBe('en');
});

const Quiet = memo(function Quiet() {
  useLanguage();
  return <p>{say.common.tryAgain}</p>;
});

test('[LA2] another language is shown at once, remembered, and told to whatever reads the page aloud', async () => {
  render(<Quiet />);
  await switchLanguage('hi');
  expect(await screen.findByText('फिर से कोशिश करें')).toBeTruthy();
  expect(localStorage.getItem('prep-language')).toBe('hi');
  expect(document.documentElement.lang).toBe('hi-IN');
});

test('[LA2] of two languages chosen one after the other the last one is shown, however long each takes', async () => {
  vi.resetModules();
  let arrive = () => undefined as void;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock('./hi/parts/base.ts', async (original) => {
    await onItsWay;
    return original();
  });
  const fresh = await import('./catalogue.ts');
  await fresh.loadSentences('base');
  const first = fresh.switchLanguage('hi');
  await fresh.switchLanguage('en');
  arrive();
  await first;
  expect(fresh.shownLanguage()).toBe('en');
  expect(fresh.say.common.tryAgain).toBe('Try again');
});

test('[LA2] a screen whose sentences cannot be had in the chosen language opens in another', async () => {
  vi.resetModules();
  // Truncated: the module arrived without its exports.
  vi.doMock('./hi/parts/more.ts', () => ({}));
  localStorage.setItem('prep-language', 'hi');
  const fresh = await import('./catalogue.ts');
  await fresh.loadSentences('base', 'more');
  expect(fresh.say.common.tryAgain).toBe('फिर से कोशिश करें');
  expect(fresh.say.sync.title).toBe('Sync');
});

test('[LA2] a screen whose sentences can be had again by the time another language arrives opens in the chosen one', async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isDown = true;
  vi.doMock('./en/parts/more.ts', async (original) => {
    if (isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  });
  vi.doMock('./hi/parts/more.ts', async (original) => {
    isDown = false;
    return original();
  });
  const fresh = await import('./catalogue.ts');
  const loading = fresh.loadSentences('more');
  let isOver = false;
  void loading.finally(() => (isOver = true));
  while (!isOver) await vi.advanceTimersByTimeAsync(1_000);
  await loading;
  expect(fresh.say.sync.title).toBe('Sync');
});

test('[LA3] a message that is named like a member of every object is shown as it came', () => {
  for (const word of ['constructor', '__proto__', 'toString']) expect(translate(word)).toBe(word);
});

test('[LA3] a message is translated by its text, also where a number or another message stands in it', () => {
  const messages = {
    'Not found': 'नहीं मिला',
    'Try again in {1} seconds (really?)': '{1} सेकंड में फिर से कोशिश करें',
    '{1} of {2}: {3}': '{2} में से {1}: {3}',
  };
  takeSentences('hi', { messages });
  expect(translate('Not found')).toBe('नहीं मिला');
  expect(translate('Try again in 30 seconds (really?)')).toBe('30 सेकंड में फिर से कोशिश करें');
  expect(translate('2 of 5: Not found')).toBe('5 में से 2: नहीं मिला');
  expect(translate('A word of an administrator')).toBe('A word of an administrator');
});

test('[LA4] elements stand where the sentence has them, and numbers are put into words of the language', async () => {
  render(<p>{withElements('Read <all>the terms</all> first.', { all: (text) => <b>{text}</b> })}</p>);
  expect(screen.getByText('the terms').tagName).toBe('B');
  expect(screen.getByText(/^Read\s+first\.$/)).toBeTruthy();
  await switchLanguage('hi');
  expect(formatScore(123456.5)).toBe('1,23,456.5');
});
