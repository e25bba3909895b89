import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JEE_ADVANCED_IMPORT_SCHEME } from '@exam/shared-schema/exam-patterns';
import { mark, parseDecimal, type MarkedQuestion } from '@exam/shared-schema/marking';
import type { Answer, AnswerKey } from '@exam/shared-schema/question-types';
import { storeImport } from '../../src/papers/import/store-import.ts';
import type { DraftQuestion } from '../../src/bank/import/index.ts';
import { Device, issueAndFetch, questionsOf, type Issued } from '../support/device.ts';
import { HAND_IN } from '../support/hall.ts';
import { complaintAbout, formulasIn, wordsIn } from '../../src/bank/import/broken-maths.ts';
import { scoredIn } from '../support/read.ts';
import { START, startTestServer, type TestServer } from '../support/test-server.ts';
import { countBy, readJeebench } from './jeebench-data.ts';

const directory = process.env['PREP_DATA_DIR'];
if (directory === undefined) throw new Error('PREP_DATA_DIR does not say where the data is');
const { source, expected, report, questions } = readJeebench(directory);
const figures: [what: string, found: string | number, of: string | number][] = [];
const PENALTIES = { MCQ: '-1', MSQ: '-2', Numerical: '0' } as const;

afterAll(() => {
  console.table(figures.map(([what, found, of]) => ({ what, found, of })));
});

