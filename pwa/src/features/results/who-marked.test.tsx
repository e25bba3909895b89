import { expect, it } from 'vitest';
import type { ShownResult } from './use-result.ts';
import { changeBetween } from './who-marked.tsx';

function result(marks: readonly string[], keyVersion = 1): ShownResult {
  const detailedResults = marks.map((marksObtainedExact, place) => ({
    questionId: `q${place + 1}`,
    marksObtainedExact,
  }));
  const totalScore = marks.reduce((sum, each) => sum + Number(each), 0);
  const marking = { engineVersion: 1, scheme: 's', schemeVersion: 1, keyVersion };
  return {
    detailedResults,
    totalScore,
    totalScoreExact: String(totalScore),
    marking,
  } as unknown as ShownResult;
}

it('[ST8] the same marks for every question are the same result, whatever the version of the key', () => {
  expect(changeBetween(result(['4', '-1']), result(['4', '-1'], 2))).toBeNull();
});

it('[ST8] what is different is said in marks and questions, and that the key was corrected where it was', () => {
  expect(changeBetween(result(['4', '-1', '0']), result(['4', '4', '4'], 2))).toBe(
    'This device had 3 marks, the server gives 12. Questions whose marks changed: 2 and 3. The answer key was corrected after the paper was saved.',
  );
  expect(changeBetween(result(['4', '-1']), result(['-1', '4']))).toBe(
    'This device had 3 marks, the server gives 3. Questions whose marks changed: 1 and 2.',
  );
});
