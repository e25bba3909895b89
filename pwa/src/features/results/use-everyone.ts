import { questionStatistics, type QuestionStatistics } from '@exam/shared-schema/contract';
import { formatTimeDisplay } from '@exam/shared-schema/labels';
import { useEffect, useState } from 'react';
import { database, keepList, seenList } from '../../offline/index.ts';
import { serverCall } from '../../state/index.ts';
import { formatScore } from '../../ui/index.ts';

type Statistics = readonly QuestionStatistics[];

/**
 * How everybody did with each question, in words; as it was last seen while there is no network.
 * @param attemptId null while the server does not have the attempt.
 */
export function useEveryone(attemptId: string | null, userId: string | null): ReadonlyMap<string, string> {
  const [statistics, setStatistics] = useState<Statistics>([]);
  useEffect(() => {
    if (attemptId === null || userId === null) return;
    let current = true;
    const show = (found: Statistics | null) => {
      if (current && found !== null) setStatistics(found);
    };
    void readSeen(attemptId, userId)
      .then(show)
      .then(() => refresh(attemptId, userId))
      .then(show);
    return () => {
      current = false;
    };
  }, [attemptId, userId]);
  return new Map(statistics.map((each) => [each.questionId, wordsOf(each)]));
}

const keyOf = (attemptId: string) => `statistics ${attemptId}`;

async function readSeen(attemptId: string, userId: string): Promise<Statistics | null> {
  return (await seenList<Statistics>(database, userId, keyOf(attemptId)))?.value ?? null;
}

async function refresh(attemptId: string, userId: string): Promise<Statistics | null> {
  const answer = await serverCall(questionStatistics, { params: { attemptId } });
  if (!answer.ok) return null;
  const { questions } = answer.answer.data;
  await keepList(database, userId, keyOf(attemptId), questions);
  return questions;
}

function wordsOf({ correctPercent, medianSeconds, attempts }: QuestionStatistics): string {
  const share = `${formatScore(correctPercent)}% of ${attempts} right`;
  return medianSeconds === null ? share : `${share}, median ${formatTimeDisplay(medianSeconds)}`;
}
