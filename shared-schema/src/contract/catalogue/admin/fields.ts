import * as z from 'zod/mini';
import { hidesSomething, visible, visibleLines } from '../../hidden-characters.ts';
import { flagFilter, searchText, sortBy } from '../../lists.ts';
import { isGradient, isPaint } from '../colour-classes.ts';
import { iconClass } from '../icon-classes.ts';

/** Most characters of a name in the catalogue; topics have their own sentence for it. */
export const MAX_NAME = 100;
/** Characters. */
export const MAX_DESCRIPTION = 500;

/** Text that may be empty. @param words the name of the field in its sentences. */
const shortText = (words: string, most: number) =>
  z
    .string(`${words} must be text`)
    .check(z.trim(), z.maxLength(most, `${words} must be at most ${most} characters`), visibleLines(words));

/** @param what the name of the field in its sentences. */
export const nameField = (what: string, required: string, tooLong: string) =>
  z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(MAX_NAME, tooLong), visible(hidesSomething(what)));

export const descriptionField = shortText('Description', MAX_DESCRIPTION);

/** AC52: classes that draw nothing are refused. Only the server knows whether an icon of this name exists. */
const isIcon = (classes: string) => iconClass(classes) !== null;
const orEmpty = (isKnown: (classes: string) => boolean, sentence: string) =>
  z.refine<string>((classes) => classes.trim() === '' || isKnown(classes), sentence);

export const anIcon = orEmpty(isIcon, 'Please enter an icon like fa-solid fa-book');
export const aGradient = orEmpty(isGradient, 'Please enter a gradient like from-blue-400 to-blue-600');
const aColour = orEmpty(isPaint, 'Please enter a color like text-yellow-400');

/** The look of its tile: Font Awesome classes, Tailwind's gradient and colour classes, and a small badge. */
export const decorationFields = {
  icon: shortText('Icon', 100).check(anIcon),
  gradientColor: shortText('Gradient color', 200).check(aGradient),
  badge: shortText('Badge', 40),
  badgeColor: shortText('Badge color', 100).check(aColour),
  badgeIcon: shortText('Badge icon', 100).check(anIcon),
};

/** The defaults of decorationFields. */
export const undecorated = { icon: '', gradientColor: '', badge: '', badgeColor: '', badgeIcon: '' };

/** Search, filter and sort of every list of the catalogue; newest first by default. */
export const catalogueQuery = {
  search: searchText,
  isActive: flagFilter,
  sort: sortBy(['name', 'createdAt'], '-createdAt'),
};
