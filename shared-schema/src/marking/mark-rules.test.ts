import { describe, expect, test } from 'vitest';
import type { Answer, AnswerKey, QuestionTypeName } from '../question-types/index.ts';
import { mark } from './mark.ts';
import type { MarkablePaper, MarkableSection, MarkingResult } from './paper.ts';
import { DEFAULT_SCHEME, type MarkingScheme, type PartialRule } from './scheme.ts';

const OPTIONS = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }));

const KEYS = {
  MCQ: { type: 'MCQ', correct: ['a'] },
  MSQ: { type: 'MSQ', correct: ['a', 'b', 'd'] },
  Numerical: { type: 'Numerical', values: ['5'] },
} satisfies Partial<Record<QuestionTypeName, AnswerKey>>;

function question(_id: string, type: QuestionTypeName = 'MCQ') {
  return { _id, type, options: type === 'Numerical' ? undefined : OPTIONS };
}

function schemeWith(
  type: QuestionTypeName,
  marks: string,
  penalty: string,
  partial: PartialRule,
): MarkingScheme {
  return { ...DEFAULT_SCHEME, rules: { ...DEFAULT_SCHEME.rules, [type]: { marks, penalty, partial } } };
}

function section(
  questions: MarkableSection['questions'],
  rest: Partial<MarkableSection> = {},
): MarkableSection {
  return { _id: 's1', questions, ...rest };
}

/** Marks one question on a paper of its own. */
function markOne(type: QuestionTypeName, scheme: MarkingScheme, key: AnswerKey, answer: Answer | null) {
  const paper: MarkablePaper = { scheme, sections: [section([question('q', type)])] };
  const { questions, total } = mark(paper, { q: key }, { q: answer });
  return { outcome: questions[0]?.outcome, marks: total };
}

/** Marks a section of MCQs whose right answer is 'a'. */
function markSection(
  rest: Partial<MarkableSection>,
  answers: Record<string, Answer | null>,
  keys: Record<string, AnswerKey> = {},
) {
  const ids = ['q1', 'q2', 'q3', 'q4'];
  const allKeys = Object.fromEntries(ids.map((id) => [id, keys[id] ?? KEYS.MCQ]));
  return mark(
    {
      scheme: DEFAULT_SCHEME,
      sections: [
        section(
          ids.map((id) => question(id)),
          rest,
        ),
      ],
    },
    allKeys,
    answers,
  );
}

function outcomes(marked: MarkingResult): string[] {
  return marked.questions.map(({ outcome, marks }) => `${outcome} ${marks}`);
}

describe('[SC3] the MSQ rule of JEE Advanced, row by row', () => {
  const scheme = schemeWith('MSQ', '4', '2', 'jee-advanced');
  test.each([
    ['ABD', 'ABD', '4', 'correct'],
    ['ABD', 'AB', '2', 'partly-correct'],
    ['ABD', 'A', '1', 'partly-correct'],
    ['ABD', 'ABC', '-2', 'incorrect'],
    ['ABCD', 'ABC', '3', 'partly-correct'],
    ['ABCD', 'AB', '2', 'partly-correct'],
    ['A', 'A', '4', 'correct'],
    ['A', 'AB', '-2', 'incorrect'],
    ['AB', 'B', '1', 'partly-correct'],
    ['AB', '', '0', 'unanswered'],
  ])('key %s, chosen %s: %s marks, %s', (key, chosen, marks, outcome) => {
    const correct = [...key.toLowerCase()];
    expect(markOne('MSQ', scheme, { type: 'MSQ', correct }, [...chosen.toLowerCase()])).toEqual({
      outcome,
      marks,
    });
  });

  test('is scaled if a question does not have 4 marks', () => {
    const doubled = schemeWith('MSQ', '8', '4', 'jee-advanced');
    expect(markOne('MSQ', doubled, KEYS.MSQ, ['a', 'b'])).toEqual({ outcome: 'partly-correct', marks: '4' });
  });

  test('a part of a key of more than four options stays below full marks', () => {
    const key: AnswerKey = { type: 'MSQ', correct: ['a', 'b', 'c', 'd', 'e'] };
    const options = ['a', 'b', 'c', 'd', 'e'].map((_id) => ({ _id }));
    const paper = { scheme, sections: [section([{ _id: 'q', type: 'MSQ', options }])] };
    expect(mark(paper, { q: key }, { q: ['a', 'b', 'c', 'd'] }).total).toBe('3');
  });

  test('an accepted alternative set earns full marks', () => {
    const key: AnswerKey = { type: 'MSQ', correct: ['a', 'b'], alternatives: [['a', 'b', 'c']] };
    expect(markOne('MSQ', scheme, key, ['a', 'b', 'c']).marks).toBe('4');
    expect(markOne('MSQ', scheme, key, ['c']).marks).toBe('1');
  });
});

