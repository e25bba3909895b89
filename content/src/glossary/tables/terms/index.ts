import type { GlossaryEntry } from '@exam/shared-schema/contract';
import { biologyTerms } from './biology.ts';
import { chemistryTerms } from './chemistry.ts';
import { computingTerms } from './computing.ts';
import { electronicsTerms } from './electronics.ts';
import { mathematicsTerms } from './mathematics.ts';
import { physicsTerms } from './physics.ts';

/**
 * One term a line, below a line '# topic': its names, the sentence that defines it, its Hindi names, the Hindi sentence;
 * names are separated by semicolons, and the last two are left out where the subject is taught in English alone.
 */
interface List {
  readonly lines: string;
  readonly subject: string;
  readonly source: string;
}

const LISTS: readonly List[] = [
  { lines: physicsTerms, subject: 'Physics', source: 'NCERT Science and Physics' },
  { lines: chemistryTerms, subject: 'Chemistry', source: 'NCERT Science and Chemistry' },
  { lines: biologyTerms, subject: 'Biology', source: 'NCERT Science and Biology' },
  { lines: mathematicsTerms, subject: 'Mathematics', source: 'NCERT Mathematics; standard textbooks' },
  { lines: computingTerms, subject: 'Computer Science', source: 'Standard textbooks of computer science' },
  {
    ...{ lines: electronicsTerms, subject: 'General Awareness' },
    source: 'Standard textbooks of electronics and electrical engineering',
  },
];

const parted = (text: string, sign: string): string[] => text.split(sign).map((part) => part.trim());

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** GL16: terms that students ask first, each defined in one sentence, and pairs that are taken for each other. */
export const terms: readonly GlossaryEntry[] = LISTS.flatMap(({ lines, subject, source }) => {
  let topic = '';
  return lines.split('\n').flatMap((line): GlossaryEntry[] => {
    if (line === '') return [];
    if (line.startsWith('# ')) {
      topic = line.slice('# '.length);
      return [];
    }
    const [names = '', text = '', hindiNames = '', hindi = ''] = parted(line, ' | ');
    const [term = '', ...aliases] = parted(names, ';');
    const [hindiTerm = '', ...hindiAliases] = parted(hindiNames, ';');
    return [
      {
        ...{ id: `term-${slugOf(subject)}-${slugOf(term)}`, subject, topics: [topic], kind: 'definition' },
        ...{ term, aliases, text, source },
        ...(hindi !== '' && { hi: { term: hindiTerm, aliases: hindiAliases, text: hindi } }),
      },
    ];
  });
});
