/** The shareable picture of a result. */
export const picture = {
  open: 'Share as a picture',
  title: 'Picture of your result',
  preview: (title: string, score: string, total: string) => `${title}: ${score} of ${total}`,
  withName: 'Show my name',
  withoutNameHint: 'Otherwise the picture does not show your name.',
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
