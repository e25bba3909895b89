import { about } from './pages/about.ts';
import { contact } from './pages/contact.ts';
import { privacy } from './pages/privacy.ts';
import { refunds } from './pages/refunds.ts';
import { terms } from './pages/terms.ts';

/** The public text pages. */
export const pages = {
  lastChanged: (day: string) => `Last changed ${day}`,
  about,
  contact,
  privacy,
  refunds,
  terms,
};
