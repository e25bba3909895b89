/** Waiting attempts, since when, the server's errors, and receipts. */
export const sync = {
  title: 'Sync',
  nothingHere: 'Nothing waits on this device.',
  someoneWaits: 'Handed-in attempts wait on this device and are sent automatically. Log in to see yours.',
  now: 'Sync now',
  nothing: 'Nothing waits',
  nothingAdvice: 'Every attempt that was handed in on this device is with the server.',
  online: 'You are online.',
  offline: 'You are offline.',
  onlineSending: 'What you handed in is safe on this device and is being sent to the server.',
  onlineWaiting: 'What you handed in is safe on this device. It is sent automatically at the next try.',
  allRefused:
    'What you handed in is safe on this device. The server did not accept it, so it is not sent again.',
  offlineWaiting:
    'You are offline. What you handed in is safe on this device and is sent automatically when the network is back.',
  handedIn: (at: string) => `Handed in on this device ${at}`,
  waiting: 'Waiting',
  refused: 'Not accepted',
  justNow: 'It has just been handed in.',
  /** `when`: '5 minutes ago'. */
  since: (when: string) => `It was handed in ${when}.`,
  tried: (times: number) => (times === 1 ? 'Tried once.' : `Tried ${times} times.`),
  sending: 'It is being sent now.',
  nextSoon: 'The next try is in a moment.',
  /** `when`: 'in 4 minutes'. */
  next: (when: string) => `The next try is ${when}.`,
  lastTry: (at: string) => `The last try, ${at}`,
  refusedAdvice: 'Your attempt is still on this device. Save its text and send it to support.',
  show: 'Show',
  showOf: (title: string) => `Show ${title}`,
  moved: {
    caption: 'You went on with it on another device',
    state: 'Not sent from here',
    advice:
      'Hand it in there. What you answered here is kept, in case that device is lost or broken. Once it is handed in, open its result.',
    openResult: 'Open the result',
    openResultOf: (title: string) => `Open the result of ${title}`,
    cannotUseOther: "I can't use the other device",
    cannotUseOtherFor: (title: string) => `I can't use the other device: ${title}`,
  },
  carry: {
    title: 'Bring a file',
    advice: 'For a hand-in file from another device, or a receipt that was carried back to this one.',
    choose: 'Choose a file',
    waitingTitle: 'No network for long?',
    waitingAdvice:
      'Save the waiting attempts as a file. Anyone can carry it to a device with a network, and no one on the way can read it. The attempt stays here until you bring its receipt back.',
    bringReceipt: 'Bring a receipt file',
  },
  diagnostics: {
    title: 'Trouble with an exam?',
    advice:
      'Support may ask for diagnostics. They hold ids, times and states of your last exam on this page, and no question and no answer.',
    copy: 'Copy diagnostics',
    copied: 'The diagnostics were copied.',
    notCopied: 'The diagnostics could not be copied. Please allow this site to use the clipboard.',
  },
  receipts: {
    title: 'Received by the server',
    caption: 'This is the code of your receipt. It is also on the result, and proves what you handed in.',
    /** Used if the paper's name is unknown. */
    attempt: 'Attempt',
  },
  file: {
    saveOf: (title: string) => `Save as file: ${title}`,
    share: 'Share',
    shareOf: (title: string) => `Share file: ${title}`,
    saveText: 'Save the text',
    saveTextOf: (title: string) => `Save the text: ${title}`,
    saved: (name: string) => `Saved as ${name}. Upload it on a device with a network.`,
    /** The first line of the file itself. */
    what: (address: string) => `A sealed exam attempt. Choose it at ${address} on any device with a network.`,
  },
};
