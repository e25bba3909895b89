import type { PackageQuestion, PackageSection, PaperPackage } from '@exam/shared-schema/paper-package';
import type { ComponentType } from 'react';
import type { AttemptRoom } from '../../../offline/index.ts';
import { lazyPart } from '../../../parts/index.ts';
import { loadSentences } from '../../../sentences/index.ts';
import type { IconName } from '../../../ui/index.ts';
import type { ExamController } from '../exam-controller.ts';

/** The props of an open tool. It re-renders for another question, never for the clock. */
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
  /** Whether it is offered for this question. An open tool that is no longer offered closes. */
  isOffered(paper: PaperPackage, section: PackageSection, question: PackageQuestion): boolean;
  /**
   * `sheet` (default): the room wraps the panel in a modal sheet with the label as its title.
   * `own`: the panel brings its own frame, so that the question stays visible and usable (a calculator).
   */
  readonly frame?: 'sheet' | 'own';
  /** May be a lazy part, see laterPanel; the room shows a skeleton until it is loaded. */
  readonly Panel: ComponentType<ExamToolProps>;
  /** Preloads such a panel. @returns false if it failed; it is then loaded again when it is opened. */
  readonly prepare?: () => Promise<boolean>;
}

/** A panel in a lazy part, loaded together with the texts of all panels. */
export function laterPanel(
  load: () => Promise<{ readonly default: ComponentType<ExamToolProps> }>,
): Pick<ExamTool, 'Panel' | 'prepare'> {
  const Panel = lazyPart(async () => {
    const [panel] = await Promise.all([load(), loadSentences('tools')]);
    return panel;
  });
  return { Panel, prepare: Panel.prepare };
}
