import { runStudy, studyTable } from './item-response/index.ts';

/** The study of docs/ability-study.md: a bank of 400 items, 40 of them for each of 2,000 examinees, under a fixed seed. */
const STUDY = { examinees: 2_000, items: 400, length: 40, seed: 2026 } as const;

process.stdout.write(studyTable(runStudy(STUDY)));
