import type { Context } from '../context.ts';
import {
  saveCatalogue,
  type NewCategory,
  type SavedCatalogue,
} from '../features/catalogue/save-catalogue.ts';
import { createPaper } from '../features/papers/create-paper.ts';
import { publishPaper } from '../features/papers/publish-paper.ts';
import { saveQuestions, type NewQuestion } from '../features/questions/save-questions.ts';

const catalogue: readonly NewCategory[] = [
  {
    name: 'JEE Main',
    description: 'Joint Entrance Examination for engineering colleges',
    icon: 'engineering',
    subjects: [
      {
        name: 'Physics',
        description: 'Mechanics, electricity, optics and modern physics',
        topics: [
          { name: 'Kinematics', description: 'Motion in one and two dimensions' },
          { name: 'Electrostatics', description: 'Charges, fields and potentials' },
        ],
      },
      {
        name: 'Chemistry',
        description: 'Physical, organic and inorganic chemistry',
        topics: [{ name: 'Chemical Bonding', description: 'How atoms hold together' }],
      },
      {
        name: 'Mathematics',
        description: 'Algebra, calculus and geometry',
        topics: [{ name: 'Calculus', description: 'Limits, derivatives and integrals' }],
      },
    ],
  },
];

const SOURCE = 'prep-demo';

const options = (...texts: readonly string[]) => texts.map((text, index) => ({ _id: String(index), text }));

function questionsFor({ subjects, topics }: SavedCatalogue): NewQuestion[] {
  const about = (subject: string, topic: string) => ({
    subjectId: subjects.get(subject) as string,
    topicId: topics.get(topic) as string,
    sourceName: SOURCE,
  });
  return [
    {
      ...about('physics', 'kinematics'),
      sourceKey: 'thrown-upwards',
      type: 'MCQ',
      text: 'A ball is thrown straight up at $u = 20\\,\\mathrm{m\\,s^{-1}}$. With $g = 10\\,\\mathrm{m\\,s^{-2}}$, how high does it rise?',
      options: options(
        '$10\\,\\mathrm{m}$',
        '$20\\,\\mathrm{m}$',
        '$30\\,\\mathrm{m}$',
        '$40\\,\\mathrm{m}$',
      ),
      key: { type: 'MCQ', correct: ['1'] },
      explanation: 'At the top $v = 0$, so $h = \\frac{u^2}{2g} = \\frac{400}{20} = 20\\,\\mathrm{m}$.',
      difficulty: 3,
    },
    {
      ...about('chemistry', 'chemical-bonding'),
      sourceKey: 'linear-molecule',
      type: 'MCQ',
      text: 'Which of these molecules is linear?',
      options: [
        ...options('$\\mathrm{H_2O}$', '$\\mathrm{NH_3}$', '$\\mathrm{CO_2}$'),
        { _id: '3', text: 'None of these', fixed: true },
      ],
      key: { type: 'MCQ', correct: ['2'] },
      explanation:
        'Carbon in $\\mathrm{CO_2}$ is sp-hybridised and has no lone pair, so the molecule is linear.',
      difficulty: 4,
    },
    {
      ...about('physics', 'electrostatics'),
      sourceKey: 'conductor-at-rest',
      type: 'MSQ',
      text: 'A charged conductor is in electrostatic equilibrium. Which statements hold?',
      options: options(
        'The field inside the material is zero.',
        'The surface is an equipotential.',
        'All charge sits at its centre.',
        'The field just outside is parallel to the surface.',
      ),
      key: { type: 'MSQ', correct: ['0', '1'] },
      explanation:
        'Charge moves until no field is left inside; it then sits on the surface, and the field outside is normal to it.',
      difficulty: 5,
    },
    {
      ...about('mathematics', 'calculus'),
      sourceKey: 'integral-of-square',
      type: 'Numerical',
      text: 'Find $\\displaystyle\\int_0^3 x^2\\,dx$.',
      options: [],
      key: { type: 'Numerical', values: ['9'] },
      explanation: '$\\left[\\frac{x^3}{3}\\right]_0^3 = 9$.',
      difficulty: 3,
    },
  ];
}

/** A small catalogue and one published paper, so that every step from login to result can be walked. */
export async function seedDemoContent(context: Context, adminId: string): Promise<void> {
  const saved = await saveCatalogue(context, catalogue);
  const questions = await saveQuestions(context, questionsFor(saved));
  if (questions.every(({ status }) => status === 'duplicate')) return;
  const paperId = await createPaper(context, {
    title: 'JEE Main: first steps',
    description: 'Four questions from physics, chemistry and mathematics.',
    categoryId: saved.categories.get('jee-main') as string,
    subjectIds: [...saved.subjects.values()],
    durationMinutes: 15,
    difficultyLevel: 4,
    createdBy: adminId,
    sections: [
      {
        title: 'Single and multiple choice',
        questions: questions.slice(0, 3).map(({ id }) => ({ questionId: id })),
      },
      { title: 'Numerical', questions: questions.slice(3).map(({ id }) => ({ questionId: id })) },
    ],
  });
  await publishPaper(context, paperId);
}
