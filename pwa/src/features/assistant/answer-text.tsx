import './answer-text.css';
import { parseMarkdown } from '@exam/shared-schema/rich-text';
import { memo, useMemo, useRef, type RefObject } from 'react';
import { useLanguage } from '../../sentences/index.ts';
import { MathsRetry, RichTextBlocks, useIsNear } from '../../ui/index.ts';
import { partsOf, splitBlocks, withoutOpenFormula } from './blocks.ts';
import { FormulaInTurn } from './formula-in-turn.tsx';
import { useTurn } from './in-turn.ts';
import { plainAnswer } from './plain-answer.ts';
import { useStreamed } from './use-streamed.ts';

export interface AnswerTextProps {
  readonly text: string;
  /** More of it is to come. */
  readonly isGrowing?: boolean;
}

/** AW5: renders an answer with the components of question text; none of it is set as markup. */
export default function AnswerText({ text, isGrowing = false }: AnswerTextProps) {
  const streamed = useStreamed(text, isGrowing);
  const isWhole = !isGrowing && streamed.length === text.length;
  const shown = isWhole ? streamed : withoutOpenFormula(streamed);
  const blocks = useMemo(() => splitBlocks(shown), [shown]);
  const isLastThere = isWhole || ENDS_BLANK.test(shown);
  const parts = partsOf(blocks);
  return (
    <div className="answer-text">
      {parts.map((part, index) => (
        <Part key={index} blocks={part} isWhole={isLastThere || index < parts.length - 1} />
      ))}
      <MathsRetry />
    </div>
  );
}

interface PartProps {
  readonly blocks: readonly string[];
  /** Its last block has come. */
  readonly isWhole: boolean;
}

/**
 * Some blocks that the browser lays out and paints together, or not at all while they are out of sight. It does so for
 * each thing it may leave out by itself: for a few parts that costs nothing, for each of three hundred blocks much.
 */
const Part = memo(
  function Part({ blocks, isWhole }: PartProps) {
    return (
      <div className="answer-part">
        {blocks.map((block, index) =>
          isWhole || index < blocks.length - 1 ? (
            <Block key={index} text={block} />
          ) : (
            // Rendered as rich text only once it is complete: rendering it at every step would be quadratic.
            <PlainBlock key={index} text={block} />
          ),
        )}
      </div>
    );
  },
  (before, now) =>
    before.isWhole === now.isWhole &&
    before.blocks.length === now.blocks.length &&
    before.blocks.every((block, index) => block === now.blocks[index]),
);

/** The last block has come. */
const ENDS_BLANK = /\n[ \t]*\n$/;

/**
 * A complete block does not change and is not rendered again. It is rendered as rich text once it is near the viewport,
 * because most of a long answer is below the fold when it arrives; until then plain text is enough.
 */
const Block = memo(function Block({ text }: { readonly text: string }) {
  useLanguage();
  const place = useRef<HTMLParagraphElement>(null);
  const isItsTurn = useTurn(useIsNear(place, '.chat-turns'));
  if (!isItsTurn) return <PlainBlock text={text} place={place} />;
  return <RichTextBlocks blocks={parseMarkdown(text)} Formula={FormulaInTurn} />;
});

interface PlainBlockProps {
  readonly text: string;
  readonly place?: RefObject<HTMLParagraphElement | null>;
}

function PlainBlock({ text, place }: PlainBlockProps) {
  return (
    <p ref={place} className="answer-plain">
      {plainAnswer(text)}
    </p>
  );
}
