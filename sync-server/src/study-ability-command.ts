import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogue, practiceTopics } from '@exam/content';
import {
  exposureTable,
  markdownTable,
  runExposureStudy,
  runStudy,
  studyTable,
} from './item-response/index.ts';
import { examTable, studyExams } from './study-exams.ts';

/** Writes the tables of docs/ability-study.md, each with a fixed seed. */
const FILE = path.join(import.meta.dirname, '..', '..', 'docs', 'ability-study.md');
const SEED = 2026;

/** A bank of 400 items, 2,000 examinees with 40 items each. */
const choice = () => studyTable(runStudy({ examinees: 2_000, items: 400, length: 40, seed: SEED }));

/** Tests of 24 questions of four topics, which all students choose. */
const TESTS = { tests: 1_000, topics: 4, perTopic: 6, earlier: 10, seed: SEED } as const;
const exposure = (itemsPerTopic: number) => exposureTable(runExposureStudy({ ...TESTS, itemsPerTopic }));

const POOLS = [10, 20, 25, 30, 40, 60, 100, 200];

function pools(): string {
  const shares = POOLS.map((itemsPerTopic) => {
    const rows = runExposureStudy({ ...TESTS, itemsPerTopic, tests: 200, earlier: 0 });
    const maximum = (method: string) => rows.find((row) => row.method === method)?.maximum ?? 0;
    return [maximum('sampled'), maximum('limited')] as const;
  });
  return markdownTable(
    ['Questions of a topic', 'Least that is possible', 'Maximum without the limit', 'Maximum with it'],
    POOLS.map((size, place) => [
      `${size}`,
      ...[Math.min(1, TESTS.perTopic / size), ...(shares[place] ?? [])].map(
        (share) => `${(100 * share).toFixed(1)} %`,
      ),
    ]),
  );
}

/** With the practice questions of each topic that a first start makes (BK41). */
function exams(): string {
  const studied = catalogue.map(({ cid = '', name, subjects }) => ({
    key: cid,
    name,
    subjects: subjects.map((subject) => ({
      name: subject.name,
      topics: subject.topics.filter(({ isActive }) => isActive !== false).map((topic) => topic.name),
    })),
  }));
  const wanted = new Map(practiceTopics().map((one) => [`${one.subject}: ${one.topic}`, one.wanted]));
  const perTopic = (subject: string, topic: string) => wanted.get(`${subject}: ${topic}`) ?? 0;
  return examTable(studyExams(studied, { perTopic, tests: 100, seed: SEED }));
}

const TABLES = {
  choice,
  'exposure-small': () => exposure(40),
  'exposure-large': () => exposure(200),
  pools,
  exams,
};

let text = await readFile(FILE, 'utf8');
for (const [name, make] of Object.entries(TABLES)) {
  const [start, end] = [`<!-- table: ${name} -->\n`, '<!-- end -->'];
  const from = text.indexOf(start);
  if (from < 0) throw new Error(`${FILE} has no place for the table ${name}`);
  const table = make();
  process.stdout.write(`${name}\n\n${table}\n`);
  text = `${text.slice(0, from + start.length)}\n${table}\n${text.slice(text.indexOf(end, from))}`;
}
await writeFile(FILE, text);
