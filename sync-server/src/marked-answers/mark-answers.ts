import type { ResponseOnWire } from '@exam/shared-schema/attempt';
import type { CountsAs, PaperMarker } from '@exam/shared-schema/marking';
import { questionsInOrder, type OpenedKey, type PaperPackage } from '@exam/shared-schema/paper-package';
import type { Answer } from '@exam/shared-schema/question-types';
import { NO_TOPIC } from '@exam/shared-schema/results';

/** A question of an attempt, marked. */
export interface MarkedAnswer {
  readonly questionId: string;
  /** Position of its section in the paper, from 0. */
  readonly section: number;
  readonly topic: string;
  /** 1 to 10; null if the bank no longer has the question. */
  readonly difficulty: number | null;
  readonly outcome: CountsAs;
  /** An exact fraction. */
  readonly marks: string;
  /** Null if the question was never opened; zero would count as fast. */
  readonly seconds: number | null;
  readonly answer: Answer | null;
}

/** Marks the answers of attempts at one package version, with one version of its key. */
export interface Tallier {
  readonly keyVersion: number;
  /** @returns one answer per question, in the order of the paper. */
  tally(responses: readonly ResponseOnWire[]): readonly MarkedAnswer[];
}

/** A package with its current key. */
export interface MarkedPaper {
  readonly keyVersion: number;
  readonly marker: PaperMarker;
  readonly paper: PaperPackage;
  /** By question (ST85). */
  readonly facts?: OpenedKey['facts'];
}

export function tallierOf({ keyVersion, marker, paper, facts }: MarkedPaper): Tallier {
  const sections = new Map(paper.sections.map(({ _id }, position) => [_id, position]));
  const topics = new Map(
    questionsInOrder(paper).map(({ question }) => [question._id, question.topic ?? NO_TOPIC]),
  );
  const tally = (responses: readonly ResponseOnWire[]) => {
    const given = new Map(responses.map((response) => [response.questionId, response]));
    return marker.mark(answersIn(responses)).questions.map(({ questionId, sectionId, countsAs, marks }) => {
      const response = given.get(questionId);
      return {
        questionId,
        section: sections.get(sectionId) ?? 0,
        topic: topics.get(questionId) ?? NO_TOPIC,
        difficulty: facts?.[questionId]?.difficulty ?? null,
        outcome: countsAs,
        marks,
        seconds: secondsOf(response),
        answer: response?.selectedAnswer ?? null,
      };
    });
  };
  return { keyVersion, tally };
}

function answersIn(responses: readonly ResponseOnWire[]): Record<string, Answer | null> {
  return Object.fromEntries(responses.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer]));
}

function secondsOf(response: ResponseOnWire | undefined): number | null {
  const isOpened = response !== undefined && (response.visits > 0 || response.timeTaken > 0);
  return isOpened ? response.timeTaken : null;
}
