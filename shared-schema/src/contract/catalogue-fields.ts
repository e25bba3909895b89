import * as z from 'zod/mini';

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

/** The answer to a change that has nothing more to say. */
export const messageAnswer = z.object({ message: z.string() });

/** A filter on the active flag, as it stands in an address. */
export const activeFilter = z.optional(z.enum(['true', 'false']));

/** What a person types to find something by its name. */
export const searchText = z.optional(z.string().check(z.trim(), z.maxLength(100)));

/** How the catalogue's lists may be sorted; a minus turns it round. Newest first where nothing is said. */
export const catalogueSorts = ['name', '-name', 'createdAt', '-createdAt'] as const;
export const catalogueSort = z._default(z.enum(catalogueSorts), '-createdAt');
export type CatalogueSort = (typeof catalogueSorts)[number];