describe('the file as it is read', () => {
  it('has every item in, none refused', () => {
    figures.push(['items imported', questions.length, expected.items_total]);
    expect(report.problem).toBeNull();
    expect(report.items.filter((item) => item.kind === 'refused')).toEqual([]);
    expect(questions).toHaveLength(expected.items_total);
  });

  it('has the counts of expected.json', () => {
    const types = countBy(questions, ({ type }) => type);
    const msq = questions.flatMap(({ key }) => (key.type === 'MSQ' ? [key.correct.length] : []));
    for (const [type, count] of Object.entries(expected.product_mapping))
      figures.push([type, types[type] ?? 0, count]);
    expect(countBy(source, ({ type }) => type)).toEqual(expected.by_source_type);
    expect(countBy(source, ({ subject }) => subject)).toEqual(expected.by_subject);
    expect(types).toEqual(expected.product_mapping);
    expect(countBy(questions, ({ source: { key } }) => key.replace(/ #\d+$/, ''))).toEqual(expected.by_paper);
    expect(countBy(questions, ({ source: { subject } }) => subject ?? '')).toEqual({
      Physics: expected.by_subject['phy'],
      Chemistry: expected.by_subject['chem'],
      Mathematics: expected.by_subject['math'],
    });
    expect(countBy(msq, (count) => count)).toEqual(expected.msq_number_of_correct_options);
  });

  it('has the numerical answers of expected.json', () => {
    const values = questions.flatMap(({ key }) => (key.type === 'Numerical' ? (key.values ?? []) : []));
    const isWhole = (text: string) => Number.isInteger(Number(text));
    expect({
      integers: values.filter(isWhole).length,
      decimals: values.filter((text) => !isWhole(text)).length,
      negative: values.filter((text) => text.startsWith('-')).length,
    }).toEqual(expected.numerical);
  });

  it('has both styles of markers, and four options for every choice', () => {
    const choices = questions.flatMap((question, place) =>
      question.type === 'Numerical' ? [] : [{ question, place }],
    );
    const styleOf = ({ place }: { place: number }) =>
      /^\s*\$?\s*\[/m.test(markersOf(place)) ? '[A]' : '(A)';
    expect(countBy(choices, styleOf)).toEqual(expected.marker_styles);
    expect(
      choices.every(({ question }) => question.options.map(({ label }) => label).join('') === 'ABCD'),
    ).toBe(true);
  });

  it('names the items that had to be read with care, and those alone', () => {
    const noted = report.items.flatMap((item) =>
      item.kind === 'question' && item.notes.length > 0 ? [item.position - 1] : [],
    );
    figures.push([
      'items with a note',
      noted.length,
      expected.items_whose_options_cannot_be_split_into_exactly_A_to_D.length,
    ]);
    expect(noted).toEqual(
      expected.items_whose_options_cannot_be_split_into_exactly_A_to_D.map(({ position }) => position),
    );
  });

  it('equals the samples', () => {
    for (const sample of expected.sample) {
      const question = questions[sample.position];
      expect(question?.type).toBe(sample.product_type);
      expect([goldOf(question)].flat()).toEqual([sample.correct].flat());
      for (const [place, start] of (sample.options ?? []).entries()) {
        expect(question?.options[place]?.text.startsWith(start.trimEnd())).toBe(true);
      }
    }
    figures.push(['samples equal', expected.sample.length, expected.sample.length]);
  });

  it('has every backslash that the source has', () => {
    const backslashes = (text: string) => text.split('\\').length - 1;
    const lost = questions.filter((question, place) => {
      const read = [question.text, ...question.options.map(({ text }) => text)].map(backslashes);
      return read.reduce((a, b) => a + b, 0) !== backslashes(source[place]?.question ?? '');
    });
    // Those of a marker that stood inside maths go with the marker.
    expect(
      lost.filter(
        (question) => !/\\mathrm\{[A-D]\}\]/.test(source[questions.indexOf(question)]?.question ?? ''),
      ),
    ).toEqual([]);
  });

  it('has nothing made up', () => {
    expect(questions.every(({ explanation }) => explanation === null)).toBe(true);
  });
});

describe('the marking', () => {
  it('gives full marks for every gold answer', () => {
    const marked = questions.map((question) => markOne(question, goldOf(question)));
    const right = marked.filter(({ outcome, marks, maximum }) => outcome === 'correct' && marks === maximum);
    figures.push(['gold answers fully correct (shared core)', right.length, questions.length]);
    expect(right).toHaveLength(questions.length);
  });

  it('takes exactly the preset penalty for a wrong answer', () => {
    const canBeWrong = questions.filter((question) => wrongFor(question) !== null);
    const wrong = canBeWrong.filter(
      (question) => markOne(question, wrongFor(question) as Answer).marks === PENALTIES[question.type],
    );
    figures.push(['wrong answers at the exact penalty (shared core)', wrong.length, canBeWrong.length]);
    figures.push([
      'questions with no wrong answer (all options right)',
      questions.length - canBeWrong.length,
      1,
    ]);
    expect(wrong).toHaveLength(canBeWrong.length);
    expect(questions.length - canBeWrong.length).toBe(expected.msq_number_of_correct_options['4'] ?? 0);
  });
});

describe('the texts', () => {
  it('leave no command of LaTeX standing among the words', () => {
    const texts = questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]);
    const raw = texts.filter((text) => wordsIn(text).some((words) => /\\[a-zA-Z]|\$/.test(words)));
    figures.push(['texts without a raw command of LaTeX', texts.length - raw.length, texts.length]);
    expect(raw).toEqual([]);
  });

  it('render', () => {
    const texts = questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]);
    const formulas = texts.flatMap(formulasIn);
    const complaints = formulas.flatMap((formula) => complaintAbout(formula) ?? []);
    figures.push(['formulas that KaTeX renders', formulas.length - complaints.length, formulas.length]);
    expect(complaints).toEqual([]);
  });
});

