/** The picture of a result that a student may share. */
export const picture = {
  open: 'Share as a picture',
  title: 'Picture of your result',
  preview: (title: string, score: string, total: string) => `${title}: ${score} of ${total}`,
  withName: 'Show my name',
  withoutNameHint: 'Without it the picture names nobody.',
  share: 'Share',
  save: 'Save picture',
  notDrawn: 'The picture could not be made on this device.',
  outOf: (total: string) => `out of ${total}`,
  correct: 'Correct',
  wrong: 'Wrong',
  skipped: 'Skipped',
  accuracy: 'Accuracy',
  time: 'Time',
  footer: (host: string) => `Practised on ${host}, with or without a network`,
};
