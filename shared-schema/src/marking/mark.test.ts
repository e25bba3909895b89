import { describe, expect, test } from 'vitest';
import type { Answer, AnswerKey, QuestionTypeName } from '../question-types/index.ts';
import { accuracyOf, compilePaper, mark } from './mark.ts';
import type { MarkablePaper, MarkableSection } from './paper.ts';
import { DEFAULT_SCHEME, type MarkingScheme } from './scheme.ts';

const OPTIONS = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }));

const KEYS = {
  MCQ: { type: 'MCQ', correct: ['a'] },
  MSQ: { type: 'MSQ', correct: ['a', 'b', 'd'] },
  Numerical: { type: 'Numerical', values: ['5'] },
} satisfies Partial<Record<QuestionTypeName, AnswerKey>>;

function question(_id: string, type: QuestionTypeName = 'MCQ') {
  return { _id, type, options: type === 'Numerical' ? undefined : OPTIONS };
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

describe('[SC4] defaults', () => {
  test.each([
    ['MCQ', 'a', 'correct', '4'],
    ['MCQ', 'b', 'incorrect', '-1'],
    ['MCQ', null, 'unanswered', '0'],
    ['MCQ', '', 'unanswered', '0'],
    ['MSQ', ['d', 'a', 'b'], 'correct', '4'],
    ['MSQ', ['a', 'b'], 'incorrect', '-1'],
    ['MSQ', [], 'unanswered', '0'],
    ['Numerical', '5.0', 'correct', '4'],
    ['Numerical', '6', 'incorrect', '-1'],
    ['Numerical', 'five', 'unanswered', '0'],
  ] as const)('%s answered %j is %s and earns %s', (type, answer, outcome, marks) => {
    expect(markOne(type, DEFAULT_SCHEME, KEYS[type], answer)).toEqual({ outcome, marks });
  });

  test('a paper without questions has nothing to mark', () => {
    expect(mark({ scheme: DEFAULT_SCHEME, sections: [] }, {}, {})).toEqual({
      engineVersion: 1,
      scheme: { name: 'Default', version: 1 },
      total: '0',
      maximum: '0',
      questions: [],
      counts: { totalQuestions: 0, correct: 0, incorrect: 0, unanswered: 0 },
      accuracy: 0,
    });
  });

  test('unanswered is the total minus the answered, and accuracy is over the answered', () => {
    const marked = markSection({}, { q1: 'a', q2: 'b', q3: 'c' });
    expect(marked.counts).toEqual({ totalQuestions: 4, correct: 1, incorrect: 2, unanswered: 1 });
    expect(marked.accuracy).toBe(33.33);
    expect(marked).toMatchObject({ total: '2', maximum: '16' });
  });

  test('accuracy is rounded on the exact value', () => {
    expect(accuracyOf({ correct: 2, incorrect: 1 })).toBe(66.67);
    expect(accuracyOf({ correct: 1, incorrect: 799 })).toBe(0.13);
    expect(accuracyOf({ correct: 0, incorrect: 0 })).toBe(0);
  });
});

describe('[ST16] which marks apply', () => {
  function ruleOf(rest: Partial<MarkableSection>, own: { marks?: string; negativeMarks?: string }) {
    const paper = { scheme: DEFAULT_SCHEME, sections: [section([{ ...question('q'), ...own }], rest)] };
    const marked = mark(paper, { q: KEYS.MCQ }, { q: 'b' }).questions[0];
    return `${marked?.maximum} ${marked?.marks} ${marked?.penalty}`;
  }
  const own = { marks: '3', negativeMarks: '1/2' };
  const shared = { marksPerQuestion: '2', negativeMarks: '2/3' };

  test("the scheme's if neither section nor question sets any", () => {
    expect(ruleOf({}, {})).toBe('4 -1 1');
  });

  test("the question's if the section sets none", () => {
    expect(ruleOf({}, own)).toBe('3 -1/2 1/2');
  });

  test("the section's, over the question's", () => {
    expect(ruleOf(shared, own)).toBe('2 -2/3 2/3');
  });

  test("the question's if the section allows custom marks", () => {
    expect(ruleOf({ ...shared, allowCustomMarksPerQuestion: true }, own)).toBe('3 -1/2 1/2');
  });

  test("the section's if custom marks are allowed and the question has none", () => {
    expect(ruleOf({ ...shared, allowCustomMarksPerQuestion: true }, {})).toBe('2 -2/3 2/3');
  });

  test('marks and penalty are resolved separately', () => {
    expect(ruleOf({ marksPerQuestion: '2' }, own)).toBe('2 -1/2 1/2');
    expect(ruleOf({ negativeMarks: '0' }, own)).toBe('3 0 0');
  });

  test('a penalty written with its minus is the same penalty', () => {
    expect(ruleOf({}, { negativeMarks: '-1' })).toBe('4 -1 1');
  });
});

describe('[SC5] keys', () => {
  const paper = { scheme: DEFAULT_SCHEME, sections: [section([question('q7')])] };

  test('a question without a key is an error that names it', () => {
    expect(() => mark(paper, {}, {})).toThrow('Question q7 has no answer key');
  });

  test('a key of another type is an error that names both', () => {
    expect(() => mark(paper, { q7: KEYS.MSQ }, {})).toThrow('Question q7 is MCQ, but its key is for MSQ');
  });

  test('a numerical key that cannot be read is an error', () => {
    const key: AnswerKey = { type: 'Numerical', values: ['five'] };
    expect(() => markOne('Numerical', DEFAULT_SCHEME, key, '5')).toThrow("'five'");
  });
});

describe('[SC1] one engine', () => {
  test('the result names engine and scheme by version', () => {
    const scheme = { ...DEFAULT_SCHEME, name: 'Mock', version: 7 };
    const marked = mark({ scheme, sections: [] }, {}, {});
    expect(marked).toMatchObject({ engineVersion: 1, scheme: { name: 'Mock', version: 7 } });
  });

  test('answers to questions of other papers, and options of other questions, are no answers', () => {
    expect(markSection({}, { q1: 'z', q99: 'a' })).toEqual(markSection({}, {}));
  });

  test('a compiled paper marks any number of attempts as if each were the first', () => {
    const paper = {
      scheme: DEFAULT_SCHEME,
      sections: [section([question('q1'), question('q2', 'Numerical')])],
    };
    const keys = { q1: KEYS.MCQ, q2: KEYS.Numerical };
    const marker = compilePaper(paper, keys);
    for (const responses of [{ q1: 'a' }, { q2: '5' }, {}, { q1: 'a' }]) {
      expect(marker.mark(responses)).toEqual(mark(paper, keys, responses));
    }
  });

  test('a blank answer may earn marks by the scheme', () => {
    const rule = { ...DEFAULT_SCHEME.rules.MCQ, unanswered: '1/2' };
    const scheme = { ...DEFAULT_SCHEME, rules: { ...DEFAULT_SCHEME.rules, MCQ: rule } };
    expect(markOne('MCQ', scheme, KEYS.MCQ, null)).toEqual({ outcome: 'unanswered', marks: '1/2' });
  });
});
