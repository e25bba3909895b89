import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from '../feedback/dialog.tsx';
import { usePageMark } from './page-mark.ts';

const isMarked = (mark: string) => document.documentElement.hasAttribute(`data-${mark}`);
const Modal = () => <Dialog open title="Delete" onClose={() => undefined} />;

test('the page is marked while a dialog is open, and until the last of several has gone', () => {
  const view = render(<Modal />);
  expect(isMarked('modal')).toBe(true);
  view.rerender(
    <>
      <Modal key="first" />
      <Modal key="second" />
    </>,
  );
  view.rerender(<Modal key="first" />);
  expect(isMarked('modal')).toBe(true);
  view.unmount();
  expect(isMarked('modal')).toBe(false);
});

test('a mark follows what it stands for, while the component stays', () => {
  function Bar({ isPinned }: { readonly isPinned: boolean }) {
    usePageMark('lower-bar', isPinned);
    return null;
  }
  const view = render(<Bar isPinned />);
  expect(isMarked('lower-bar')).toBe(true);
  view.rerender(<Bar isPinned={false} />);
  expect(isMarked('lower-bar')).toBe(false);
  view.rerender(<Bar isPinned />);
  view.unmount();
  expect(isMarked('lower-bar')).toBe(false);
});
