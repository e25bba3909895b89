// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Page({ dismissible = true }: { readonly dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Edit Profile"
        dismissible={dismissible}
        footer={<button onClick={() => setOpen(false)}>Cancel</button>}
      />
    </>
  );
}

function openIt(): HTMLElement {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

test('the focus returns to what opened the dialog', () => {
  render(<Page />);
  const opener = openIt();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.focus();
  fireEvent.click(cancel);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Escape closes it, unless it must not be left', () => {
  const { rerender } = render(<Page />);
  openIt();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();

  rerender(<Page dismissible={false} />);
  openIt();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a press that starts inside and ends beside does not close it', () => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Edit Profile">
      <p>Name</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByText('Name'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});
