import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { WrittenQuestion } from './written-question.ts';

/** As it is written here: English and Hindi side by side, options in the same order, named by their places. */
interface BilingualQuestion extends Omit<
  WrittenQuestion,
  'text' | 'options' | 'explanation' | 'translations'
> {
  readonly text: readonly [english: string, hindi: string];
  readonly options: readonly (readonly [english: string, hindi: string])[];
  readonly explanation: readonly [english: string, hindi: string];
}

const right = (...places: readonly number[]): AnswerKey => ({ type: 'MCQ', correct: places.map(String) });
/** Options that are written alike in both languages. */
const same = (...words: readonly string[]) => words.map((word) => [word, word] as const);

const questions: readonly BilingualQuestion[] = [
  {
    name: 'train-and-platform',
    subject: 'Physics',
    topic: 'Kinematics',
    difficulty: 3,
    key: right(1),
    text: [
      'A train 150 m long runs at a steady 72 km/h. How long does it take to pass a platform 250 m long completely?',
      '150 m लंबी एक रेलगाड़ी 72 km/h की एकसमान चाल से चल रही है। 250 m लंबे प्लेटफ़ॉर्म को पूरी तरह पार करने में उसे कितना समय लगेगा?',
    ],
    options: same('12.5 s', '20 s', '7.5 s', '25 s'),
    explanation: [
      '72 km/h is 20 m/s. The train covers 150 m + 250 m = 400 m, which takes 20 s. The 12.5 s would be those of the 250 m of the platform alone.',
      '72 km/h = 20 m/s है। रेलगाड़ी 150 m + 250 m = 400 m की दूरी तय करती है, जिसमें 20 s लगते हैं। 12.5 s केवल 250 m लंबे प्लेटफ़ॉर्म की दूरी के लिए होते।',
    ],
  },
  {
    name: 'stone-thrown-up',
    subject: 'Physics',
    topic: 'Kinematics',
    difficulty: 3,
    key: right(2),
    text: [
      'A stone is thrown vertically upwards. Air resistance is negligible. Which of the following is correct at the highest point of its path?',
      'एक पत्थर सीधे ऊपर की ओर फेंका जाता है। वायु के प्रतिरोध की उपेक्षा करें तो पथ के उच्चतम बिंदु पर क्या सही है?',
    ],
    options: [
      ['Velocity and acceleration are both zero', 'वेग और त्वरण दोनों शून्य हैं'],
      ['Only the acceleration is zero', 'केवल त्वरण शून्य है'],
      ['Only the velocity is zero', 'केवल वेग शून्य है'],
      ['Neither of them is zero', 'दोनों में से कोई भी शून्य नहीं है'],
    ],
    explanation: [
      'The velocity is zero there for an instant; the acceleration is $g$ downwards throughout. With both at zero, the stone would stay where it is.',
      'वहाँ वेग क्षण भर के लिए शून्य होता है; त्वरण पूरे समय नीचे की ओर $g$ रहता है। यदि दोनों शून्य होते, तो पत्थर वहीं ठहरा रहता।',
    ],
  },
  {
    name: 'momentum-doubled',
    subject: 'Physics',
    topic: 'Work, Energy and Power',
    difficulty: 4,
    key: right(3),
    text: [
      'The momentum $p$ of a body is doubled while its mass stays the same. Its kinetic energy becomes',
      'किसी पिंड का द्रव्यमान वही रहते हुए उसका संवेग $p$ दोगुना कर दिया जाता है। उसकी गतिज ऊर्जा हो जाती है',
    ],
    options: [
      ['half', 'आधी'],
      ['the same', 'उतनी ही'],
      ['twice', 'दोगुनी'],
      ['four times', 'चार गुनी'],
    ],
    explanation: [
      'The kinetic energy is $\\frac{p^2}{2m}$: it grows with the square of the momentum, and $2^2 = 4$.',
      'गतिज ऊर्जा $\\frac{p^2}{2m}$ होती है: वह संवेग के वर्ग के अनुसार बढ़ती है, और $2^2 = 4$।',
    ],
  },
  {
    name: 'neutral-solution',
    subject: 'Chemistry',
    topic: 'Equilibrium',
    difficulty: 2,
    key: right(1),
    text: [
      'Which of these salts gives a nearly neutral solution in water?',
      'इनमें से कौन-सा लवण जल में लगभग उदासीन विलयन देता है?',
    ],
    options: [
      ['Sodium acetate', 'सोडियम ऐसीटेट'],
      ['Sodium chloride', 'सोडियम क्लोराइड'],
      ['Ammonium chloride', 'अमोनियम क्लोराइड'],
      ['Sodium carbonate', 'सोडियम कार्बोनेट'],
    ],
    explanation: [
      'Sodium chloride comes from a strong acid and a strong base, so neither of its ions reacts with water. The acetate and the carbonate give a basic solution, and ammonium chloride an acidic one.',
      'सोडियम क्लोराइड प्रबल अम्ल और प्रबल क्षारक से बना है, इसलिए इसका कोई भी आयन जल से अभिक्रिया नहीं करता। ऐसीटेट और कार्बोनेट क्षारकीय विलयन देते हैं और अमोनियम क्लोराइड अम्लीय।',
    ],
  },
  {
    name: 'noble-gas-shell',
    subject: 'Chemistry',
    topic: 'Atomic Structure',
    difficulty: 3,
    key: right(0),
    text: [
      'How many electrons can the shell with $n = 3$ hold at most?',
      '$n = 3$ वाले कोश में अधिकतम कितने इलेक्ट्रॉन हो सकते हैं?',
    ],
    options: same('18', '8', '9', '32'),
    explanation: [
      'A shell holds at most $2n^2$ electrons, here $2 \\times 9 = 18$. It has $n^2 = 9$ orbitals, each for two electrons.',
      'किसी कोश में अधिकतम $2n^2$ इलेक्ट्रॉन हो सकते हैं, यहाँ $2 \\times 9 = 18$। इसमें $n^2 = 9$ कक्षक होते हैं और प्रत्येक में दो इलेक्ट्रॉन आते हैं।',
    ],
  },
  {
    name: 'moles-of-water',
    subject: 'Chemistry',
    topic: 'Some Basic Concepts',
    difficulty: 2,
    key: { type: 'Numerical', values: ['3'] },
    text: [
      'How many moles of water are there in 54 g of water? (H: 1 g/mol, O: 16 g/mol)',
      '54 g जल में जल के कितने मोल हैं? (H: 1 g/mol, O: 16 g/mol)',
    ],
    options: [],
    explanation: [
      'A mole of water weighs 18 g, and $54 \\div 18 = 3$.',
      'एक मोल जल का द्रव्यमान 18 g होता है, और $54 \\div 18 = 3$।',
    ],
  },
  {
    name: 'sum-of-roots',
    subject: 'Mathematics',
    topic: 'Complex Numbers and Quadratic Equations',
    difficulty: 3,
    key: right(2),
    text: [
      'If $\\alpha$ and $\\beta$ are the roots of $x^2 - 5x + 3 = 0$, what is $\\alpha^2 + \\beta^2$?',
      'यदि $\\alpha$ और $\\beta$ समीकरण $x^2 - 5x + 3 = 0$ के मूल हैं, तो $\\alpha^2 + \\beta^2$ का मान क्या है?',
    ],
    options: same('$25$', '$31$', '$19$', '$22$'),
    explanation: [
      '$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = 25 - 6 = 19$.',
      '$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = 25 - 6 = 19$।',
    ],
  },
  {
    name: 'even-functions',
    subject: 'Mathematics',
    topic: 'Sets, Relations and Functions',
    difficulty: 4,
    key: { type: 'MSQ', correct: ['0', '3'] },
    text: [
      'Which of these functions are even on the real numbers?',
      'वास्तविक संख्याओं पर इनमें से कौन-से फलन सम फलन हैं?',
    ],
    options: same('$x^4 - 2x^2$', '$x^3 + x$', '$\\sin x$', '$|x| + \\cos x$'),
    explanation: [
      'Nothing changes in $x^4 - 2x^2$ and in $|x| + \\cos x$ when $x$ becomes $-x$. The functions $x^3 + x$ and $\\sin x$ change their sign: they are odd.',
      '$x$ के स्थान पर $-x$ रखने से $x^4 - 2x^2$ और $|x| + \\cos x$ में कुछ नहीं बदलता। $x^3 + x$ और $\\sin x$ का चिह्न बदल जाता है: वे विषम फलन हैं।',
    ],
  },
  {
    name: 'two-dice',
    subject: 'Mathematics',
    topic: 'Statistics and Probability',
    difficulty: 3,
    key: right(0),
    text: [
      'Two fair dice are thrown together. What is the probability that the sum is 7?',
      'दो निष्पक्ष पासे एक साथ फेंके जाते हैं। योग 7 आने की प्रायिकता क्या है?',
    ],
    options: same('$\\frac{1}{6}$', '$\\frac{7}{36}$', '$\\frac{1}{12}$', '$\\frac{5}{36}$'),
    explanation: [
      'Of the 36 equally likely pairs six have the sum 7: (1, 6), (2, 5), (3, 4), (4, 3), (5, 2) and (6, 1). So the probability is $\\frac{6}{36} = \\frac{1}{6}$.',
      '36 समसंभाव्य युग्मों में से छह का योग 7 है: (1, 6), (2, 5), (3, 4), (4, 3), (5, 2) और (6, 1)। अतः प्रायिकता $\\frac{6}{36} = \\frac{1}{6}$ है।',
    ],
  },
  {
    name: 'sum-of-odd-numbers',
    subject: 'Mathematics',
    topic: 'Sequence and Series',
    difficulty: 2,
    key: { type: 'Numerical', values: ['400'] },
    text: ['What is the sum of the first 20 odd natural numbers?', 'प्रथम 20 विषम प्राकृत संख्याओं का योग क्या है?'],
    options: [],
    explanation: [
      'The sum of the first $n$ odd numbers is $n^2$, here $20^2 = 400$.',
      'प्रथम $n$ विषम संख्याओं का योग $n^2$ होता है, यहाँ $20^2 = 400$।',
    ],
  },
];

export const bilingualQuestions: readonly WrittenQuestion[] = questions.map(
  ({ name, text, options, explanation, ...rest }) => ({
    ...rest,
    name: `bilingual/${name}`,
    text: text[0],
    options: options.map(([english]) => english),
    explanation: explanation[0],
    translations: {
      hi: { text: text[1], options: options.map(([, hindi]) => hindi), explanation: explanation[1] },
    },
  }),
);
