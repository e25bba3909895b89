/** ED5, ED6: a paper that is saved encrypted, until it is opened. */
export const waiting = {
  title: 'Saved, and closed until the exam opens',
  /** A formatted date and time. */
  opensAt: (time: string) => `The paper opens ${time}.`,
  untilThen: 'Nothing of it can be read before, on this device or any other.',
  /** hours, minutes and seconds: '1:02:03'. */
  countdown: (left: string) => `Opens in ${left}`,
  online: 'Keep this page open: at its time the paper opens by itself.',
  offline: 'There is no connection. The paper opens with the code that is announced in the exam hall.',
  fetching: 'Opening...',
  notYet: 'The exam is not released yet. This page keeps asking.',
  able: 'Checked: this browser can open it.',
  awake: 'The screen stays on while this page is open.',
  code: {
    title: 'Open with a code',
    label: 'Opening code',
    hint: 'Fourteen letters and digits, such as 7QK2M-9FHTB-03XW',
    submit: 'Open',
    busy: 'Opening...',
    empty: 'Enter the code that was announced.',
    letter: 'The code has only digits and the letters A to Z, without U.',
    length: (typed: number) => `The code has 14 letters and digits. You have typed ${typed}.`,
    check: 'One of the letters is not right. Please compare them with the code that was announced.',
  },
  failed: {
    'unknown-code':
      'This is not a code of this paper. Please check that you are in the right group and paper.',
    'other-key':
      'The paper on this device has another key. Connect and save it again, or open it with a code.',
    damaged: 'The paper on this device is damaged. Connect and save it again.',
    'no-cryptography': 'This browser cannot open the paper. Please use another browser, or another device.',
    'no-space':
      'There is not enough free space to open the paper. Delete a few photos or videos and try again.',
    unexpected: 'The paper could not be opened. Please try again.',
  },
  saveAgain: 'Save it again',
};