describe('the real server', () => {
  let server: TestServer;
  let student: { id: string; token: string };
  let papers: { id: string; title: string; totalMarks: string }[];

  beforeAll(async () => {
    server = await startTestServer();
    await server.addUser({ username: 'admin', role: 'admin' });
    student = { id: await server.addUser({ username: 'asha' }), token: '' };
    student.token = await server.signIn('asha');
    await storeImport(
      server.context,
      { questions, refused: [] },
      { titleTemplate: 'JEE Advanced {year} {paper}' },
    );
    const { read, t } = server.context.store;
    papers = await read
      .select({ id: t.papers.id, title: t.papers.title, totalMarks: t.papers.totalMarks })
      .from(t.papers);
  });

  afterAll(() => server.close());

  it('marks the gold answers of each paper with its maximum', async () => {
    for (const { id, title, totalMarks } of papers) {
      const result = await sit(id, ({ key }) => goldFrom(key));
      figures.push([`${title}, gold answers`, result.totalScoreExact, totalMarks]);
      expect(result.totalScoreExact).toBe(totalMarks);
      expect(result.correctAnswers).toBe(result.totalQuestions);
    }
    expect(papers).toHaveLength(Object.keys(expected.by_paper).length);
  });

  it('takes exactly the preset penalty for each wrong answer', async () => {
    for (const { id, title } of papers) {
      const result = await sit(id, ({ key, optionIds }) => wrongFrom(key, optionIds));
      const wrong = result.detailedResults.filter(({ selectedAnswer }) => selectedAnswer !== null);
      const exact = wrong.filter(({ type, marksObtainedExact }) => marksObtainedExact === PENALTIES[type]);
      figures.push([`${title}, wrong answers at the exact penalty`, exact.length, wrong.length]);
      expect(exact).toHaveLength(wrong.length);
    }
  });

  interface Asked {
    readonly key: AnswerKey;
    readonly optionIds: readonly string[];
  }

  async function sit(paperId: string, answer: (asked: Asked) => Answer | null) {
    const issued: Issued = await issueAndFetch(server, student.token, student.id, paperId);
    const rows = await server.context.store.read.select().from(server.context.store.t.answerKeys);
    const keys =
      rows.find(({ packageVersion }) => packageVersion === issued.paper.packageVersion)?.keys ?? {};
    const answers: Record<string, Answer> = {};
    for (const { _id, options } of questionsOf(issued.paper)) {
      const given = answer({ key: keys[_id] as AnswerKey, optionIds: options.map((option) => option._id) });
      if (given !== null) answers[_id] = given;
    }
    const device = new Device(issued, START + 1000, `${paperId}-${(attempts += 1)}`);
    device.start().answerAll(answers).seal();
    return scoredIn(await server.ask('POST', HAND_IN, { body: device.handIn(), token: student.token }));
  }

  let attempts = 0;
});

function markersOf(place: number): string {
  const lines = (source[place]?.question ?? '').split('\n');
  return lines.find((line) => /^\s*\$?\s*[([](?:\\mathrm\{)?A\}?[)\]]/.test(line)) ?? '';
}

const goldOf = (question: DraftQuestion | undefined): Answer =>
  question === undefined ? '' : goldFrom(question.key);

const wrongFor = ({ key, options }: DraftQuestion): Answer | null =>
  wrongFrom(
    key,
    options.map(({ label }) => label),
  );

function goldFrom(key: AnswerKey): Answer {
  if (key.type === 'Numerical') return key.values?.[0] ?? '';
  return key.type === 'MCQ' ? (key.correct[0] ?? '') : [...key.correct];
}

/** A wrong option, the key with a wrong option in it, a number just beyond the tolerance; null where all is right. */
function wrongFrom(key: AnswerKey, optionIds: readonly string[]): Answer | null {
  if (key.type === 'Numerical') return justBeyond(key.values?.[0] ?? '');
  const wrong = optionIds.find((id) => !key.correct.includes(id));
  if (wrong === undefined) return null;
  return key.type === 'MCQ' ? wrong : [...key.correct, wrong];
}

function justBeyond(gold: string): string {
  const value = parseDecimal(gold);
  if (value === null) throw new Error(`${gold} is not a number`);
  return (Number(gold) + 0.011).toFixed(Math.max(3, value.scale));
}

function markOne(question: DraftQuestion, answer: Answer): MarkedQuestion {
  const options = question.options.map(({ label }) => ({ _id: label }));
  const paper = {
    scheme: JEE_ADVANCED_IMPORT_SCHEME,
    sections: [{ _id: 's', questions: [{ _id: 'q', type: question.type, options }] }],
  };
  return mark(paper, { q: question.key }, { q: answer }).questions[0] as MarkedQuestion;
}
