/** The toolbar of the exam room. */
export const toolbar = {
  title: 'Tools',
  close: 'Close tools',
  fullscreen: 'Fullscreen',
  leaveFullscreen: 'Leave fullscreen',
  questionLanguage: 'Language of this question',
  names: {
    textSize: 'Text size',
    instructions: 'Instructions',
    paper: 'Question paper',
    roughWork: 'Rough work',
    language: 'Language',
    assistant: 'AI assistant',
    keys: 'Keys',
    calculator: 'Calculator',
  },
};
