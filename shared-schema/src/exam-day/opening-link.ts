const NAME = 'code';

/** ED19: what a link to the waiting room ends with, so that it brings the code along. A fragment is sent to no server. */
export const openingFragment = (code: string): string => `#${NAME}=${code}`;

/** ED19: the code of such a link, as it stands there; empty if there is none. @param fragment with its '#'. */
export const codeInFragment = (fragment: string): string =>
  new RegExp(`^#(?:.*&)?${NAME}=([^&]*)`).exec(fragment)?.[1] ?? '';
