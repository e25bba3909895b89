import type * as en from '../en/pages.ts';
import { about } from './pages/about.ts';
import { contact } from './pages/contact.ts';
import { privacy } from './pages/privacy.ts';
import { refunds } from './pages/refunds.ts';
import { terms } from './pages/terms.ts';

export const pages: typeof en.pages = {
  lastChanged: (day) => `पिछला बदलाव: ${day}`,
  about,
  contact,
  privacy,
  refunds,
  terms,
};
