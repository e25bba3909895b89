/** Whoever runs an installation puts their own here; the public pages name nobody else. */
export const organisation = {
  name: 'Prep',
  supportEmail: 'support@example.com',
  city: 'Bangalore',
  country: 'India',
} as const;
