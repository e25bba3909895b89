import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  extraTimeOf,
  isVisible,
  NO_EXTRA_TIME,
  NO_MEANS,
  NOTHING_ISSUED,
  PERMISSIONS,
  resolveAccess,
  scopeIn,
  type AccessFacts,
  type Asker,
  type IssuedFacts,
  type Means,
  type PaperFacts,
  type Scope,
} from './index.ts';

const VERSION = 'a'.repeat(64);
const NEXT_VERSION = 'b'.repeat(64);
const WINDOW = { opensAt: 1000, closesAt: 2000 };

const OPEN_PAPER: PaperFacts = {
  isActive: true,
  ownerId: null,
  organisationId: 'ours',
  isForBatches: false,
  isLocked: false,
  audience: null,
  currentVersion: VERSION,
  window: undefined,
  price: 0,
};
const user = (userId: string, role: 'student' | 'admin' = 'student', means: Partial<Means> = {}): Asker => ({
  kind: 'user',
  organisationId: 'ours',
  scope: scopeIn(PERMISSIONS[role], 'papers', { userId, organisationId: 'ours' }),
  means: { ...NO_MEANS, ...means },
});
const ANONYMOUS: Asker = { kind: 'anonymous' };
const ASHA = user('asha');
const OWNER = user('owner');
const ADMIN = user('root', 'admin');
const inOrganisation = (organisationId: string): Asker => ({
  kind: 'user',
  organisationId,
  scope: { reach: 'organisation', organisationId },
  means: NO_MEANS,
});
const [OUR_TEACHER, OTHER_TEACHER] = [inOrganisation('ours'), inOrganisation('theirs')];
const ticketOf = (
  packageVersion: string,
  extraTimePercent = 0,
  window: PaperFacts['window'] = undefined,
) => ({
  packageVersion,
  extraTimePercent,
  window,
});
const holder = (more: Partial<IssuedFacts> = {}): IssuedFacts => ({
  ...NOTHING_ISSUED,
  isHolder: true,
  ticket: ticketOf(VERSION),
  ...more,
});

interface Change {
  readonly paper?: Partial<PaperFacts>;
  readonly asker?: Asker;
  readonly issued?: IssuedFacts;
  readonly accommodation?: Partial<AccessFacts['accommodation']>;
  readonly assigned?: AccessFacts['assigned'];
  readonly now?: number;
}

function facts({
  paper,
  asker = ASHA,
  issued = NOTHING_ISSUED,
  accommodation,
  assigned = [],
  now = 1500,
}: Change): AccessFacts {
  return {
    paper: { ...OPEN_PAPER, ...paper },
    asker,
    issued,
    accommodation: { ...NO_EXTRA_TIME, ...accommodation },
    assigned,
    now,
  };
}

/** 'outcome reason', and what is charged where something is. */
function outcomeOf(change: Change): string {
  const access = resolveAccess(facts(change));
  const charge = access.outcome === 'issuable' ? ` ${access.cover} ${access.charge}` : '';
  return `${access.outcome} ${access.reason}${charge}`;
}

const withdrawn = { isActive: false };
const generated = { ownerId: 'owner' };
const beingMade = { ownerId: 'owner', isActive: false };
const unpublished = { currentVersion: null };

describe('[ST10] [OR3] who may see a paper', () => {
  test.each<[string, Partial<PaperFacts>, Asker, string]>([
    ['open', {}, ANONYMOUS, 'signed-out anonymous'],
    ['open', {}, ASHA, 'issuable first free 0'],
    ['open', {}, ADMIN, 'issuable first free 0'],
    ['withdrawn', withdrawn, ANONYMOUS, 'hidden withdrawn'],
    ['withdrawn', withdrawn, ASHA, 'hidden withdrawn'],
    ['withdrawn', withdrawn, ADMIN, 'issuable first free 0'],
    ['generated', generated, ANONYMOUS, 'hidden private'],
    ['generated', generated, ASHA, 'hidden private'],
    ['generated', generated, OWNER, 'issuable first free 0'],
    ['generated', generated, ADMIN, 'issuable first free 0'],
    ['withdrawn', withdrawn, OUR_TEACHER, 'issuable first free 0'],
    ['withdrawn', withdrawn, OTHER_TEACHER, 'hidden withdrawn'],
    ['generated', generated, OUR_TEACHER, 'issuable first free 0'],
    ['generated', generated, OTHER_TEACHER, 'hidden private'],
    ['being made', beingMade, ANONYMOUS, 'hidden private'],
    ['being made', beingMade, ASHA, 'hidden private'],
    ['being made', beingMade, OWNER, 'not-ready being-made'],
    ['being made', beingMade, ADMIN, 'not-ready being-made'],
    ['being made for the first time', { ...beingMade, ...unpublished }, OWNER, 'not-ready being-made'],
    ['unpublished', unpublished, ANONYMOUS, 'not-ready unpublished'],
    ['unpublished', unpublished, ASHA, 'not-ready unpublished'],
    ['unpublished and withdrawn', { ...withdrawn, ...unpublished }, ASHA, 'hidden withdrawn'],
    ['of the own college', { audience: 'ours' }, ASHA, 'issuable first free 0'],
    ['of another college', { audience: 'theirs' }, ASHA, 'hidden private'],
    ['of a college', { audience: 'ours' }, ANONYMOUS, 'hidden private'],
    ['of a college', { audience: 'theirs' }, ADMIN, 'issuable first free 0'],
    ['unpublished and generated', { ...generated, ...unpublished }, OWNER, 'not-ready unpublished'],
  ])('%s %#: %j for %j is %s', (_title, paper, asker, expected) => {
    expect(outcomeOf({ paper, asker })).toBe(expected);
  });
});

