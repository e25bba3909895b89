import {
  countStatuses,
  progressOf,
  questionStatus,
  type AttemptState,
  type QuestionStatus,
} from '@exam/shared-schema/attempt';
import { resolveMarks } from '@exam/shared-schema/marking';
import type { PackageQuestion, PackageSection } from '@exam/shared-schema/paper-package';
import { answerTypes, normaliseAnswer, type Answer } from '@exam/shared-schema/question-types';
import type { AttemptRoom, RoomState } from '../../offline/index.ts';
import type { ImageOf } from '../../state/index.ts';
import type { SectionCount } from '../../ui/index.ts';
import { say } from '../../sentences/index.ts';

export interface Place {
  readonly section: PackageSection;
  readonly sectionIndex: number;
  readonly question: PackageQuestion;
  /** Within the section, starting at 0. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** ST17: whether the section can be worked on now. Untimed sections are always open. */
export type SectionAccess = 'open' | 'closed' | 'later';

export interface SectionProgress extends SectionCount {
  readonly total: number;
  readonly access: SectionAccess;
  /** The N of an 'attempt any N' section. */
  readonly attemptLimit: number | undefined;
}

/** The part of the room's state that the controller uses. */
export type ControllerState = Pick<RoomState, 'attempt' | 'openSectionId'>;

/** The state that determines the current place. */
interface Whereabouts extends Pick<ControllerState, 'openSectionId'> {
  readonly attempt: Pick<AttemptState, 'currentQuestionId'>;
}

interface Seat {
  readonly sectionIndex: number;
  readonly index: number;
  readonly question: PackageQuestion;
}

/**
 * Translates the student's actions into log events. Its methods are stable, so they can be passed to memoised
 * components.
 */
export class ExamController {
  readonly sections: readonly PackageSection[];
  readonly #room: AttemptRoom;
  readonly #order: readonly Seat[];
  #shownId: string | null = null;

  constructor(room: AttemptRoom) {
    this.#room = room;
    this.sections = room.paper.sections.filter((section) => section.questions.length > 0);
    this.#order = this.sections.flatMap((section, sectionIndex) =>
      section.questions.map((question, index) => ({ sectionIndex, index, question })),
    );
  }

  /**
   * The current place by the log. Before the first visit, and after a section has closed, it is the first question
   * that is open.
   */
  place(state: Whereabouts): Place {
    const reach = this.#reach(state);
    const position = Math.max(0, positionIn(reach, state.attempt.currentQuestionId));
    const at = reach[position];
    const section = at && this.sections[at.sectionIndex];
    if (at === undefined || section === undefined) throw new Error('This paper has no questions');
    return { ...at, section, isFirst: position === 0, isLast: position === reach.length - 1 };
  }

  /**
   * AT4: a reopened room stays at its question; a new room and a newly opened section start at the first question.
   */
  readonly arrive = (): void => this.#visit(this.place(this.#state).question._id);

  readonly previous = (): void => this.#step(-1);
  readonly next = (): void => this.#step(1);

