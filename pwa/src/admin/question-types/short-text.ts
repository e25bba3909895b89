import { keyTextEditor } from './key-text.ts';

export const shortTextEditor = keyTextEditor('ShortText', {
  label: 'Accepted answers',
  hint: 'One a line. Capitals, spaces, accents typed in another way and kinds of dashes make no difference.',
});
