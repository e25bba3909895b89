import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { OneNotice } from './one-notice.tsx';

let receive: (notices: string[]) => void;

/** A source of notices, as they arrive one after the other. */
function Source() {
  const [notices, setNotices] = useState<string[]>([]);
  receive = setNotices;
  return notices.map((text) => <p key={text}>{text}</p>);
}

const visible = () =>
  [...document.querySelectorAll<HTMLElement>('.one-notice p')]
    .filter((notice) => notice.closest('[hidden]') === null)
    .map(({ textContent }) => textContent);

test('[NT90] home shows the first notice of all its sources, and the others on request', async () => {
  render(
    <OneNotice>
      <Source />
      <p>5 to revise</p>
      <p>₹199 received</p>
    </OneNotice>,
  );
  expect(visible()).toEqual(['5 to revise']);
  act(() => receive(['Your result is here']));
  await waitFor(() => expect(visible()).toEqual(['Your result is here']));
  const more = screen.getByRole('button', { name: '2 more', expanded: false });
  fireEvent.click(more);
  expect(visible()).toEqual(['Your result is here', '5 to revise', '₹199 received']);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(visible()).toEqual(['Your result is here']);
  act(() => receive([]));
  await waitFor(() => expect(visible()).toEqual(['5 to revise']));
});

test('[NT90] without a notice there is nothing, and a single one has no button', async () => {
  render(
    <OneNotice>
      <Source />
    </OneNotice>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  act(() => receive(['Your result is here']));
  await screen.findByRole('region', { name: 'For you' });
  expect(screen.queryByRole('button')).toBeNull();
});
