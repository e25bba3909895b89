import type { PackageQuestion, PackageSection, PaperPackage } from '@exam/shared-schema/paper-package';
import type { ComponentType } from 'react';
import type { AttemptRoom } from '../../../offline/index.ts';
import { lazyPart } from '../../../parts/index.ts';
import { loadSentences } from '../../../sentences/index.ts';
import type { IconName } from '../../../ui/index.ts';
import type { ExamController } from '../exam-controller.ts';

/** The props of an open tool. It renders again for another question, never for the clock. */
export interface ExamToolProps {
  readonly room: AttemptRoom;
  readonly controller: ExamController;
  readonly section: PackageSection;
  readonly question: PackageQuestion;
  readonly onClose: () => void;
}

/** A tool of the exam room: a button in the bar, or a row in a sheet on a phone. */
export interface ExamTool {
  readonly id: string;
  readonly label: () => string;
  readonly icon: IconName;
  /** Whether it is offered at this question of this paper. An open tool that is no longer offered closes. */
  isOffered(paper: PaperPackage, section: PackageSection, question: PackageQuestion): boolean;
  /**
   * `sheet` (the usual): the room puts the panel into a modal sheet with the label as its title.
   * `own`: the panel brings its own frame, so that the question stays in sight and in reach (a calculator).
   */
  readonly frame?: 'sheet' | 'own';
  /** May come in a part of its own, see laterPanel: the room waits for it with a skeleton. */
  readonly Panel: ComponentType<ExamToolProps>;
  /** Loads such a panel ahead of time. @returns false if it failed; it is then loaded again when it is opened. */
  readonly prepare?: () => Promise<boolean>;
}

/** A panel in a lazy part that opens on tap, with what all panels say; the part is loaded beforehand. */
export function laterPanel(
  load: () => Promise<{ readonly default: ComponentType<ExamToolProps> }>,
): Pick<ExamTool, 'Panel' | 'prepare'> {
  const Panel = lazyPart(async () => {
    const [panel] = await Promise.all([load(), loadSentences('tools')]);
    return panel;
  });
  return { Panel, prepare: Panel.prepare };
}
