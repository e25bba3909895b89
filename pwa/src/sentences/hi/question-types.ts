import type * as en from '../en/question-types.ts';

export const questionTypes: typeof en.questionTypes = {
  MCQ: {
    name: 'MCQ',
    rule: 'एक सही उत्तर',
    questions: (count) => `${count} प्रश्न, एक सही उत्तर वाले`,
    found: (count) => `एक सही विकल्प वाले ${count}`,
  },
  MSQ: {
    name: 'MSQ',
    rule: 'एक या अधिक सही',
    questions: (count) => `${count} प्रश्न, एक या अधिक सही उत्तर वाले`,
    found: (count) => `एक से अधिक सही विकल्पों वाले ${count}`,
  },
  Numerical: {
    name: 'संख्यात्मक',
    rule: 'संख्यात्मक उत्तर',
    questions: (count) => `${count} प्रश्न, संख्यात्मक उत्तर वाले`,
    found: (count) => `${count} संख्यात्मक`,
  },
  ShortText: {
    name: 'लघु उत्तर',
    rule: 'लिखकर देने वाला उत्तर',
    questions: (count) => `${count} प्रश्न, लिखकर देने वाले उत्तर के`,
    found: (count) => `लिखकर देने वाले उत्तर के ${count}`,
  },
  MatrixMatch: {
    name: 'मैट्रिक्स मिलान',
    rule: 'हर पंक्ति का एक या अधिक से मिलान करें',
    questions: (count) => `${count} प्रश्न, दो सूचियों के मिलान वाले`,
    found: (count) => `दो सूचियों के मिलान वाले ${count}`,
  },
};
