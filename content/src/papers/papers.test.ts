import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { examPattern, paperSkeleton } from '@exam/shared-schema/exam-patterns';
import { add, formatFraction, parseFraction, resolveMarks, ZERO } from '@exam/shared-schema/marking';
import type { Phrasebook } from '../hindi/frames.ts';
import { AskedQuestions, isCalculation } from '@exam/shared-schema/likeness';
import { catalogue } from '../catalogue.ts';
import { paperRecipes } from '../demo-papers.ts';
import type { PaperRecipe } from '../paper-recipe.ts';
import { fillRecipes, isWhollyInHindi, meanDifficulty, type FilledPaper } from '../fill-recipes.ts';
import { everySentence } from '../hindi/testing.ts';
import { contentOf, difficultyOf, QuestionBank } from '../question-bank.ts';
import { templates, templatesOfPapers, templatesOfTenthEdition, type Template } from '../templates/index.ts';
import { laterTemplates } from '../templates/later.ts';
import { firstPapers } from './first-papers.ts';

const filled = fillRecipes(new QuestionBank(templatesOfPapers, 'a secret'), paperRecipes, everySentence);
const later = filled.slice(firstPapers.length);

const isLater = (paper: FilledPaper) => later.includes(paper);

const drawnOf = ({ sections }: FilledPaper) => sections.flatMap(({ drawn }) => drawn);
const madeOf = (paper: FilledPaper) => drawnOf(paper).map(({ question }) => question.made);
const textOf = ({ recipe }: FilledPaper) => `${recipe.title}: ${recipe.description}`;

type Section = FilledPaper['sections'][number];
const writtenOf = ({ written, sets }: Section) => [...written, ...sets.flatMap(({ questions }) => questions)];

/** Type of each question of a section, and its own marks if it has any. */
const askedIn = (section: Section) => [
  ...section.drawn.map(({ question, marks }) => ({ type: question.template.type, ...marks })),
  ...writtenOf(section).map(({ key }) => ({ type: key.type, marks: null, negativeMarks: null })),
];
const askedOf = ({ sections }: FilledPaper) => sections.flatMap(askedIn);
const typedOf = (paper: FilledPaper) => askedOf(paper).filter(({ type }) => type === 'Numerical').length;

/** Marks and penalty of each question, of whatever type. */
const worthOf = ({ recipe, sections }: FilledPaper) =>
  sections.flatMap((filledSection) =>
    askedIn(filledSection).map(({ type, marks, negativeMarks }) => {
      if (recipe.scheme === undefined) throw new Error(`${recipe.title} has no scheme`);
      const own = { marks: marks ?? undefined, negativeMarks: negativeMarks ?? undefined };
      return { type, ...resolveMarks(recipe.scheme, filledSection.section, { type, ...own }) };
    }),
  );
const HOURS = { 'an hour': 60, 'two hours': 120, 'three hours': 180 };
const totalOf = (marks: readonly string[]) =>
  formatFraction(marks.map((one) => parseFraction(one)).reduce(add, ZERO));

