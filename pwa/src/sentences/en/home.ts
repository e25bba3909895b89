interface Files {
  readonly kept: number;
  readonly total: number;
  /** There is no space for the rest. */
  readonly isFull: boolean;
}

const counted = (files: Files | null) => {
  if (files === null) return '';
  return `: ${files.kept} of ${files.total} files${files.isFull ? ', and there is no space for more' : ''}`;
};

export const home = {
  /** ST73: on the card of a saved paper. */
  saved: {
    forOffline: 'Saved for offline',
    checking: 'Paper saved',
    fetching: (files: Files | null) => `Paper saved. Prep itself is being fetched${counted(files)}.`,
    incomplete: (files: Files | null) => `Paper saved. Prep itself is not complete${counted(files)}.`,
    withoutFormulas: 'Paper saved. What shows its formulas is still being fetched.',
    insecure:
      'Paper saved. Prep cannot be kept on this device, because its address does not begin with https.',
    notKept: 'Paper saved. This browser does not keep Prep for offline use.',
  },
  /** ST13: exams that go on, on another device of the student. */
  elsewhere: {
    caption: 'In progress on another device',
    continuous: (at: string) =>
      `Your answers up to ${at} are here. Later ones on the other device, if any, stay there and will not be merged. The clock has run on meanwhile and still does.`,
    pausable: (at: string) =>
      `Your answers up to ${at} are here. Later ones on the other device, if any, stay there and will not be merged. The clock stood still since then.`,
    continueHere: (title: string) => `Continue here: ${title}`,
    bringing: 'Bringing it here...',
    left: 'You went on with it on another device',
    show: 'Show',
    showOf: (title: string) => `Show ${title}`,
  },
  /** ST23: a paper that was being prepared. */
  ready: {
    toast: (title: string) => `${title} is ready.`,
    notice: 'Your test is ready',
  },
};
