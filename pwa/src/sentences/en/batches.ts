/** BA30, BA31: papers that are assigned to the student's batches, and joining a batch. */
export const batches = {
  assigned: {
    title: 'Assigned to you',
    /** Above a paper: its state, and the batch that has it. */
    before: (batch: string) => `Not open yet · ${batch}`,
    open: (batch: string) => `Open now · ${batch}`,
    closed: (batch: string) => `Closed · ${batch}`,
    handedIn: (batch: string) => `Handed in · ${batch}`,
  },
  join: {
    title: 'Join a batch',
    lead: 'Enter the code that your teacher gave you. Papers that are assigned to the batch then appear first on your home page.',
    code: 'Join code',
    hint: 'Eight letters, such as ACDE-FGHJ',
    submit: 'Join',
    joining: 'Joining...',
    joined: (batch: string) => `You are in ${batch} now.`,
    home: 'Go to home',
    needsNetwork: 'You are offline. Joining needs a connection.',
    failed: 'The batch could not be joined. Please try again.',
    yours: 'Your batches',
  },
};