describe('[CT11] the papers of a first start', () => {
  it('are at least three for each exam', () => {
    const few = catalogue.filter(
      ({ name }) => paperRecipes.filter(({ category }) => category === name).length < 3,
    );
    expect(few.map(({ name }) => name)).toEqual([]);
  });

  it('[CT90] have a price only where the exam has a free paper of the full length', () => {
    const isFull = ({ title }: PaperRecipe) => /Full (Mock|Paper) \d/.test(title);
    const priced = paperRecipes.filter(({ price = 0 }) => price > 0);
    expect(priced.map(({ title }) => title)).toHaveLength(4);
    for (const { category, ...paper } of priced) {
      const free = paperRecipes.filter(
        (other) => other.category === category && !other.price && isFull(other),
      );
      expect([isFull({ category, ...paper }), free.length > 0]).toEqual([true, true]);
    }
  });

  it('can all be filled', () => {
    expect(filled.map(({ recipe }) => recipe.title)).toEqual(paperRecipes.map(({ title }) => title));
  });

  it('leave the questions of the first papers as they are without the others', () => {
    const alone = fillRecipes(new QuestionBank(templatesOfPapers, 'a secret'), firstPapers);
    const contents = (papers: readonly FilledPaper[]) => papers.map((paper) => madeOf(paper).map(contentOf));
    expect(contents(filled.slice(0, firstPapers.length))).toEqual(contents(alone));
  });

  it('have titles that differ', () => {
    expect(new Set(paperRecipes.map(({ title }) => title)).size).toBe(paperRecipes.length);
  });

  it('say how many questions they have, and how many answers are typed', () => {
    for (const paper of later) {
      const text = textOf(paper);
      const [, questions] = /(\d+) questions/.exec(text) ?? [];
      if (questions !== undefined) expect(askedOf(paper).length, text).toBe(Number(questions));
      const [, typed] = /(\d+) of the answers are typed/.exec(text) ?? [];
      if (typed !== undefined) expect(typedOf(paper), text).toBe(Number(typed));
      const [, minutes] = /in (\d+) minutes/.exec(text) ?? [];
      if (minutes !== undefined) expect(paper.recipe.durationMinutes, text).toBe(Number(minutes));
      for (const [words, asked] of Object.entries(HOURS))
        if (text.includes(words)) expect(paper.recipe.durationMinutes, text).toBe(asked);
      const [, passages] = /on (\d+) passages/.exec(text) ?? [];
      const sets = paper.sections.reduce((sum, section) => sum + section.sets.length, 0);
      if (passages !== undefined) expect(sets, text).toBe(Number(passages));
    }
  });

  test.each([
    ['JEE Main Full Mock 1', 'jee-main', 1],
    ['JEE Main Full Mock 2', 'jee-main', 1],
    ['JEE Advanced Full Paper 1', 'jee-advanced', 1],
    ['NEET Full Mock 1', 'neet', 1],
    ['GATE CS Full Mock 1', 'gate', 1],
    ['EAPCET Engineering Half Length 1', 'ap-eapcet-engineering', 2],
    ['UPSC General Studies I: Half Length 1', 'upsc-gs1', 2],
    ['UPSC CSAT Half Length 1: numeracy and reasoning', 'upsc-csat', 2],
    ['JEE Main Full Mock 3', 'jee-main', 1],
    ['JEE Advanced Full Paper 2', 'jee-advanced', 1],
    ['NEET Full Mock 2', 'neet', 1],
    ['GATE CS Full Mock 2', 'gate', 1],
    ['EAPCET Engineering Full Mock 1', 'ap-eapcet-engineering', 1],
    ['SSC CGL Tier I Full Mock 1', 'ssc-cgl-tier1', 1],
    ['IBPS PO Prelims Full Mock 1', 'ibps-po-prelims', 1],
    ['UPSC CSAT Full Mock 1', 'upsc-csat', 1],
    ['CAT Full Mock 1', 'cat', 1],
    ['CLAT Full Mock 1', 'clat', 1],
  ])('%s has the questions, marks and minutes of %s, divided by %i', (title, key, parts) => {
    const paper = filled.find(({ recipe }) => recipe.title === title);
    const pattern = examPattern(key);
    if (paper === undefined || pattern === undefined) throw new Error('Not there');
    expect(worthOf(paper)).toHaveLength(pattern.totalQuestions / parts);
    expect(Number(totalOf(worthOf(paper).map(({ marks }) => marks)))).toBe(pattern.totalMarks / parts);
    expect(paper.recipe.durationMinutes).toBe(pattern.durationMinutes / parts);
    expect(paper.recipe.calculator).toBe(pattern.calculator);
  });

  it('are called full or half length only where that is checked', () => {
    const claims = paperRecipes.filter(({ title }) => /\b(full|half length)\b/i.test(title));
    expect(claims).toHaveLength(18);
  });

  test.each([
    ['JEE Main Full Mock 2', 'jee-main'],
    ['JEE Advanced Full Paper 1', 'jee-advanced'],
    ['NEET Full Mock 1', 'neet'],
    ['JEE Main Full Mock 3', 'jee-main'],
    ['JEE Advanced Full Paper 2', 'jee-advanced'],
    ['NEET Full Mock 2', 'neet'],
    ['EAPCET Engineering Full Mock 1', 'ap-eapcet-engineering'],
    ['SSC CGL Tier I Full Mock 1', 'ssc-cgl-tier1'],
    ['IBPS PO Prelims Full Mock 1', 'ibps-po-prelims'],
    ['CLAT Full Mock 1', 'clat'],
  ])('%s has the sections of %s, each question with its type, marks and penalty', (title, key) => {
    const paper = filled.find(({ recipe }) => recipe.title === title);
    const pattern = examPattern(key);
    if (paper === undefined || pattern === undefined) throw new Error('Not there');
    const official = pattern.sections.flatMap(({ groups }) =>
      groups.flatMap(({ type, count, marks, penalty }) =>
        Array.from({ length: count }, () => ({ type, marks, penalty })),
      ),
    );
    expect(worthOf(paper)).toEqual(official);
    expect(paper.sections.map(({ section }) => section.title)).toEqual(
      paperSkeleton(pattern).sections.map((_, place) => pattern.sections[place]?.title),
    );
  });

  it('has the sections of CAT, each with its clock and its typed answers', () => {
    const paper = filled.find(({ recipe }) => recipe.title === 'CAT Full Mock 1');
    const official = examPattern('cat')?.sections ?? [];
    const counts = (types: readonly string[]) => [
      types.length,
      types.filter((type) => type !== 'MCQ').length,
    ];
    expect(paper?.recipe.sectionTiming).toBe('locked');
    expect(
      paper?.sections.map((section) => [
        section.section.title,
        section.section.timeLimitMinutes,
        ...counts(askedIn(section).map(({ type }) => type)),
      ]),
    ).toEqual(
      official.map(({ title, timeLimitMinutes, groups }) => [
        title,
        timeLimitMinutes,
        ...counts(groups.flatMap(({ type, count }) => Array.from({ length: count }, () => type))),
      ]),
    );
  });

  it('give a question of GATE one mark or two, and nothing for a wrong answer that is typed', () => {
    const paper = filled.find(({ recipe }) => recipe.title === 'GATE CS Full Mock 1');
    const worth = paper === undefined ? [] : worthOf(paper);
    expect(worth.filter(({ marks }) => marks === '1')).toHaveLength(30);
    expect(worth.filter(({ marks }) => marks === '2')).toHaveLength(35);
    for (const { type, marks, penalty } of worth)
      expect(penalty).toBe(type === 'MCQ' ? (marks === '1' ? '1/3' : '2/3') : '0');
  });

  test.each([
    ['SSC CGL Tier I: three sections without English', 3, 'ssc-cgl-tier1'],
    ['IBPS PO Prelims: Quant and Reasoning, without English', 2, 'ibps-po-prelims'],
  ])('%s has %i sections as %s has them, each with its clock', (title, sections, key) => {
    const paper = filled.find(({ recipe }) => recipe.title === title);
    const official = examPattern(key)?.sections ?? [];
    expect(paper?.recipe.sectionTiming).toBe('locked');
    expect(paper?.sections).toHaveLength(sections);
    for (const { section, drawn } of paper?.sections ?? []) {
      const same = official.find((one) => one.title === section.title);
      expect(section.timeLimitMinutes).toBe(same?.timeLimitMinutes);
      expect(drawn).toHaveLength(same?.groups[0]?.count ?? 0);
    }
    const worth = new Set(paper && worthOf(paper).map(({ marks, penalty }) => `${marks} ${penalty}`));
    const groups = official.flatMap((one) => (one.title.startsWith('English') ? [] : one.groups));
    expect(worth).toEqual(new Set(groups.map(({ marks, penalty }) => `${marks} ${penalty}`)));
  });

  it('[CT14] have five options in bank papers that are drawn, as bank exams print them, and four elsewhere', () => {
    for (const paper of filled)
      for (const { text, options } of [
        ...madeOf(paper),
        ...(isLater(paper) ? paper.sections.flatMap(writtenOf) : []),
      ])
        if (options.length > 0)
          expect(options.length, text).toBe(paper.recipe.category === 'Bank PO' ? 5 : 4);
  });

  it('[CT11] ask what their titles name: the paper on light and waves asks nothing else', () => {
    const paper = filled.find(({ recipe }) => recipe.title.endsWith('Light and Waves')) as FilledPaper;
    const topics = drawnOf(paper).map(({ question }) => question.template.topic);
    expect(topics).toHaveLength(10);
    expect(new Set(topics)).toEqual(new Set(['Optics', 'Oscillations and Waves']));
  });

  it('are short where they are about one topic', () => {
    const tests = later.filter(({ recipe }) => recipe.title.includes('Topic Test'));
    expect(tests.length).toBeGreaterThanOrEqual(25);
    for (const paper of tests) {
      expect(drawnOf(paper).length, textOf(paper)).toBeGreaterThanOrEqual(10);
      expect(drawnOf(paper).length, textOf(paper)).toBeLessThanOrEqual(15);
    }
  });
});

