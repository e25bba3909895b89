/** Uploading a hand-in file, and importing its receipt. */
export const handIn = {
  title: 'Hand in a file',
  lead: 'For an exam that was finished without a network. You do not need an account.',
  offlineTitle: 'You are offline',
  offline: 'You need a network to hand in a file. To add a receipt you do not.',
  handingIn: 'Handing in',
  progress: (done: number, total: number) => `${done} of ${total}`,
  drop: {
    title: 'Choose a hand-in file or a receipt file',
    orHere: 'or drop it here',
    label: 'Hand-in file or receipt file',
    choose: 'Choose file',
  },
  howItWorks: {
    title: 'How it works',
    /** In order. */
    steps: [
      'On the device with the exam, open Sync and choose Save as file or Share. The attempt stays there too.',
      'Take the file to any device with a network and choose it here. It is encrypted; no one carrying it can read it.',
      'Save the receipt that you get, take it back and choose it here on the device with the exam.',
    ] as readonly string[],
    note: 'Uploading a file twice does no harm. If the device with the exam is online first, it hands in automatically.',
    openSync: 'Open Sync',
  },
  states: {
    sending: 'Sending',
    received: 'Received',
    failed: 'Not handed in',
    receipt: 'Receipt',
    notStored: 'Not stored',
  },
  sending: 'Handing it in...',
  /** The results of importing a receipt. */
  receipts: {
    stored: 'The server has this attempt. Its receipt is now on this device, and nothing is left to send.',
    known: 'This device already has this receipt. Nothing was changed.',
    elsewhere:
      'This receipt is for an attempt on another device. Take it to the device where the exam was written.',
    other: 'This receipt is for a different hand-in, not for the one waiting here. Nothing was changed.',
    false: 'This receipt was changed or damaged, so it was not stored. Ask for it again.',
  },
  /** Why a file was not accepted. */
  failures: {
    'not-ours':
      'This is not a hand-in file or a receipt file of Prep. Choose the file that was saved from Sync.',
    'plain-text':
      'This is the plain text of an attempt. Send it to support, or choose Save as file on Sync to make a sealed file.',
    'not-read': 'This file could not be read. Choose it again.',
    'not-stored': 'This receipt could not be stored on this device. Nothing was changed.',
  },
  receivedAt: (time: string) => `Received ${time}`,
  received:
    'Take the receipt back to the device with the exam. It is encrypted too: only that device can read it.',
  saveReceipt: 'Save receipt file',
  share: 'Share',
  /** Written into the receipt file, for the person who opens it. */
  receiptFile: (address: string) =>
    `A receipt for a hand-in. Choose it at ${address} on the device with the exam.`,
};
