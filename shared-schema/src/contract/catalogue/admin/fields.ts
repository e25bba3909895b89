import * as z from 'zod/mini';
import { flagFilter, searchText, sortBy } from '../../lists.ts';

/** Most characters of a name in the catalogue; topics have a sentence of their own for it. */
export const MAX_NAME = 100;
/** Characters. */
export const MAX_DESCRIPTION = 500;

/** Text that may be empty. @param words the name of the field in its sentences. */
const shortText = (words: string, most: number) =>
  z
    .string(`${words} must be text`)
    .check(z.trim(), z.maxLength(most, `${words} must be at most ${most} characters`));

export const nameField = (required: string, tooLong: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(MAX_NAME, tooLong));

export const descriptionField = shortText('Description', MAX_DESCRIPTION);

/** How a tile shows it: Font Awesome classes, Tailwind's gradient and colour classes, and a small badge. */
export const decorationFields = {
  icon: shortText('Icon', 100),
  gradientColor: shortText('Gradient color', 200),
  badge: shortText('Badge', 40),
  badgeColor: shortText('Badge color', 100),
  badgeIcon: shortText('Badge icon', 100),
};

/** The defaults of decorationFields. */
export const undecorated = { icon: '', gradientColor: '', badge: '', badgeColor: '', badgeIcon: '' };

/** Search, filter and sort of every list of the catalogue; newest first by default. */
export const catalogueQuery = {
  search: searchText,
  isActive: flagFilter,
  sort: sortBy(['name', 'createdAt'], '-createdAt'),
};
