/** Asked before a logout that leaves or removes something. */
export const logoutQuestion = {
  duringExam: 'Log out during an exam?',
  withoutNetwork: 'Log out without a network?',
  beforeSent: 'Log out before everything is sent?',
  stay: 'Stay logged in',
  needsNetwork:
    'You need a network to log in again. Until then you cannot open the papers saved on this device.',
  inProgress: (title: string) =>
    `“${title}” is still in progress. Your answers stay on this device, but you can go on only after you log in again.`,
  waiting: (count: number) =>
    count === 1
      ? 'One attempt is waiting to be sent. It will still be sent automatically.'
      : `${count} attempts are waiting to be sent. They will still be sent automatically.`,
  unsynced: (count: number) =>
    count === 1
      ? 'One change in your notebook is not synced yet. It stays on this device, and is synced when you log in here again.'
      : `${count} changes in your notebook are not synced yet. They stay on this device, and are synced when you log in here again.`,
  removed:
    'Your profile, results and notebook are removed from this device. You get them back when you log in again.',
};
