import * as z from 'zod/mini';
import { flagFilter, searchText, sortBy } from '../../lists.ts';

/** What a name in the catalogue may be at most; topics say so in a sentence of their own. */
export const MAX_NAME = 100;
export const MAX_DESCRIPTION = 500;

/** A line of text that may stay empty. @param words what the sentence calls it. */
const shortText = (words: string, most: number) =>
  z
    .string(`${words} must be text`)
    .check(z.trim(), z.maxLength(most, `${words} must be at most ${most} characters`));

export const nameField = (required: string, tooLong: string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(MAX_NAME, tooLong));

export const descriptionField = shortText('Description', MAX_DESCRIPTION);

/** How a tile shows it: a Font Awesome class, Tailwind's gradient and colour classes, and a small badge. */
export const decorationFields = {
  icon: shortText('Icon', 100),
  gradientColor: shortText('Gradient color', 200),
  badge: shortText('Badge', 40),
  badgeColor: shortText('Badge color', 100),
  badgeIcon: shortText('Badge icon', 100),
};

/** What a tile has where nothing is said. */
export const undecorated = { icon: '', gradientColor: '', badge: '', badgeColor: '', badgeIcon: '' };

/** What every list of the catalogue can be asked. Newest first where nothing is said. */
export const catalogueQuery = {
  search: searchText,
  isActive: flagFilter,
  sort: sortBy(['name', 'createdAt'], '-createdAt'),
};
