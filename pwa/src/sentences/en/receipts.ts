/** The receipt of an attempt, and the page that verifies one. */
export const receipts = {
  receipt: 'Receipt',
  fingerprint: 'Fingerprint',
  details: 'Receipt details',
  willCarry: 'The fingerprint of your submitted answers. Your receipt will carry this code.',
  received: (at: string) => `Received ${at}`,
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying was not allowed. Save it as a file instead.',
  save: 'Save as file',
  checkLink: 'Check a receipt',

  facts: {
    attempt: 'Attempt',
    paper: 'Test paper',
    log: 'Fingerprint of the log',
    answers: 'Fingerprint of the answers',
    key: 'Signed with key',
    backup: 'In a backup',
    notYet: 'Not yet',
    backupAtSigning: 'In a backup when it was signed',
    nothingYet: 'Nothing yet',
    before: (at: string) => `What came before ${at}`,
  },

  check: {
    lead: "A receipt is the server's signed proof that it has an attempt. It is checked on this device; nothing is sent.",
    hint: 'Paste the text that you copied, or open the file that you saved.',
    button: 'Check',
    open: 'Open a file',
    errors: {
      empty: 'Paste a receipt, or open its file.',
      'too-large': 'This file is too large to be a receipt.',
    },
    noKeys: "The server's public keys are not on this device yet.",
    noKeysDetail: 'They are needed once. After that, receipts can be checked without a network.',
  },

  verdict: {
    genuine: 'This receipt is genuine.',
    genuineDetail: 'The server signed it, and nothing in it was changed.',
    logIn: 'Log in to see whether it is yours.',
    yours: 'It is yours.',
    anothers: 'It belongs to another student.',
    altered: 'This receipt is not what the server signed.',
    signature: "The signature doesn't match: something in it was changed, or it was never signed.",
    changed: (members: string) => `Compared with the receipt on this device, this was changed: ${members}.`,
    unknownKey: 'This receipt names a key that this server has not published.',
    otherServer: (key: string) => `The key is ${key}. The receipt comes from another server, or was changed.`,
    olderKeys: (key: string) =>
      `The key is ${key}. This device may not have the newest keys; check again with a network.`,
    unreadable: 'This is not a receipt.',
    noObject: 'A receipt is text in curly braces. Copy all of it, or open the file that you saved.',
    faults: (members: string) => `Missing or not in the right form: ${members}.`,
  },

  /** The label of each member of a receipt; `form` is for unknown members. */
  members: {
    attemptId: 'the attempt',
    testId: 'the test',
    userDigest: 'the student',
    head: 'the fingerprint of the log',
    answersDigest: 'the fingerprint of the answers',
    receivedAt: 'the time of receipt',
    keyId: 'the key',
    backedUpThrough: 'the time of the backup',
    signature: 'the signature',
    form: 'its form',
  },
};
