/** The frame of the help page; its questions and answers are in shared-schema/src/help. */
export const help = {
  title: 'Help',
  lead: 'How Prep works: papers without a network, handing in, results, tokens and your account.',
  terms: {
    title: 'Look up a term',
    label: 'Term or question',
    hint: 'For example: Ohm’s law, or: formula of kinetic energy. Physics, Chemistry, Mathematics and Biology.',
    loading: 'Loading the terms',
    none: 'There is no such term here. The assistant knows more of them.',
    notHere: 'The terms are not on this device yet',
    notHereText:
      'They are loaded the first time that you use this with a connection, and are here from then on.',
    again: 'Try again',
  },
};