describe('[ST1] who holds a ticket', () => {
  test.each<[string, Change, string]>([
    [
      'keeps it outside the college',
      { paper: { audience: 'theirs' }, issued: holder() },
      'issued same-terms',
    ],
    ['keeps it', { issued: holder() }, 'issued same-terms'],
    ['keeps it when the paper is withdrawn', { paper: withdrawn, issued: holder() }, 'issued same-terms'],
    ['keeps it while the paper is made anew', { paper: beingMade, issued: holder() }, 'issued same-terms'],
    [
      'gets a newer version without paying again',
      { paper: { currentVersion: NEXT_VERSION, price: 50 }, issued: holder({ ticket: null }) },
      'issuable new-version paid-before 0',
    ],
    [
      'gets a newer version in the middle of an attempt at an older one',
      { paper: { currentVersion: NEXT_VERSION }, issued: holder({ isSitting: true }) },
      'issuable new-version paid-before 0',
    ],
    ['waits where nothing is published', { paper: unpublished, issued: holder() }, 'not-ready unpublished'],
    [
      'gets a new one when the extra time changed',
      { issued: holder(), accommodation: { ofStudent: 25 } },
      'issuable new-terms paid-before 0',
    ],
    [
      'gets a new one when the window changed',
      { paper: { window: WINDOW }, issued: holder() },
      'issuable new-terms paid-before 0',
    ],
    [
      'gets a new one when the paper has a common end now',
      {
        paper: { window: { ...WINDOW, commonEnd: true } },
        issued: holder({ ticket: ticketOf(VERSION, 0, WINDOW) }),
      },
      'issuable new-terms paid-before 0',
    ],
    [
      'gets a new one when the window is gone',
      { issued: holder({ ticket: ticketOf(VERSION, 0, WINDOW) }) },
      'issuable new-terms paid-before 0',
    ],
    [
      'keeps it where only the object of the window is another',
      { paper: { window: { ...WINDOW } }, issued: holder({ ticket: ticketOf(VERSION, 0, WINDOW) }) },
      'issued same-terms',
    ],
    [
      'keeps the old one in the middle of an attempt',
      { issued: holder({ isSitting: true, ticket: ticketOf(VERSION, 60) }), accommodation: { ofBoth: 50 } },
      'issued sitting',
    ],
    [
      'keeps it where only the window changed meanwhile',
      { issued: holder({ isSitting: true }), paper: { window: WINDOW } },
      'issued sitting',
    ],
    [
      'gets one for more time in the middle of an attempt (BA22)',
      { issued: holder({ isSitting: true }), accommodation: { ofBoth: 50 } },
      'issuable new-terms paid-before 0',
    ],
    [
      'gets no more time in the middle of an attempt whose sections have their own',
      { paper: { isLocked: true }, issued: holder({ isSitting: true }), accommodation: { ofBoth: 50 } },
      'issued sitting',
    ],
    [
      'keeps it in the middle of an attempt as well',
      { issued: holder({ isSitting: true }) },
      'issued same-terms',
    ],
  ])('%s', (_title, change, expected) => {
    expect(outcomeOf(change)).toBe(expected);
  });
});

describe('[ST74] whether the paper may be started now', () => {
  const priced = { price: 5 };
  test.each<[string, Change, number, string]>([
    ['a first ticket', { paper: { window: WINDOW } }, 999, 'issuable too-early'],
    ['a first ticket', { paper: { window: WINDOW } }, 1000, 'issuable open'],
    ['a first ticket', { paper: { window: WINDOW } }, 2001, 'issuable too-late'],
    ['a paper without a window', {}, 9999, 'issuable open'],
    [
      'a ticket, by its own window during an attempt',
      { paper: { window: WINDOW }, issued: holder({ isSitting: true }) },
      2001,
      'issued open',
    ],
    [
      'a ticket with the same window',
      { paper: { window: WINDOW }, issued: holder({ ticket: ticketOf(VERSION, 0, WINDOW) }) },
      2001,
      'issued too-late',
    ],
    ['no price that cannot be paid', { paper: { ...priced, window: WINDOW } }, 999, 'unpaid'],
  ])('%s: %j at %i is %s', (_title, change, now, expected) => {
    const access = resolveAccess(facts({ ...change, now }));
    const start = 'start' in access ? access.start : null;
    const reason = start?.outcome === 'outside-window' ? start.reason : start?.outcome;
    expect([access.outcome, ...(reason === undefined ? [] : [reason])].join(' ')).toBe(expected);
  });
});