describe('[SC3] MSQ all or nothing', () => {
  test('GATE: a part of the key earns nothing and costs nothing', () => {
    const scheme = schemeWith('MSQ', '2', '0', 'none');
    expect(markOne('MSQ', scheme, KEYS.MSQ, ['a', 'b'])).toEqual({ outcome: 'incorrect', marks: '0' });
    expect(markOne('MSQ', scheme, KEYS.MSQ, ['a', 'b', 'd'])).toEqual({ outcome: 'correct', marks: '2' });
  });
});

describe('[SC3] MSQ per option', () => {
  const scheme = schemeWith('MSQ', '4', '1', 'per-option');
  test.each([
    [['a'], '4/3', 'partly-correct'],
    [['a', 'b'], '8/3', 'partly-correct'],
    [['a', 'b', 'd'], '4', 'correct'],
    [['a', 'b', 'c'], '4/3', 'partly-correct'],
    [['a', 'c'], '0', 'incorrect'],
    [['c'], '-1', 'incorrect'],
  ])('of a, b and d, chosen %j: %s marks, %s', (chosen, marks, outcome) => {
    expect(markOne('MSQ', scheme, KEYS.MSQ, chosen)).toEqual({ outcome, marks });
  });

  test('a choice never loses more than the penalty, and nothing without a penalty', () => {
    const free = schemeWith('MSQ', '4', '0', 'per-option');
    expect(markOne('MSQ', free, KEYS.MSQ, ['c']).marks).toBe('0');
  });
});

describe('[ST18] partly correct', () => {
  test('counts as incorrect in counts and accuracy', () => {
    const scheme = schemeWith('MSQ', '4', '2', 'jee-advanced');
    const paper = { scheme, sections: [section([question('q', 'MSQ')])] };
    const marked = mark(paper, { q: KEYS.MSQ }, { q: ['a'] });
    expect(marked.counts).toEqual({ totalQuestions: 1, correct: 0, incorrect: 1, unanswered: 0 });
    expect(marked).toMatchObject({ total: '1', accuracy: 0 });
  });
});

describe('[SC3] after the exam', () => {
  const dropped: AnswerKey = { ...KEYS.MCQ, outcome: 'dropped' };
  const bonus: AnswerKey = { ...KEYS.MCQ, outcome: 'bonus' };

  test('a dropped question gives full marks to all', () => {
    const keys = { q1: dropped, q2: dropped };
    const marked = markSection({}, { q1: 'b' }, keys);
    expect(outcomes(marked)).toEqual(['dropped 4', 'dropped 4', 'unanswered 0', 'unanswered 0']);
    expect(marked.counts).toEqual({ totalQuestions: 4, correct: 1, incorrect: 0, unanswered: 3 });
  });

  test('a bonus gives full marks to those who tried', () => {
    const marked = markSection({}, { q1: 'b' }, { q1: bonus, q2: bonus });
    expect(outcomes(marked)).toEqual(['bonus 4', 'unanswered 0', 'unanswered 0', 'unanswered 0']);
    expect(marked.counts).toEqual({ totalQuestions: 4, correct: 1, incorrect: 0, unanswered: 3 });
  });

  test('any of several accepted options earns full marks', () => {
    const marked = markSection({}, { q1: 'c' }, { q1: { type: 'MCQ', correct: ['a', 'c'] } });
    expect(marked.total).toBe('4');
  });
});

