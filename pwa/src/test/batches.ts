import type { ManagedAssignment, ManagedBatch, ManagedPaper, Sitting } from '@exam/shared-schema/contract';
import { testSummary } from './summary.ts';

export const AT = '2026-01-05T09:00:00.000Z';

/** A batch in the console. */
export const managedBatch = (own: Partial<ManagedBatch> = {}): ManagedBatch => ({
  _id: 'b1',
  name: 'Morning',
  organisation: { _id: 'o1', name: 'A college' },
  joinCode: 'ACDEFGHJ',
  members: 60,
  assignments: 1,
  createdAt: AT,
  ...own,
});

/** An assignment in the console. */
export const managedAssignment = (own: Partial<ManagedAssignment> = {}): ManagedAssignment => ({
  _id: 'a1',
  paper: { _id: 'p1', title: 'Mock 1', duration: 60, totalMarks: 16 },
  batch: { _id: 'b1', name: 'Morning' },
  members: 60,
  opensAt: AT,
  closesAt: '2026-01-05T12:00:00.000Z',
  ...own,
});

/** A paper in the console. */
export const managedPaper = (_id: string, own: Partial<ManagedPaper> = {}): ManagedPaper => ({
  ...testSummary(_id),
  ...{ attempts: 0, tickets: 0, isForBatches: false, commonEnd: false, calculator: null },
  ...{ timingPolicy: 'continuous', sectionTiming: 'free' },
  ...{ opensAt: null, closesAt: null, keyReleaseAt: null },
  ...own,
});

/** A student of an assignment. */
export const sitting = (name: string, own: Partial<Sitting> = {}): Sitting => ({
  student: { _id: name, fullName: name, username: name, email: `${name}@example.com` },
  state: 'none',
  lastSeenAt: null,
  extraTimePercent: 0,
  result: null,
  ...own,
});
