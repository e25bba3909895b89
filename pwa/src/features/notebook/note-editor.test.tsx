import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NoteEditor } from './note-editor.tsx';

afterEach(cleanup);

it('[CN7] a note with hidden characters is refused before it is stored, one in several lines is not', () => {
  const saved: string[] = [];
  render(<NoteEditor note="" onSave={(text) => Promise.resolve(saved.push(text))} />);
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Your note'), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  type('v = u + at\u202e');
  screen.getByText('Note contains hidden characters. Please type it again.');
  save();
  expect(saved).toEqual([]);
  type('v = u + at\n\tक्\u200dष');
  expect(screen.queryByText(/hidden characters/)).toBeNull();
  save();
  expect(saved).toEqual(['v = u + at\n\tक्\u200dष']);
});