describe('[SC3] attempt any N', () => {
  test('the first N answered in paper order count', () => {
    const marked = markSection({ attemptLimit: 2 }, { q2: 'b', q3: 'a', q4: 'a' });
    expect(outcomes(marked)).toEqual(['unanswered 0', 'incorrect -1', 'correct 4', 'not-counted 0']);
    expect(marked).toMatchObject({ total: '3', maximum: '8' });
    expect(marked.counts).toEqual({ totalQuestions: 4, correct: 1, incorrect: 1, unanswered: 2 });
  });

  test('a wrong answer beyond the limit costs nothing', () => {
    expect(markSection({ attemptLimit: 1 }, { q1: 'a', q2: 'b' }).total).toBe('4');
  });

  test('a limit above the number of questions changes nothing', () => {
    expect(markSection({ attemptLimit: 9 }, { q1: 'a' })).toEqual(markSection({}, { q1: 'a' }));
  });

  test('a dropped question takes a place only if one is left', () => {
    const keys: Record<string, AnswerKey> = { q1: { ...KEYS.MCQ, outcome: 'dropped' } };
    const full = markSection({ attemptLimit: 2 }, { q2: 'a', q3: 'a' }, keys);
    expect(outcomes(full)).toEqual(['not-counted 0', 'correct 4', 'correct 4', 'unanswered 0']);
    const free = markSection({ attemptLimit: 2 }, { q2: 'a' }, keys);
    expect(outcomes(free)).toEqual(['dropped 4', 'correct 4', 'unanswered 0', 'unanswered 0']);
  });

  test('marks for blank answers are given for the remaining places', () => {
    const rule = { ...DEFAULT_SCHEME.rules.MCQ, unanswered: '1' };
    const scheme = { ...DEFAULT_SCHEME, rules: { ...DEFAULT_SCHEME.rules, MCQ: rule } };
    const questions = ['q1', 'q2', 'q3'].map((id) => question(id));
    const paper = { scheme, sections: [section(questions, { attemptLimit: 2 })] };
    const keys = { q1: KEYS.MCQ, q2: KEYS.MCQ, q3: KEYS.MCQ };
    expect(outcomes(mark(paper, keys, { q3: 'a' }))).toEqual(['unanswered 1', 'unanswered 0', 'correct 4']);
  });

  test('the maximum is that of the questions worth most', () => {
    const questions = ['1', '5', '3'].map((marks, index) => ({ ...question(`q${index}`), marks }));
    const paper = { scheme: DEFAULT_SCHEME, sections: [section(questions, { attemptLimit: 2 })] };
    const keys = { q0: KEYS.MCQ, q1: KEYS.MCQ, q2: KEYS.MCQ };
    expect(mark(paper, keys, {}).maximum).toBe('8');
  });
});

describe('[QT5] partial marks by rows', () => {
  const scheme = schemeWith('MSQ', '9', '3', 'per-row');

  test.each([
    [['a'], '3', 'partly-correct'],
    [['a', 'b'], '6', 'partly-correct'],
    [['a', 'c'], '2', 'partly-correct'],
    [['c'], '-1', 'incorrect'],
    [['a', 'b', 'd'], '9', 'correct'],
  ] as const)('%j of three: %s', (answer, marks, outcome) => {
    expect(markOne('MSQ', scheme, KEYS.MSQ, answer)).toMatchObject({ marks, outcome });
  });
});
