/** The reason for an administrator's decision. */
export const reasonField = {
  kind: 'textarea',
  name: 'reason',
  label: 'Reason',
  hint: 'It is kept with your name and the time.',
  max: 500,
} as const;
