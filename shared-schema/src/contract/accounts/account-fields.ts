import * as z from 'zod/mini';
import { asciiDigits } from '../../marking/typed-number.ts';
import { visible } from '../hidden-characters.ts';
import { withLetter } from './letter.ts';

/** A basic address pattern: something, an at sign, something, a dot, something. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const BAD_EMAIL = 'Please enter a valid email address';

/** Characters that are pasted with an address and not seen. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

const text = (whenAbsent: string) => z.string(whenAbsent);

/** AC61: an address in one encoding, so that it fits from every keyboard. */
const email = (whenEmpty: string) =>
  text(whenEmpty).check(
    z.overwrite((address) => address.normalize('NFC').replace(INVISIBLE, '')),
    z.trim(),
    z.minLength(1, whenEmpty),
    z.maxLength(254, BAD_EMAIL),
    z.regex(EMAIL, BAD_EMAIL),
    visible(BAD_EMAIL),
  );

export const emailField = email('Email is required');
/** For the request of a reset link, with the sentence of that screen. */
export const forgottenEmailField = email('Please enter your email address');

export const usernameField = text('Username must be at least 3 characters').check(
  z.trim(),
  z.minLength(3, 'Username must be at least 3 characters'),
  z.maxLength(30, 'Username must be at most 30 characters'),
  z.regex(/^\w+$/, 'Username can only contain letters, numbers, and underscores'),
);

export const fullNameField = text('Full name must be at least 2 characters').check(
  z.trim(),
  z.minLength(2, 'Full name must be at least 2 characters'),
  z.maxLength(100, 'Full name must be at most 100 characters'),
  visible('Full name contains hidden characters. Please type it again.'),
  withLetter('Full name must contain a letter'),
);

/** The offered country codes; the first is the default. */
export const countryCodes = ['+91', '+1', '+44', '+61', '+81', '+49', '+33', '+86'] as const;
export const countryCodeField = z.enum(countryCodes, 'Please choose a country code');

/** AC62: digits of any script, as they are typed and pasted, without what stands between them. */
export const digits = (sentence: string) =>
  text(sentence).check(z.overwrite((typed) => asciiDigits(typed).replace(/[\s\p{Cf}-]/gu, '')));

export const PHONE_DIGITS = 10;
const BAD_PHONE = 'Please enter a valid 10-digit mobile number';
/** @param sentence of the form that asks for the number. */
export const phoneDigits = (sentence: string) => digits(sentence).check(z.regex(/^[0-9]{10}$/, sentence));
export const phoneField = phoneDigits(BAD_PHONE);

/** Digits of a code sent by e-mail or SMS. */
export const CODE_DIGITS = 6;
/** Time until another code may be requested, seconds. */
export const RESEND_AFTER_SECONDS = 120;
const BAD_CODE = 'Please enter the complete 6-digit code';
/** A code as it is typed into the boxes. */
export const codeField = digits(BAD_CODE).check(z.regex(/^[0-9]{6}$/, BAD_CODE));
const INCOMPLETE_OTP = 'Please enter complete 6-digit OTP';
/** A code as it is sent for verification. */
export const otpField = digits(INCOMPLETE_OTP).check(z.regex(/^[0-9]{6}$/, INCOMPLETE_OTP));

/** Opaque token of a code that was sent. */
export const otpTokenField = (channel: 'email' | 'phone') => {
  const sentence = `Please request ${channel} OTP first`;
  return text(sentence).check(z.minLength(1, sentence), z.maxLength(200, sentence));
};

const TOO_LONG = 'Password is too long';
/** Characters. */
export const MAX_PASSWORD = 1024;

/**
 * AC60: the form in which a password is hashed and compared. Keyboards encode one character differently, composed or
 * not, and NIST SP 800-63B (section 3.1.1.2) requires one form before hashing.
 */
export function normalizedPassword(password: string): string {
  return password.normalize('NFKC');
}

/** Whether a password has a length in either form: accounts from before AC60 have it as it was typed. */
const hasLength = (isLength: (characters: number) => boolean) => (password: string) =>
  isLength(password.length) || isLength(normalizedPassword(password).length);

/** The check that a password, to be compared with that of an account, is not longer than any. */
export const passwordNotTooLong = z.refine<string>(
  hasLength((characters) => characters <= MAX_PASSWORD),
  TOO_LONG,
);

export const loginPasswordField = text('Password is required').check(
  z.minLength(1, 'Password is required'),
  z.refine(
    hasLength((characters) => characters >= 6),
    'Password must be at least 6 characters',
  ),
  passwordNotTooLong,
);

/** ST33: of an account that an administrator makes. */
const SHORT_PASSWORD = 'Password must be at least 6 characters';
export const givenPasswordField = text(SHORT_PASSWORD).check(
  z.normalize('NFKC'),
  z.minLength(6, SHORT_PASSWORD),
  z.maxLength(MAX_PASSWORD, TOO_LONG),
);

/** At sign-up (ST33): only the length; the server also refuses the most common passwords. */
export const newPasswordField = text('Password must be at least 8 characters').check(
  z.normalize('NFKC'),
  z.minLength(8, 'Password must be at least 8 characters'),
  z.maxLength(MAX_PASSWORD, TOO_LONG),
);

/** At reset (ST33): each rule with its own sentence, in the order of the form. */
export const RESET_RULES = [
  { rule: /^[\s\S]{8,}$/, sentence: 'At least 8 characters' },
  { rule: /[A-Z]/, sentence: 'One uppercase letter' },
  { rule: /[a-z]/, sentence: 'One lowercase letter' },
  { rule: /[0-9]/, sentence: 'One number' },
  { rule: /[!@#$%^&*]/, sentence: 'One special character (!@#$%^&*)' },
] as const;

export const resetPasswordField = text('At least 8 characters').check(
  z.normalize('NFKC'),
  ...RESET_RULES.map(({ rule, sentence }) => z.regex(rule, sentence)),
  z.maxLength(MAX_PASSWORD, TOO_LONG),
);

export const PASSWORDS_DIFFER = 'Passwords do not match';

/** Sent by the server, which has the list. */
export const COMMON_PASSWORD = 'This password is too common. Please choose another one.';
