import './question-set.css';
import type { SetKind } from '@exam/shared-schema/paper-package';
import { memo, type ReactNode, useState } from 'react';

import { Icon } from '../icons.tsx';
import { useMedia } from '../layout/use-media.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { Diagram, type DiagramProps } from './diagram.tsx';
import { LatexDiagram } from './latex-diagram.tsx';
import { say, useLanguage } from '../../sentences/index.ts';

/** Matches the stylesheet: two columns fit beside the palette. */
const BESIDE = '(min-width: 64em) and (min-height: 28.01em)';

interface ShownSet {
  readonly kind: SetKind;
  readonly title?: string | undefined;
  readonly text: string;
  /** The language of its text, if it differs from the page's. */
  readonly lang?: string | undefined;
  readonly diagramLatex?: string | undefined;
}

export interface QuestionSetProps {
  readonly set: ShownSet;
  /** The numbers of its first and last question. */
  readonly first: number;
  readonly last: number;
  readonly diagram?: DiagramProps | undefined;
  /** Shown beside the question where there is room, instead of collapsed above it. */
  readonly beside?: boolean;
}

/** BK5: the passage, table or chart that several questions share. */
export const QuestionSet = memo(function QuestionSet({ beside = false, ...props }: QuestionSetProps) {
  useLanguage();
  const hasRoom = useMedia(BESIDE);
  const [isOpen, setOpen] = useState(false);
  const { set, first, last } = props;
  const label = say.labels.sets[set.kind](first, last);
  // Focusable, so that its scroll container can be reached by keyboard.
  if (beside && hasRoom)
    return (
      <section className="set set-beside" aria-label={label} tabIndex={0}>
        <p className="set-label">{label}</p>
        <Words {...props} label={label} />
      </section>
    );
  return (
    <details className="set" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="set-label">
        {label}
        <Icon name="down" small />
      </summary>
      {isOpen && <Words {...props} label={label} />}
    </details>
  );
});

function Words({ set, diagram, label }: QuestionSetProps & { readonly label: string }): ReactNode {
  const { title, text, lang, diagramLatex } = set;
  return (
    <div className="set-words">
      {title !== undefined && (
        <h3 lang={lang}>
          <RichText key={title} text={title} lang={lang} inline />
        </h3>
      )}
      <RichText key={text} text={text} lang={lang} className="question-text" />
      {diagram && <Diagram {...diagram} label={label} />}
      {diagramLatex !== undefined && <LatexDiagram tex={diagramLatex} label={label} />}
    </div>
  );
}
