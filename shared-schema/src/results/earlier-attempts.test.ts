import { expect, test } from 'vitest';
import {
  answersText,
  answersOf,
  foldAttempt,
  logText,
  readLog,
  responsesOf,
  responsesText,
  type UnhashedEvent,
} from '../attempt/index.ts';
import { CONTINUOUS, sha256 } from '../attempt/testing.ts';
import { compilePaper, type MarkingScheme } from '../marking/index.ts';
import { type PackageQuestion, type PaperPackage, questionIdsInOrder } from '../paper-package/index.ts';
import type { Answer, AnswerKey } from '../question-types/index.ts';
import { resultTexts } from './result-texts.ts';
import { scoredText } from './scored-text.ts';

/** Numbers from 0 up to 1, always the same (Park and Miller 1988). */
function numbers(): () => number {
  let state = 20_261_127;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const options = ['a', 'b', 'c', 'd'].map((_id) => ({ _id, text: `Option ${_id}` }));
const TYPES = ['MCQ', 'MSQ', 'Numerical'] as const;

const scheme: MarkingScheme = {
  name: 'JEE Advanced',
  version: 1,
  rules: {
    MCQ: { marks: '3', penalty: '1', partial: 'none' },
    MSQ: { marks: '4', penalty: '2', partial: 'jee-advanced' },
    Numerical: { marks: '4', penalty: '2/3', partial: 'none', unanswered: '1/3' },
  },
};

const question = (place: number): PackageQuestion => {
  const type = TYPES[place % 3] ?? 'MCQ';
  return {
    _id: `q${place}`,
    type,
    text: `Question ${place}?`,
    options: type === 'Numerical' ? [] : options,
  };
};

const paper: PaperPackage = {
  formatVersion: 1,
  testId: 'paper-1',
  packageVersion: 'f'.repeat(64),
  title: 'Paper',
  description: '',
  categoryName: 'JEE Advanced',
  languages: ['en'],
  timing: { policy: 'continuous', durationSeconds: 3600, sectionTiming: 'free' },
  resultsPolicy: 'after-sync',
  scheme,
  sections: ['s1', 's2'].map((_id, place) => ({
    _id,
    title: _id,
    ...(place === 1 && { attemptLimit: 4 }),
    questions: Array.from({ length: 6 }, (_, at) => question(place * 6 + at)),
  })),
  images: [],
  hasMaths: false,
  totals: { questions: 12, marks: '40' },
};

const KEY_OF = {
  MCQ: { type: 'MCQ', correct: ['b', 'd'] },
  MSQ: { type: 'MSQ', correct: ['a', 'c', 'd'], alternatives: [['b', 'c']] },
  Numerical: { type: 'Numerical', values: ['2.5'], ranges: [{ min: '7', max: '9' }], tolerance: '0.1' },
} satisfies Record<(typeof TYPES)[number], AnswerKey>;

const keys = Object.fromEntries(
  paper.sections.flatMap(({ questions }) =>
    questions.map(({ _id, type }) => [_id, KEY_OF[type as keyof typeof KEY_OF]]),
  ),
);

/** Typed texts that are a number, are none, and need escaping. */
const TYPED = ['2.5', '2.45', ' 8 ', '-3', '1e1', 'five', '', '“½”\n'];

function answerOf(type: PackageQuestion['type'], next: () => number): Answer {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const ids = options.map(({ _id }) => _id);
  if (type === 'MCQ') return pick([...ids, 'gone']);
  if (type === 'Numerical') return pick(TYPED);
  return ids.filter(() => next() < 0.5);
}

function eventsOf(next: () => number): UnhashedEvent[] {
  const order = paper.sections.flatMap((section) => section.questions.map((each) => ({ section, each })));
  const actions = Array.from({ length: 30 }, () => {
    const { section, each } = order[Math.floor(next() * order.length)] ?? {
      section: undefined,
      each: question(0),
    };
    const questionId = each._id;
    const drawn = next();
    if (drawn < 0.1) return { type: 'section-entered', sectionId: section?._id ?? 's1' } as const;
    if (drawn < 0.3) return { type: 'visited', questionId } as const;
    if (drawn < 0.4) return { type: 'marked', questionId } as const;
    if (drawn < 0.5) return { type: 'cleared', questionId } as const;
    return { type: 'answered', questionId, answer: answerOf(each.type, next) } as const;
  });
  const started = { type: 'started', session: 'session-1', offsetMs: 0 } as const;
  const sealed = { type: 'sealed', by: 'student', elapsedMs: 31_000 } as const;
  return [started, ...actions, sealed].map((action, seq) => ({
    ...action,
    seq,
    at: 1_700_000_000_000 + seq * 1000,
    mono: seq * 1000,
  }));
}

const count = 2000;

/**
 * What 2,000 attempts at questions of the first three types become: the SHA-256 of their logs, of their folds as
 * responses, of the texts whose digests are in their receipts, and of their results.
 */
function digestsOfEarlierAttempts() {
  const next = numbers();
  const marker = compilePaper(paper, keys);
  const keyed = { marker, texts: resultTexts({ paper, keys, explanations: {}, marker }), keyVersion: 1 };
  const ids = questionIdsInOrder(paper);
  const texts = { logs: '', responses: '', answers: '', results: '' };
  for (let place = 0; place < count; place += 1) {
    const log = logText(eventsOf(next));
    const read = readLog(log);
    if (!read.ok) throw new Error(read.reason);
    const state = foldAttempt('genesis', read.events as UnhashedEvent[], CONTINUOUS);
    const responses = responsesOf(state, ids);
    texts.logs = sha256(texts.logs + log);
    texts.responses = sha256(texts.responses + responsesText(responses));
    texts.answers = sha256(texts.answers + answersText(ids, answersOf(state, ids)));
    const row = {
      responses,
      totalTimeSeconds: 31,
      startedAt: 1_700_000_000_000,
      submittedAt: 1_700_000_031_000,
    };
    texts.results = sha256(texts.results + scoredText(row, keyed));
  }
  return texts;
}

test('[QT1] attempts of before a change of the types keep their logs, answers, receipts and results to the byte', () => {
  expect(digestsOfEarlierAttempts()).toEqual({
    logs: 'edb37c6e7809413a2ee48a7d565f65158acd4c4165a220cddc6756712b2789b6',
    responses: '90dc23cfafa017737f5165e1432ea2ba3a47b898a39f124fd05abdff9d7bf41b',
    answers: 'fa512d11fbea18cb4b4757e4191d2f247aaacbc15bca456aedcf610d5ee49887',
    results: '6b8403b223daf92bc4d8b35a2387e990d9134c79abc4687f7c1f90f6d5c60ff6',
  });
});
