/** Shown only to people who have proven that the address is theirs (ST31), except for the username, which anybody may look up. */
export const TAKEN = {
  email: 'This email is already registered. Please log in.',
  phone: 'This mobile number is already registered. Please log in.',
  username: 'This username is already taken',
} as const;
