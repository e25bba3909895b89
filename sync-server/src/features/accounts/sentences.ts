/** Shown only to people who have proven that they own the address (ST31); usernames can be looked up by anyone. */
export const TAKEN = {
  email: 'This email is already registered. Please log in.',
  phone: 'This mobile number is already registered. Please log in.',
  username: 'This username is already taken',
} as const;
