import type { CategoryGroup } from '@exam/shared-schema/contract';
import { type Syllabus, syllabuses } from '@exam/shared-schema/exam-patterns';

interface CatalogueTopic {
  readonly name: string;
  /** Why students are not shown it; empty for the others. */
  readonly description: string;
  readonly isActive?: false;
  /** 1 to 10. */
  readonly difficultyMin: number;
  readonly difficultyMax: number;
}

interface CatalogueSubject {
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly topics: readonly CatalogueTopic[];
}

/** An exam with its tile. */
export interface CatalogueExam {
  /** The exam key (ST57). */
  readonly cid: Syllabus['exam'];
  readonly name: string;
  readonly description: string;
  readonly group?: CategoryGroup;
  readonly icon: string;
  readonly gradientColor: string;
  readonly badge?: string;
  readonly badgeColor?: string;
  readonly badgeIcon?: string;
  readonly subjects: readonly CatalogueSubject[];
}

/** What an exam's tile says; its subjects and topics are those of its syllabus. */
interface ExamTile extends Omit<CatalogueExam, 'subjects' | 'cid'> {
  readonly exam: Syllabus['exam'];
  /** How difficult its questions are, 1 to 10: the range of the topics that it is the first to bring. */
  readonly difficulty: readonly [min: number, max: number];
}

const PATTERN_OF_THE_YEAR = {
  badge: '2026 pattern',
  badgeColor: 'bg-amber-100 text-amber-900',
  badgeIcon: 'fa-solid fa-star',
};

const tiles: readonly ExamTile[] = [
  {
    exam: 'jee-main',
    difficulty: [3, 8],
    group: 'Engineering',
    name: 'JEE Main',
    description: 'Entrance to NITs, IIITs and other engineering colleges, and the way to JEE Advanced',
    icon: 'fa-solid fa-atom',
    gradientColor: 'from-blue-600 to-indigo-700',
    ...PATTERN_OF_THE_YEAR,
  },
  {
    exam: 'jee-advanced',
    difficulty: [5, 10],
    group: 'Engineering',
    name: 'JEE Advanced',
    description: 'Entrance to the IITs: two papers, several right options, partial marks',
    icon: 'fa-solid fa-medal',
    gradientColor: 'from-indigo-600 to-purple-700',
  },
  {
    exam: 'neet',
    difficulty: [2, 7],
    group: 'Medical',
    name: 'NEET',
    description: 'Entrance to medical colleges: physics, chemistry and biology',
    icon: 'fa-solid fa-heart-pulse',
    gradientColor: 'from-emerald-600 to-teal-700',
    ...PATTERN_OF_THE_YEAR,
  },
  {
    exam: 'gate',
    difficulty: [4, 9],
    group: 'Engineering',
    name: 'GATE',
    description: 'Graduate aptitude in engineering, for postgraduate study and public companies',
    icon: 'fa-solid fa-microchip',
    gradientColor: 'from-slate-600 to-slate-800',
    ...PATTERN_OF_THE_YEAR,
  },
  {
    exam: 'cat',
    difficulty: [4, 9],
    name: 'CAT',
    description: 'Entrance to the IIMs: three sections of forty minutes each',
    icon: 'fa-solid fa-chart-line',
    gradientColor: 'from-orange-600 to-red-700',
  },
  {
    exam: 'upsc',
    difficulty: [4, 9],
    name: 'UPSC',
    description: 'Preliminary examination of the civil services: general studies and CSAT',
    icon: 'fa-solid fa-landmark',
    gradientColor: 'from-amber-700 to-orange-800',
  },
  {
    exam: 'ssc',
    difficulty: [2, 6],
    name: 'SSC CGL',
    description: 'Posts in the ministries of the union: reasoning, awareness, quant and English',
    icon: 'fa-solid fa-stamp',
    gradientColor: 'from-sky-600 to-cyan-700',
  },
  {
    exam: 'bank',
    difficulty: [2, 7],
    name: 'Bank PO',
    description: 'Probationary officers of the public banks: speed and accuracy',
    icon: 'fa-solid fa-building-columns',
    gradientColor: 'from-green-600 to-emerald-700',
  },
  {
    exam: 'clat',
    difficulty: [3, 7],
    name: 'CLAT',
    description: 'Entrance to the national law universities: passages and reasoning',
    icon: 'fa-solid fa-scale-balanced',
    gradientColor: 'from-rose-600 to-pink-700',
  },
  {
    exam: 'eamcet',
    difficulty: [2, 7],
    group: 'Engineering',
    name: 'EAPCET',
    description: 'State entrance of Andhra Pradesh and Telangana: no negative marks',
    icon: 'fa-solid fa-book-open',
    gradientColor: 'from-violet-600 to-purple-700',
  },
  {
    exam: 'coding',
    difficulty: [2, 8],
    group: 'Coding',
    name: 'Coding',
    description:
      'Reading code, data structures and algorithms, as placements and screening tests ask for them',
    icon: 'fa-solid fa-code',
    gradientColor: 'from-cyan-600 to-blue-700',
  },
  {
    exam: 'general',
    difficulty: [1, 6],
    name: 'General',
    description: 'Reasoning, numbers, English and general knowledge, for no exam in particular',
    icon: 'fa-solid fa-shapes',
    gradientColor: 'from-gray-600 to-slate-700',
  },
];

