/** Told only to who has shown that the address is theirs (ST31), but for the name, which anybody may ask about. */
export const TAKEN = {
  email: 'This email is already registered. Please log in.',
  phone: 'This mobile number is already registered. Please log in.',
  username: 'This username is already taken',
} as const;
