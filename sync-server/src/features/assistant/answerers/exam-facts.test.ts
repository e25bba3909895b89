import { loadContent } from '../../../bank/content.ts';
import { describe, expect, test } from 'vitest';
import { examFactAnswerer } from './exam-facts.ts';

const { loadGlossary } = await loadContent();
const answerers = [true, false].map((onlyBeside) => examFactAnswerer(loadGlossary, onlyBeside));

async function asked(text: string): Promise<string> {
  for (const { answer } of answerers) {
    const found = await answer({ userId: 'u', text, reading: 'typed', conversation: [] });
    if (found?.kind === 'answer') return found.text;
  }
  return '';
}

describe('[AS152] what is asked of an exam beside its pattern', () => {
  test.each([
    ['jee advanced kitni baar de sakte hai', 'at most twice'],
    ['जेईई मेन साल में कितनी बार होता है?', 'दो बार'],
    ['how many attempts does a general category candidate get in UPSC CSE', '6 times'],
    ['upsc interview kitne marks ka hota hai', '275'],
    ['sbi po mains number of questions', '170 questions'],
    ['total marks of jee advanced both papers', '360 marks'],
    ['extra time for pwd in neet', '60 minutes'],
    ['upsc obc age limit', '35 for OBC'],
    ['is gate paper in hindi', 'in English only'],
    ['clat online hota hai ya offline', 'pen-and-paper'],
    ['sbi po me interview hota hai kya', 'SBI PO have one'],
    ['csat cutoff - how much do i need to qualify', '33 %'],
    ['bank clerk (IBPS) pre me ek galat pe kitna katega', '0.25'],
    ['NDA maths paper - number of questions and marks', '120 questions for 300 marks'],
    ['does CUET have minus marking', '−1'],
    ['CUET UG max how many subjects can I choose', '5 subjects'],
  ])('%s', async (question, holds) => {
    expect(await asked(question)).toContain(holds);
  });

  test.each([
    'gate ke liye interview hota hai',
    'age limit for jee advanced',
    'cuet fees',
    'nda age limit',
    'neet 2026 exam date',
  ])('is not answered by another fact: %s', async (question) => {
    expect(await asked(question)).toBe('');
  });
});
