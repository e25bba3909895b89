import * as z from 'zod/mini';
import { withLetter } from '../accounts/letter.ts';
import { visible } from '../hidden-characters.ts';

/** Characters. */
export const MAX_LOCATION = 100;
export const MIN_NICKNAME = 2;
export const MAX_NICKNAME = 30;

/**
 * PF6: pictures are only shown from these hosts, which the content security policy names too. A picture from any other
 * host could report to its owner who views it, and when.
 */
export const PICTURE_HOSTS = [
  'avatars.githubusercontent.com',
  'lh3.googleusercontent.com',
  'secure.gravatar.com',
  'www.gravatar.com',
  'i.imgur.com',
] as const;

const NO_NAME = 'Name is required';
const SHORT_NAME = 'Name must be at least 2 characters';

export const profileNameField = z
  .string(NO_NAME)
  .check(
    z.trim(),
    z.minLength(1, NO_NAME),
    z.minLength(2, SHORT_NAME),
    z.maxLength(100, 'Name must be at most 100 characters'),
    visible('Name contains hidden characters. Please type it again.'),
    withLetter('Name must contain a letter'),
  );

const LONG_LOCATION = `Location must be at most ${MAX_LOCATION} characters`;

export const locationField = z
  .string('Please enter a location')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a location'),
    z.maxLength(MAX_LOCATION, LONG_LOCATION),
    visible('Location contains hidden characters. Please type it again.'),
  );

const BAD_PICTURE = 'Please enter the https address of a picture on Gravatar, Google, GitHub or Imgur';

export const pictureField = z
  .string(BAD_PICTURE)
  .check(z.trim(), z.maxLength(500, BAD_PICTURE), z.refine(isPictureAddress, BAD_PICTURE));

/** An https address without user and port, in ASCII characters that need no decoding. */
const PICTURE_ADDRESS = /^https:\/\/([a-z0-9.-]+)\/[\w./?=&%~+:,@-]*$/;

function isPictureAddress(text: string): boolean {
  const host = PICTURE_ADDRESS.exec(text)?.[1];
  return PICTURE_HOSTS.some((known) => known === host);
}

const LENGTH = `Nickname must have ${MIN_NICKNAME} to ${MAX_NICKNAME} characters`;
/** At least as many digits as the shortest phone number. */
const PHONE_LIKE = /(?:\p{Nd}[\s().+-]*){7,}/u;
/** Digits that are written out are read as a number, too. */
const SPELT_DIGITS = /zero|one|two|three|four|five|six|seven|eight|nine/gi;

/** As a reader reads it: full-width forms as the usual ones, spelt digits as digits. */
const asRead = (name: string): string => name.normalize('NFKC').replace(SPELT_DIGITS, '0');

/** PF5: it is public on the boards, so it must not contain contact details. */
export const nicknameField = z.string(LENGTH).check(
  z.trim(),
  z.minLength(MIN_NICKNAME, LENGTH),
  z.maxLength(MAX_NICKNAME, LENGTH),
  visible('Nickname contains hidden characters. Please type it again.'),
  z.refine((name) => !asRead(name).includes('@'), 'Nickname must not contain an email address'),
  z.refine((name) => !PHONE_LIKE.test(asRead(name)), 'Nickname must not contain a phone number'),
);
