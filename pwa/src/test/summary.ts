import type { PaperSummary } from '@exam/shared-schema/contract';

/** A paper in a list. */
export function testSummary(_id: string, change: Partial<PaperSummary> = {}): PaperSummary {
  return {
    _id,
    title: `Paper ${_id}`,
    description: '',
    attemptCount: 1250,
    duration: 90,
    totalQuestions: 10,
    totalMarks: 40,
    difficultyLevel: 5,
    categoryId: { _id: 'c', name: 'GATE' },
    subjectIds: [],
    createdBy: { username: 'admin' },
    hasSections: false,
    isActive: true,
    isAiGenerated: false,
    isAdaptive: false,
    ownerId: null,
    createdAt: new Date(0).toISOString(),
    templateId: null,
    sections: [],
    price: 0,
    packageVersion: null,
    packageBytes: 0,
    resultsPolicy: 'after-sync',
    ...change,
  };
}
