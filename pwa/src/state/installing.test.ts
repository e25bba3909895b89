import { beforeEach, expect, test, vi } from 'vitest';
import { install, installWay, rememberOffer, useInstalling, watchInstalling } from './installing.ts';

watchInstalling();

beforeEach(() => {
  localStorage.clear();
  useInstalling.setState({ prompt: null, installed: false, offered: false });
});

function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome })),
  });
  dispatchEvent(event);
  return event;
}

test('the browser’s own bar is held back, and its offer kept for later', () => {
  const event = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(installWay(useInstalling.getState())).toBe('prompt');
});

test('the offer is used once; a person who declines is not installed', async () => {
  const event = offer('dismissed');
  await install();
  await install();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(useInstalling.getState()).toMatchObject({ installed: false, prompt: null });
  expect(installWay(useInstalling.getState())).toBeNull();
});

test('where it is installed nothing is offered any more', async () => {
  offer('accepted');
  await install();
  offer('accepted');
  expect(installWay(useInstalling.getState())).toBeNull();
});

test('that it was offered is remembered on the device', () => {
  rememberOffer();
  expect(localStorage.getItem('prep-install-offered')).not.toBeNull();
});
