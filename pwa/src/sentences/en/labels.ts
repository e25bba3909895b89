/** Labels for codes and numbers, wherever they are shown. */
export const labels = {
  /** An age below a minute: 'This list is from this minute.' */
  thisMinute: 'this minute',
  /** For tokens and papers. */
  unlimited: 'Unlimited',
  difficulty: { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' },
  trending: {
    TRENDING: 'TRENDING',
    HOT: 'HOT',
    RISING: 'RISING',
    POPULAR: 'POPULAR',
    QUICK: 'QUICK',
    SMART: 'SMART',
    FEATURED: 'FEATURED',
    PREMIUM: 'PREMIUM',
    TOP: 'TOP',
  },
  /** The states of a question in an exam. */
  questionStates: {
    'not-visited': 'Not Visited',
    visited: 'Not Answered',
    answered: 'Answered',
    marked: 'Marked for Review',
    'answered-marked': 'Answered & Marked',
  },
  /** Where an answer is saved (AT3). */
  saved: {
    saving: 'Saving...',
    device: 'On this device',
    server: 'On the server',
    receipted: 'Receipted',
    'not-saved': 'Not saved',
  },
  /** The passage that several questions share, with their numbers. */
  sets: {
    passage: (first: number, last: number) => `Passage for questions ${first} to ${last}`,
    table: (first: number, last: number) => `Table for questions ${first} to ${last}`,
    chart: (first: number, last: number) => `Chart for questions ${first} to ${last}`,
  },
  /** Images of questions, in the exam and in the analysis. */
  diagram: {
    name: 'Diagram',
    failed: 'Failed to load diagram',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    notDrawn: 'This diagram is a LaTeX drawing, which cannot be shown here. This is its source.',
    source: (name: string) => `${name}: source`,
  },
  fingerprint: 'Fingerprint of your answers, drawn as filled bubbles',
};