describe('[BA13] [BA14] a paper that is assigned to batches', () => {
  const forBatches = { isForBatches: true };
  const assigned = [WINDOW];
  test.each<[string, Change, string]>([
    ['does not exist for others', { paper: forBatches }, 'hidden private'],
    ['does not exist for visitors', { paper: forBatches, asker: ANONYMOUS }, 'hidden private'],
    ['is shown to those who manage it', { paper: forBatches, asker: OUR_TEACHER }, 'issuable first free 0'],
    ['stays with holders', { paper: forBatches, issued: holder() }, 'issued same-terms'],
    ['is issued to members', { paper: forBatches, assigned }, 'issuable first free 0'],
    ['costs members nothing', { paper: { ...forBatches, price: 5 }, assigned }, 'issuable first free 0'],
    ['does not exist while it is withdrawn', { paper: withdrawn, assigned }, 'hidden withdrawn'],
    ['is never a generated one', { paper: generated, assigned }, 'hidden private'],
  ])('%s', (_title, change, expected) => {
    expect(outcomeOf(change)).toBe(expected);
  });

  const early = { opensAt: 1000, closesAt: 2000 };
  const long = { opensAt: 1500, closesAt: 3000 };
  const late = { opensAt: 5000, closesAt: 6000 };
  test.each([
    ['its own without an assignment', [], 1500, WINDOW],
    ['that of the assignment', [late], 1500, late],
    ['that which is open', [late, early], 1500, early],
    ['of two that are open, that which closes last', [early, long], 1500, long],
    ['then the next to open', [early, late], 4000, late],
    ['at last that which closed last', [early, late], 7000, late],
  ])('has a window: %s', (_title, windows, now, expected) => {
    const access = resolveAccess(facts({ paper: { window: WINDOW }, assigned: windows, now }));
    expect(access).toMatchObject({ terms: { window: expected } });
  });
});

describe('[ST1] how a price is covered', () => {
  const priced = { price: 5 };
  test.each<[string, Partial<Means>, string]>([
    ['nothing to pay with', {}, 'unpaid no-wallet'],
    ['too few tokens', { wallet: { tokens: 4 } }, 'unpaid too-few-tokens'],
    ['enough tokens', { wallet: { tokens: 5 } }, 'issuable first wallet 5'],
    ['a plan with papers left', { plan: { papersLeft: 1 }, wallet: { tokens: 9 } }, 'issuable first plan 0'],
    ['a plan that is used up', { plan: { papersLeft: 0 }, wallet: { tokens: 9 } }, 'issuable first wallet 5'],
    ['a plan that is used up, no wallet', { plan: { papersLeft: 0 } }, 'unpaid no-wallet'],
    ['a college alone', { college: { collegeId: 'c' } }, 'unpaid no-wallet'],
  ])('%s: %j is %s', (_title, means, expected) => {
    expect(outcomeOf({ paper: priced, asker: user('asha', 'student', means) })).toBe(expected);
  });

  test('a price that cannot be paid is in the outcome', () => {
    expect(resolveAccess(facts({ paper: priced }))).toEqual({
      outcome: 'unpaid',
      reason: 'no-wallet',
      price: 5,
    });
  });
});

test('the terms of a ticket are the version, the extra time and the window of now', () => {
  const access = resolveAccess(facts({ paper: { window: WINDOW }, accommodation: { ofPaper: 10 } }));
  expect(access).toMatchObject({ terms: { packageVersion: VERSION, extraTimePercent: 10, window: WINDOW } });
});

test('an existing ticket keeps its terms', () => {
  const issued = holder({ isSitting: true, ticket: ticketOf(VERSION, 60) });
  const access = resolveAccess(facts({ issued, accommodation: { ofBoth: 50 } }));
  expect(access).toMatchObject({ terms: { extraTimePercent: 60 } });
});

test.each([
  [null, 0, 0, 0],
  [null, 25, 0, 25],
  [null, 25, 50, 50],
  [0, 25, 50, 0],
  [10, 25, 50, 10],
])(
  'extra time: for both %s, of the student %i, of the paper %i is %i',
  (ofBoth, ofStudent, ofPaper, percent) => {
    expect(extraTimeOf({ ofBoth, ofStudent, ofPaper })).toBe(percent);
  },
);