/** Stages of an exam that its syllabus lists beside subjects. */
const STAGES: readonly string[] = ['Tier II'];

const OF_NEWS =
  'Not shown to students, because questions on current events are out of date within months and none come with the product. Add or import some, then activate the topic.';

/** CT30: topics of a syllabus that students are not shown, with the reason. The console shows it beside the topic. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'General Studies: Current Events': OF_NEWS,
  'General Awareness: Current Affairs': OF_NEWS,
  'Current Affairs and General Knowledge: Contemporary Events': OF_NEWS,
  'CSAT: Interpersonal and Communication Skills':
    'Not shown to students, because the syllabus names it and papers have long had no questions on it alone. Add or import some, then activate the topic.',
};

const SUBJECT_ICONS: Readonly<Record<string, string>> = {
  Physics: 'fa-solid fa-magnet',
  Chemistry: 'fa-solid fa-flask',
  Mathematics: 'fa-solid fa-square-root-variable',
  Biology: 'fa-solid fa-dna',
};

function subjectsOf({ exam, difficulty: [difficultyMin, difficultyMax] }: ExamTile): CatalogueSubject[] {
  const syllabus = syllabuses.find((one) => one.exam === exam);
  return (syllabus?.subjects ?? [])
    .filter((subject) => !STAGES.includes(subject.name))
    .map(({ name, chapters }) => ({
      name,
      description: chapters.slice(0, 3).join(', '),
      icon: SUBJECT_ICONS[name] ?? 'fa-solid fa-book',
      topics: chapters.map((chapter) => {
        const reason = NOT_SHOWN[`${name}: ${chapter}`];
        const shown = { name: chapter, description: reason ?? '', difficultyMin, difficultyMax };
        return reason === undefined ? shown : { ...shown, isActive: false };
      }),
    }));
}

/** The exams that the product is about, each with the subjects and chapters of its syllabus. */
export const catalogue: readonly CatalogueExam[] = tiles.map((tile) => {
  const { exam, difficulty: _difficulty, ...shown } = tile;
  return { ...shown, cid: exam, subjects: subjectsOf(tile) };
});

/** The one exam of the catalogue that has this name. @throws Error for a name that it does not have. */
export function categoryNamed(name: string): CatalogueExam {
  const category = catalogue.find((one) => one.name === name);
  if (category === undefined) throw new Error(`The catalogue has no exam named ${name}`);
  return category;
}
