import { runStudy, studyTable } from './item-response/index.ts';

/** The study of docs/ability-study.md: a bank of 400 items, 2,000 examinees with 40 items each, and a fixed seed. */
const STUDY = { examinees: 2_000, items: 400, length: 40, seed: 2026 } as const;

process.stdout.write(studyTable(runStudy(STUDY)));
