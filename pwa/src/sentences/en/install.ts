/** How to add the app to the home screen of an iPhone. */
export const installByHand = {
  title: 'Add Prep to your home screen',
  share: 'Open the Share menu: the square with an arrow pointing up.',
  add: 'Choose "Add to Home Screen", then "Add".',
  open: 'Open Prep from the home screen, log in there and save your papers again: on an iPhone or iPad the app on the home screen has its own storage.',
  handInFirst: 'First hand in anything that is waiting here. What is on the server is in both.',
  done: 'Done',
};

/** Shown once per device, when its first paper is saved. */
export const installOffer = {
  name: 'Install Prep',
  title: 'Open Prep like any other app',
  text: 'Your paper is on this device. Add Prep to your home screen to open it without a network.',
  accept: 'Install',
  notNow: 'Not now',
};