describe('[CT17] the templates that papers are drawn from', () => {
  const digestOf = (list: readonly Template[]) =>
    createHash('sha256')
      .update(list.map(({ name }) => name).join('\n'))
      .digest('hex');

  it.each([
    ['nine', templatesOfPapers, 336, '6611039874100d7fc647c249381c9f8a6e28be280c75f015c59241f586b43d36'],
    // Templates that come after these belong in a list of their own, from which later editions draw.
    ['ten', templatesOfTenthEdition, 417, '6d2ff6989100bb4c0a5635e8b9ebac1c0f3b18ca82c149eb5ac86e6e76cab152'],
  ] as const)(
    'of edition %s are those that there were then, in the same order',
    (_edition, list, count, digest) => {
      expect(list).toHaveLength(count);
      expect(digestOf(list)).toBe(digest);
    },
  );

  it('of edition ten are not drawn for earlier ones', () => {
    const arrivedLater = new Set(laterTemplates.map(({ name }) => name));
    const drawsLater = filled.filter((paper) =>
      drawnOf(paper).some(({ question }) => arrivedLater.has(question.template.name)),
    );
    expect(drawsLater.length).toBeGreaterThan(5);
    expect(drawsLater.filter(({ recipe }) => (recipe.edition ?? 0) < 10)).toEqual([]);
  });

  it('are practised with those that came later', () => {
    expect(templates.slice(0, templatesOfTenthEdition.length)).toEqual(templatesOfTenthEdition);
    expect(templates.length).toBeGreaterThan(templatesOfTenthEdition.length);
  });
});

