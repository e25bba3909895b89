import { loadGlossary } from '@exam/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStudyHall, told, type StudyHall } from './support/study-hall.ts';

let hall: StudyHall;
beforeAll(async () => {
  hall = await openStudyHall({ glossary: loadGlossary });
});
afterAll(() => hall.server.close());

const asked = async (question: string) => told(await hall.ask({ question }));

describe('[GL5] the assistant answers from the glossary', () => {
  test('what a term is, with its formula, an example and the source', async () => {
    const before = await hall.tokensOf(hall.asha);
    const { answer, sources, engine } = await asked('wht is ohms lw?');
    expect(answer).toContain("**Ohm's law (Physics)**");
    expect(answer).toContain('V = IR');
    expect(answer).toContain('Example: ');
    expect(sources).toEqual([expect.objectContaining({ type: 'glossary', name: "Ohm's law" })]);
    expect(sources[0]?.text).toContain('NCERT Physics XII');
    expect(engine).toBe('embedded');
    expect(await hall.tokensOf(hall.asha)).toBe(before - 1);
  });

  test('in Hindi a question in Devanagari, in English one in Latin letters', async () => {
    const hindi = await asked('ओम का नियम क्या है?');
    expect(hindi.answer).toMatch(/\*\*ओम का नियम\*\*[^]*उदाहरण: /);
    expect(hindi.sources[0]?.name).toBe('ओम का नियम');
    const hinglish = await asked('ohm ka niyam kya hai');
    expect(hinglish.answer).toContain("**Ohm's law (Physics)**");
  });

  test('the difference of two terms by both entries', async () => {
    const { answer, sources } = await asked('difference between speed and density');
    expect(sources.map(({ name }) => name)).toEqual(['Speed', 'Density and relative density']);
    expect(answer).toMatch(/\*\*Speed \(Physics\)\*\*[^]*\*\*Density and relative density \(Physics\)\*\*/);
  });

  test('and nothing about what only mentions a term', async () => {
    const before = await hall.tokensOf(hall.asha);
    const { sources } = await asked('why does ohms law fail for a diode');
    expect(sources.filter(({ type }) => type === 'glossary')).toEqual([]);
    expect(await hall.tokensOf(hall.asha)).toBe(before);
  });
});