describe('for every paper and every caller', () => {
  const maybe = <T>(value: T) => fc.constantFrom(null, value);
  const papers: fc.Arbitrary<PaperFacts> = fc.record({
    isActive: fc.boolean(),
    ownerId: fc.constantFrom(null, 'owner', 'asha'),
    organisationId: fc.constantFrom('ours', 'theirs', null),
    isForBatches: fc.boolean(),
    isLocked: fc.boolean(),
    audience: fc.constantFrom('ours', 'theirs', null),
    currentVersion: fc.constantFrom(null, VERSION, NEXT_VERSION),
    window: fc.constantFrom(undefined, WINDOW),
    price: fc.constantFrom(0, 5),
  });
  const means: fc.Arbitrary<Means> = fc.record({
    plan: fc.option(fc.record({ papersLeft: fc.nat({ max: 2 }) })),
    wallet: fc.option(fc.record({ tokens: fc.nat({ max: 9 }) })),
    college: maybe({ collegeId: 'c' }),
  });
  const askers: fc.Arbitrary<Asker> = fc.oneof(
    fc.constant(ANONYMOUS),
    fc.record({
      kind: fc.constant('user' as const),
      organisationId: fc.constantFrom('ours', 'theirs', null),
      scope: fc.constantFrom<Scope | null>(
        null,
        { reach: 'own', userId: 'asha' },
        { reach: 'own', userId: 'owner' },
        { reach: 'organisation', organisationId: 'ours' },
        { reach: 'installation' },
      ),
      means,
    }),
  );
  const issued: fc.Arbitrary<IssuedFacts> = fc.oneof(
    fc.constant(NOTHING_ISSUED),
    fc.record({
      isHolder: fc.constant(true),
      ticket: maybe(ticketOf(VERSION)),
      isSitting: fc.boolean(),
    }),
  );
  const accommodation = fc.record({
    ofBoth: fc.option(fc.nat({ max: 100 })),
    ofStudent: fc.nat({ max: 100 }),
    ofPaper: fc.nat({ max: 100 }),
  });
  const now = fc.nat({ max: 3000 });
  const all: fc.Arbitrary<AccessFacts> = fc.record({
    paper: papers,
    asker: askers,
    issued,
    accommodation,
    // At most one, because the time decides between several.
    assigned: fc.constantFrom([], [WINDOW]),
    now,
  });

  test('[ST10] [OR13] [BA14] a paper is shown to its audience, its owner, those who manage it and holders alone', () => {
    fc.assert(
      fc.property(all, (given) => {
        const { paper, asker, issued: before } = given;
        const scope = asker.kind === 'user' ? asker.scope : null;
        const isOwner = scope?.reach === 'own' && scope.userId === paper.ownerId;
        const isManaged =
          scope?.reach === 'installation' ||
          (scope?.reach === 'organisation' && scope.organisationId === paper.organisationId);
        const isPrivileged = before.isHolder || isOwner || isManaged;
        const isMember =
          paper.audience === null || (asker.kind === 'user' && asker.organisationId === paper.audience);
        const isFor = given.assigned.length > 0 || (isMember && !paper.isForBatches);
        const isPublic = paper.ownerId === null && paper.isActive && isFor;
        expect(isVisible(resolveAccess(given))).toBe(isPublic || isPrivileged);
      }),
    );
  });

  test('only published papers are issued, only to users, and holders of a ticket pay nothing', () => {
    fc.assert(
      fc.property(all, (given) => {
        const access = resolveAccess(given);
        if (access.outcome !== 'issuable' && access.outcome !== 'issued') return;
        expect(given.paper.currentVersion).toBe(access.terms.packageVersion);
        expect(given.asker.kind).toBe('user');
        if (access.outcome !== 'issuable') return;
        expect(given.issued.isHolder && access.charge > 0).toBe(false);
        expect(access.charge === 0 || access.cover === 'wallet').toBe(true);
      }),
    );
  });

  test('[ST74] a window and the time decide nothing but whether it may be started now', () => {
    fc.assert(
      fc.property(all, fc.nat({ max: 3000 }), (given, later) => {
        const { start: _now, ...access } = { start: null, ...resolveAccess(given) };
        const { start: _later, ...accessLater } = { start: null, ...resolveAccess({ ...given, now: later }) };
        expect(accessLater).toEqual(access);
      }),
    );
  });

  test('extra time never depends on the price', () => {
    fc.assert(
      fc.property(all, (given) => {
        const free = resolveAccess({ ...given, paper: { ...given.paper, price: 0 } });
        const priced = resolveAccess(given);
        if (!('terms' in free) || !('terms' in priced)) return;
        expect(priced.terms).toEqual(free.terms);
      }),
    );
  });
});
