/** The organisation named on the public pages; to be changed for each installation. */
export const organisation = {
  name: 'Prep',
  supportEmail: 'support@example.com',
  city: 'Bangalore',
  country: 'India',
} as const;
