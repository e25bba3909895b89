import type { Ticket } from '@exam/shared-schema/attempt';
import { packageText, type PaperPackage } from '@exam/shared-schema/paper-package';
import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import type { ExamDatabase, PackageRow } from '../offline/index.ts';
import { sha256 } from '../offline/index.ts';

/** A paper with three questions, one of each type, with its correct version. */
export function testPaper(change: Partial<PaperPackage> = {}): PaperPackage {
  const content: PaperPackage = {
    formatVersion: 1,
    testId: 'paper-1',
    packageVersion: '',
    title: 'A short paper',
    description: 'Three questions',
    categoryName: 'JEE Main',
    languages: ['en'],
    timing: { policy: 'continuous', durationSeconds: 3600, sectionTiming: 'free' },
    resultsPolicy: 'after-sync',
    scheme: DEFAULT_SCHEME,
    sections: [
      {
        _id: 's1',
        title: 'Physics',
        questions: [
          { _id: 'q1', type: 'MCQ', text: 'One?', options: options('a', 'b', 'c', 'd') },
          { _id: 'q2', type: 'MSQ', text: 'Several?', options: options('e', 'f', 'g', 'h') },
          { _id: 'q3', type: 'Numerical', text: 'How many?', options: [] },
        ],
      },
    ],
    images: [],
    hasMaths: false,
    totals: { questions: 3, marks: '12' },
    ...change,
  };
  return { ...content, packageVersion: sha256(packageText(content)) };
}

function options(...ids: string[]): { _id: string; text: string }[] {
  return ids.map((_id) => ({ _id, text: `Option ${_id}` }));
}

/** A ticket for a paper; only the server verifies its signature. */
export function testTicket({ testId, packageVersion }: PaperPackage, change: Partial<Ticket> = {}): string {
  const ticket: Ticket = {
    ticketId: 't',
    userId: 'u1',
    testId,
    packageVersion,
    extraTimePercent: 0,
    issuedAt: 1,
    nonce: 'n',
    secret: 's',
    keyId: 'k',
    ...change,
  };
  return `${btoa(JSON.stringify(ticket))}.${'A'.repeat(86)}`
    .replaceAll('=', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Stores a paper on the device like savePackage. */
export async function putSavedPaper(
  database: ExamDatabase,
  userId: string,
  content: PaperPackage = testPaper(),
  ticket = 'ticket',
): Promise<PackageRow> {
  const { testId, packageVersion } = content;
  const row: PackageRow = {
    userId,
    testId,
    packageVersion,
    content,
    ticket,
    extraTimePercent: 0,
    bytes: 1000,
    savedAt: Date.now(),
  };
  await database.packages.put(row);
  return row;
}
