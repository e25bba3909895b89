import {
  profileChanges,
  type DifficultyPreference,
  type ProfileChanges,
  type ProfileUser,
} from '@exam/shared-schema/contract';

/** The form's values; an absent value is ''. */
export interface ProfileForm {
  readonly fullName: string;
  readonly location: string;
  readonly profilePicture: string;
  readonly nickname: string;
  readonly isListed: boolean;
  readonly showsFullName: boolean;
  readonly difficultyPreference: DifficultyPreference | '';
}

export type ProfileErrors = Partial<Record<string, string>>;

export function formOf(user: ProfileUser): ProfileForm {
  const { fullName, location, profilePicture, nickname, difficultyPreference } = user;
  const { isListed, showsFullName } = user;
  return {
    fullName,
    location: location ?? '',
    profilePicture: profilePicture ?? '',
    nickname: nickname ?? '',
    isListed,
    showsFullName,
    difficultyPreference: difficultyPreference ?? '',
  };
}

/** Whether any value differs from the stored one, including whitespace; enables Save. */
export function isChanged(form: ProfileForm, user: ProfileUser): boolean {
  const before = formOf(user);
  return (Object.keys(before) as (keyof ProfileForm)[]).some((name) => form[name] !== before[name]);
}

/** PF4: the changes to send: trimmed, without unchanged members; null for cleared ones. Empty if there are none. */
export function changesOf(form: ProfileForm, user: ProfileUser): ProfileChanges {
  const before = formOf(user);
  const entries = (Object.keys(before) as (keyof ProfileForm)[])
    .map((name) => [name, trimmed(form[name])] as const)
    .filter(([name, value]) => value !== before[name])
    .map(([name, value]) => [name, name !== 'fullName' && value === '' ? null : value] as const);
  return Object.fromEntries(entries) as ProfileChanges;
}

const trimmed = <T>(value: T): T | string => (typeof value === 'string' ? value.trim() : value);

/** The error of each field, in English: the server's messages, from the same schema. */
export function errorsIn(changes: ProfileChanges): ProfileErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of profileChanges.safeParse(changes).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}
