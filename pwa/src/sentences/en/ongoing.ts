/** What a student has in progress, shown on home and other pages. */
export const ongoing = {
  notices: {
    title: 'For you',
    more: (count: number) => `${count} more`,
    fewer: 'Show fewer',
  },
  newResult: {
    title: 'Your result is here',
    score: (title: string, score: string, total: string) => `${title}: ${score} / ${total}`,
    see: 'See result',
    seeNamed: (title: string) => `See result of ${title}`,
  },
  lastResults: {
    title: 'Your last results',
    all: 'All results',
  },
  /** ST13: exams in progress on another device of the student. */
  elsewhere: {
    caption: 'In progress on another device',
    continuous: (at: string) =>
      `Your answers up to ${at} are here. Later ones on the other device, if any, stay there and will not be merged. The clock is still running.`,
    pausable: (at: string) =>
      `Your answers up to ${at} are here. Later ones on the other device, if any, stay there and will not be merged. The clock stood still since then.`,
    continueHere: (title: string) => `Continue here: ${title}`,
    bringing: 'Bringing it here...',
    left: 'You went on with it on another device',
    show: 'Show',
    showOf: (title: string) => `Show ${title}`,
  },
  /** GN6: tests being generated in the background. */
  generated: {
    making: 'Your test is being made. You will be notified when it is ready.',
    made: 'Your test is ready',
    open: 'Open',
    openNamed: (title: string) => `Open ${title}`,
    again: 'Make another',
    /** LM7: who wrote the questions of an AI-generated test. */
    byAiAlone: (questions: number) => `All ${questions} questions by AI`,
    byBoth: (byAi: number, others: number) =>
      `${byAi} ${byAi === 1 ? 'question' : 'questions'} by AI, ${others} from our own question bank`,
    withoutAi: (questions: number) =>
      `AI was not available: all ${questions} questions are from our own question bank`,
  },
};
