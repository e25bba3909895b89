import './exam-tools.css';
import type { PackageQuestion, PackageSection } from '@exam/shared-schema/paper-package';
import { memo, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { AttemptRoom } from '../../offline/index.ts';
import { reloadForPart } from '../../state/index.ts';
import { Button, IconButton, PanelBoundary, Sheet, Skeleton, ThemeButton } from '../../ui/index.ts';
import type { ExamController } from './exam-controller.ts';
import { FullscreenButton } from './fullscreen-button.tsx';
import { examTools, type ExamTool } from './tools/index.ts';
import { say, useLanguage } from '../../sentences/index.ts';

/** The id that opens the list of tools, on a phone. */
const LIST = 'tools';

/** ms after the room opened until the tools are preloaded, so that the question loads first. */
const QUIET_MS = 2_000;

interface ExamToolsProps {
  readonly room: AttemptRoom;
  readonly controller: ExamController;
  readonly section: PackageSection;
  readonly question: PackageQuestion;
  /** The id of the open tool, or null. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** The toolbar and the open tool. On a phone one button opens the list of tools. */
export const ExamTools = memo(function ExamTools(props: ExamToolsProps) {
  useLanguage();
  const { room, section, question, open, onOpen } = props;
  usePreparedTools();
  const offered = examTools.filter((tool) => tool.isOffered(room.paper, section, question));
  const opened = offered.find(({ id }) => id === open);
  return (
    <div className="exam-tools">
      <div className="exam-tools-wide">
        {offered.map(({ id, icon, label }) => (
          <IconButton
            key={id}
            icon={icon}
            label={label()}
            aria-expanded={id === open}
            onClick={() => onOpen(id === open ? null : id)}
          />
        ))}
        <ThemeButton />
        <FullscreenButton />
      </div>
      <IconButton
        className="exam-tools-more"
        icon="more"
        label={say.toolbar.title}
        aria-haspopup="dialog"
        onClick={() => onOpen(LIST)}
      />
      <ToolSheet open={open === LIST} offered={offered} onOpen={onOpen} />
      {opened && <OpenTool {...props} tool={opened} />}
    </div>
  );
});

/** Preloads the tools after the first question is shown. */
function usePreparedTools(): void {
  useEffect(() => {
    const timer = setTimeout(prepareTools, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
}

export function prepareTools(): void {
  for (const { prepare } of examTools) void prepare?.();
}

/** The id of the open tool, with its setter. */
export function useOpenTool() {
  return useState<string | null>(null);
}

interface ToolSheetProps {
  readonly open: boolean;
  readonly offered: readonly ExamTool[];
  readonly onOpen: (id: string | null) => void;
}

function ToolSheet({ open, offered, onOpen }: ToolSheetProps) {
  return (
    <Sheet open={open} onClose={() => onOpen(null)} title={say.toolbar.title} closeLabel={say.toolbar.close}>
      <div className="exam-tools-list">
        {offered.map(({ id, icon, label }) => (
          <Button key={id} className="exam-tools-line" variant="quiet" icon={icon} onClick={() => onOpen(id)}>
            {label()}
          </Button>
        ))}
        <div>
          <ThemeButton />
          <FullscreenButton />
        </div>
      </div>
    </Sheet>
  );
}

function OpenTool({ tool, onOpen, ...rest }: ExamToolsProps & { readonly tool: ExamTool }) {
  const { Panel, frame = 'sheet' } = tool;
  const label = tool.label();
  const close = () => onOpen(null);
  const { room, controller, section, question } = rest;
  const inSheet = (content: ReactNode) => (
    <Sheet open onClose={close} title={label} closeLabel={say.common.closeNamed(label)}>
      {content}
    </Sheet>
  );
  const isOwn = frame === 'own';
  const panel = (
    <PanelBoundary name={label} onStillMissing={reloadForPart} {...(isOwn && { frame: inSheet })}>
      <Suspense fallback={<Skeleton lines={4} label={label} />}>
        <Panel room={room} controller={controller} section={section} question={question} onClose={close} />
      </Suspense>
    </PanelBoundary>
  );
  return isOwn ? panel : inSheet(panel);
}
