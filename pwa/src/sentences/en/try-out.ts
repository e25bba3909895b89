/** PK19: the paper that can be taken without an account. */
export const tryOut = {
  title: 'Try a 2-minute paper',
  lead: 'A real exam with five questions: the same exam room, the same palette, and your score as soon as you submit.',
  lastResult: 'See your last try-out result',
  offline: 'Switch off your network if you like.',
  offlineAdvice:
    'It works all the same. Your answers stay on this device: they are not sent and not ranked. If you register or log in here afterwards, the result is shown in your account on this device.',
  notStartedAdvice: 'This device refused to store it. Free some space and try again.',
  start: 'Start now',
};