  /** Marks the question unless it is marked already, and moves to the next. */
  readonly markAndNext = (): void => {
    const questionId = this.place(this.#state).question._id;
    if (!progressOf(this.#attempt, questionId).marked) this.#room.act({ type: 'marked', questionId });
    this.next();
  };

  readonly goToIndex = (sectionIndex: number, index: number): void => {
    const question = this.sections[sectionIndex]?.questions[index];
    if (question !== undefined) this.#visit(question._id);
  };

  /** Opens a question by its id. */
  readonly goTo = (questionId: string): void => this.#visit(questionId);

  /** Opens a section at its first unvisited question, or at its first question if all were visited. */
  readonly enterSection = (sectionId: string): void => {
    const section = this.sections.find((each) => each._id === sectionId);
    const unseen = section?.questions.find(({ _id }) => progressOf(this.#attempt, _id).visits === 0);
    const target = unseen ?? section?.questions[0];
    if (target !== undefined) this.#visit(target._id);
  };

  /** Logs an answer; null if the input is not an answer. */
  readonly answer = (value: Answer | null): void => {
    const { question } = this.place(this.#state);
    const optionIds = optionIdsOf(question);
    const answer = value === null ? null : normaliseAnswer(question.type, value, optionIds);
    const before = progressOf(this.#attempt, question._id).answer;
    if (sameAnswer(before, answer)) return;
    const questionId = question._id;
    this.#room.act(
      answer === null ? { type: 'cleared', questionId } : { type: 'answered', questionId, answer },
    );
  };

  readonly clear = (): void => this.answer(null);

  /** @param questionId of the question that can be answered on the screen; null if there is none. */
  readonly noteShown = (questionId: string | null): void => {
    this.#shownId = questionId;
  };

  /**
   * Chooses the option of a digit key, as its type does. AT25: not if the question is not on
   * the screen.
   */
  readonly chooseOption = (optionIndex: number): void => {
    const { question } = this.place(this.#state);
    if (question._id !== this.#shownId) return;
    const option = optionIdsOf(question)[optionIndex];
    if (option === undefined) return;
    const { pick } = answerTypes[question.type];
    if (pick !== undefined) this.answer(pick(progressOf(this.#attempt, question._id).answer, option));
  };

  readonly toggleMark = (): void => {
    const questionId = this.place(this.#state).question._id;
    const { marked } = progressOf(this.#attempt, questionId);
    this.#room.act({ type: marked ? 'unmarked' : 'marked', questionId });
  };

  statesOf(attempt: AttemptState, sectionIndex: number): readonly QuestionStatus[] {
    const questions = this.sections[sectionIndex]?.questions ?? [];
    return questions.map(({ _id }) => questionStatus(progressOf(attempt, _id)));
  }

  sectionCounts(state: ControllerState): readonly SectionProgress[] {
    return this.sections.map((section, index) => {
      const ids = section.questions.map(({ _id }) => _id);
      const counts = countStatuses(state.attempt, ids);
      return {
        id: section._id,
        title: section.title,
        answered: counts.answered,
        answeredMarked: counts['answered-marked'],
        notAnswered: counts.visited,
        marked: counts.marked,
        notVisited: counts['not-visited'],
        total: section.questions.length,
        access: this.accessOf(state, index),
        attemptLimit: section.attemptLimit,
      };
    });
  }

  /** ST17: where sections are timed, only one is open at a time. */
  accessOf({ openSectionId }: Pick<ControllerState, 'openSectionId'>, sectionIndex: number): SectionAccess {
    if (openSectionId === null) return 'open';
    const open = this.sections.findIndex(({ _id }) => _id === openSectionId);
    if (sectionIndex === open) return 'open';
    return sectionIndex < open ? 'closed' : 'later';
  }

  /** '+4 / −1'; fractions are shown exactly. */
  marksOf(section: PackageSection, question: PackageQuestion): string {
    const { marks, penalty } = resolveMarks(this.#room.paper.scheme, section, question);
    return penalty === '0' ? `+${marks} / 0` : `+${marks} / \u2212${penalty}`;
  }

  /** BK5: the numbers of the first and last question of a set within their section. */
  numbersOf({ questions }: PackageSection, setId: string): { first: number; last: number } {
    const first = questions.findIndex(({ set }) => set === setId);
    return { first: first + 1, last: questions.findLastIndex(({ set }) => set === setId) + 1 };
  }

  /** @param imageOf null while the saved images are read; no diagram is shown until then. */
  diagramOf(
    { diagramUrl, diagramAlt }: Pick<PackageQuestion, 'diagramUrl' | 'diagramAlt'>,
    imageOf: ImageOf | null,
  ): { src: string; alt: string } | undefined {
    if (diagramUrl === undefined || imageOf === null) return undefined;
    return { src: imageOf(diagramUrl) ?? diagramUrl, alt: diagramAlt ?? say.room.question.diagram };
  }

  get #state(): RoomState {
    return this.#room.store.getState();
  }

  get #attempt(): AttemptState {
    return this.#state.attempt;
  }

  /** The questions that can be opened now, in the paper's order. */
  #reach(state: Pick<ControllerState, 'openSectionId'>): readonly Seat[] {
    if (state.openSectionId === null) return this.#order;
    return this.#order.filter(({ sectionIndex }) => this.accessOf(state, sectionIndex) === 'open');
  }

  #step(by: number): void {
    const reach = this.#reach(this.#state);
    const target = reach[positionIn(reach, this.place(this.#state).question._id) + by];
    if (target !== undefined) this.#visit(target.question._id);
  }

  #visit(questionId: string): void {
    const reach = this.#reach(this.#state);
    const at = reach[positionIn(reach, questionId)];
    const section = at && this.sections[at.sectionIndex];
    if (section === undefined) return;
    if (this.#attempt.currentSectionId !== section._id) {
      this.#room.act({ type: 'section-entered', sectionId: section._id });
    }
    if (this.#attempt.currentQuestionId !== questionId) this.#room.act({ type: 'visited', questionId });
  }
}

function positionIn(seats: readonly Seat[], questionId: string | null): number {
  return seats.findIndex(({ question }) => question._id === questionId);
}

/** Empty if a damaged package lacks the options, so that the rest of the paper stays usable. */
function optionIdsOf({ options }: { readonly options?: PackageQuestion['options'] }): readonly string[] {
  return options?.map(({ _id }) => _id) ?? [];
}

function sameAnswer(a: Answer | null, b: Answer | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
