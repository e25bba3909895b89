import { describe, expect, test } from 'vitest';
import { patternsByExam } from '../index.ts';
import { syllabuses } from './index.ts';

function chapterCounts(exam: string): Record<string, number> {
  const subjects = syllabuses.find((syllabus) => syllabus.exam === exam)?.subjects ?? [];
  return Object.fromEntries(subjects.map((subject) => [subject.name, subject.chapters.length]));
}

describe('[ST20] syllabuses', () => {
  test('JEE Main has 20, 20 and 14 chapters', () => {
    expect(chapterCounts('jee-main')).toEqual({ Physics: 20, Chemistry: 20, Mathematics: 14 });
  });

  test('NEET has 20, 20 and 10 units', () => {
    expect(chapterCounts('neet')).toEqual({ Physics: 20, Chemistry: 20, Biology: 10 });
  });

  test('GATE Computer Science has ten parts beside the aptitude', () => {
    expect(chapterCounts('gate')).toEqual({ 'General Aptitude': 4, 'Computer Science': 10 });
  });

  test('every exam has one, and no name is there twice', () => {
    const exams = Object.keys(patternsByExam);
    expect(syllabuses.map((syllabus) => syllabus.exam).sort()).toEqual(exams.sort());
    for (const subject of syllabuses.flatMap((syllabus) => syllabus.subjects)) {
      expect(new Set(subject.chapters).size).toBe(subject.chapters.length);
    }
  });
});