describe('[CT12] the questions of the papers', () => {
  it('are asked once in all papers', () => {
    const contents = filled.flatMap(madeOf).map(contentOf);
    expect(new Set(contents).size).toBe(contents.length);
  });

  it('of one exam are not nearly the same, but for calculations with other numbers', () => {
    const repeated: string[] = [];
    const byExam = new Map<string, AskedQuestions>();
    for (const paper of filled) {
      const { category, isSpread } = paper.recipe;
      const asked = byExam.get(category) ?? new AskedQuestions();
      byExam.set(category, asked);
      for (const made of madeOf(paper).filter((one) => !isCalculation(one, one.diagram !== null))) {
        if (isSpread && asked.haveNearly(made)) repeated.push(`${paper.recipe.title}: ${made.text}`);
        asked.add(made);
      }
    }
    expect(repeated).toEqual([]);
  });
});

describe('[CT18] the papers in two languages', () => {
  const bilingual = paperRecipes.filter(({ isBilingual }) => isBilingual);
  const fillWith = (phrasebook: Phrasebook) =>
    fillRecipes(new QuestionBank(templatesOfPapers, 'a secret'), bilingual, phrasebook);

  it('say so in their titles, and no other does but the one that is written out', () => {
    const said = paperRecipes.filter(({ title }) => /Hindi/.test(title));
    expect(bilingual.length).toBeGreaterThanOrEqual(3);
    expect(said.map(({ title }) => title)).toEqual([
      'JEE Main in English and Hindi',
      ...bilingual.map(({ title }) => title),
    ]);
  });

  it('ask nothing that is in English alone', () => {
    const withoutBlocks = new Proxy(everySentence, {
      get: (all, frame) => (/block|acid/.test(String(frame)) ? undefined : all[String(frame)]),
    });
    const asked = (papers: readonly FilledPaper[]) => papers.flatMap(madeOf).map(({ text }) => text);
    const isBlocked = (text: string) => /block|acid/.test(text);
    expect(asked(fillWith(everySentence)).some(isBlocked)).toBe(true);
    const papers = fillWith(withoutBlocks);
    expect(papers).toHaveLength(bilingual.length);
    expect(asked(papers).filter(isBlocked)).toEqual([]);
    expect(papers.every((paper) => isWhollyInHindi(paper, withoutBlocks))).toBe(true);
    expect(papers.some((paper) => isWhollyInHindi(paper, {}))).toBe(false);
  });

  it('are left out while there are no questions in Hindi', () => {
    expect(fillWith({})).toEqual([]);
  });
});

describe('[CT13] the difficulty of a paper', () => {
  it('is at least 6 of 10 where the exam is among the hardest', () => {
    const levelOf = (wanted: string) =>
      meanDifficulty(filled.find(({ recipe }) => recipe.title === wanted)?.sections ?? []);
    expect(levelOf('JEE Advanced Full Paper 2')).toBeGreaterThanOrEqual(6);
    expect(levelOf('CAT Full Mock 1')).toBeGreaterThanOrEqual(6);
  });

  it('is the mean of what was drawn', () => {
    for (const { recipe } of later) expect(recipe.difficultyLevel, recipe.title).toBeUndefined();
    const [paper] = later;
    const difficulties =
      paper === undefined ? [] : drawnOf(paper).map(({ question }) => difficultyOf(question));
    const mean = difficulties.reduce((sum, one) => sum + one, 0) / difficulties.length;
    expect(paper && meanDifficulty(paper.sections)).toBe(Math.round(mean));
  });

  it('is lower in the papers called easier than in the harder ones of the same exam', () => {
    const levelsOf = (exam: string, word: string) =>
      later
        .filter(({ recipe }) => recipe.category === exam && recipe.title.includes(word))
        .map(({ sections }) => meanDifficulty(sections));
    const exams = new Set(
      later.flatMap(({ recipe }) => (recipe.title.includes('easier') ? [recipe.category] : [])),
    );
    expect(exams.size).toBeGreaterThanOrEqual(9);
    for (const exam of exams)
      expect(Math.max(...levelsOf(exam, 'easier')), exam).toBeLessThan(Math.min(...levelsOf(exam, 'harder')));
  });
});
