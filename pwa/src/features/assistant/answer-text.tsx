import './answer-text.css';
import { memo, useMemo, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { say, useLanguage } from '../../sentences/index.ts';
import { MathsRetry, useIsNear, useOverflow } from '../../ui/index.ts';
import { partsOf, splitBlocks, withKnownMaths, withoutOpenFormula } from './blocks.ts';
import { FormulaInTurn } from './formula-in-turn.tsx';
import { useTurn } from './in-turn.ts';
import { plainText } from './plain-text.ts';
import { useStreamed } from './use-streamed.ts';

export interface AnswerTextProps {
  readonly text: string;
  /** More of it is to come. */
  readonly isGrowing?: boolean;
}

/** AW5: Markdown with formulas, as elements: nothing of it is ever set as markup. */
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
            // Read as Markdown once, when it has come: at each step it would be read from its beginning.
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

const PLUGINS = [remarkGfm, remarkMath];

/**
 * A finished block does not change any more, and is not drawn again. It is read as Markdown once it comes near what is in
 * view: most of a long answer is below the edge when it comes, and its words are enough there.
 */
const Block = memo(function Block({ text }: { readonly text: string }) {
  useLanguage();
  const place = useRef<HTMLParagraphElement>(null);
  const isItsTurn = useTurn(useIsNear(place, '.chat-turns'));
  if (!isItsTurn) return <PlainBlock text={text} place={place} />;
  return (
    <Markdown remarkPlugins={PLUGINS} urlTransform={safeUrl} components={COMPONENTS}>
      {withKnownMaths(text)}
    </Markdown>
  );
});

interface PlainBlockProps {
  readonly text: string;
  readonly place?: RefObject<HTMLParagraphElement | null>;
}

function PlainBlock({ text, place }: PlainBlockProps) {
  return (
    <p ref={place} className="answer-plain">
      {plainText(text)}
    </p>
  );
}

/** Links that lead out of the text to a page, and nothing else. */
function safeUrl(url: string, name: string): string {
  return name === 'href' && /^https?:\/\//i.test(url) ? url : '';
}

type Of<Tag extends 'a' | 'code' | 'img' | 'p' | 'pre' | 'table'> = ComponentProps<Tag> & ExtraProps;

function Anchor({ href, children }: Of<'a'>) {
  if (!href) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** A picture would be asked for from wherever its text says: its name has to do. */
function Picture({ alt }: Of<'img'>) {
  return alt ? <span className="answer-picture">[{alt}]</span> : null;
}

function Code({ className = '', children }: Of<'code'>) {
  const source = typeof children === 'string' ? children : '';
  if (className.includes('math-inline')) return <FormulaInTurn tex={source} />;
  if (className.includes('math-display')) return <FormulaInTurn tex={source} isDisplay />;
  return <code>{children}</code>;
}

/** Code, or a displayed formula. */
function Pre({ node, children }: Of<'pre'>) {
  const [code] = node?.children ?? [];
  const names = code?.type === 'element' ? code.properties['className'] : undefined;
  const isMaths = Array.isArray(names) && names.includes('math-display');
  if (isMaths) return <Scrolled label={say.common.formula}>{children}</Scrolled>;
  return (
    <Scrolled as="pre" label={say.assistant.code}>
      {children}
    </Scrolled>
  );
}

function TableBox({ children }: Of<'table'>) {
  return (
    <Scrolled label={say.common.table}>
      <table>{children}</table>
    </Scrolled>
  );
}

/** A formula within a line may be wider than the panel. */
function Paragraph({ node, children }: Of<'p'>) {
  const hasMaths = node?.children.some(
    (child) => child.type === 'element' && String(child.properties['className'] ?? '').includes('math'),
  );
  return hasMaths ? (
    <Scrolled as="p" label={say.common.wideFormula}>
      {children}
    </Scrolled>
  ) : (
    <p>{children}</p>
  );
}

interface ScrolledProps {
  readonly as?: 'div' | 'p' | 'pre';
  readonly label: string;
  readonly children?: ReactNode;
}

/** What may be wider than the panel scrolls by itself, and can then be reached by Tab. */
function Scrolled({ as = 'div', label, children }: ScrolledProps) {
  const box = useRef<HTMLDivElement & HTMLParagraphElement & HTMLPreElement>(null);
  const overflows = useOverflow(box);
  const Tag = as as 'div';
  const scrolling = overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <Tag ref={box} className="answer-scroll" {...scrolling}>
      {children}
    </Tag>
  );
}

/** The panel has the heading above it. */
function Heading({ children }: { readonly children?: ReactNode }) {
  return <h3>{children}</h3>;
}

const COMPONENTS: Components = {
  a: Anchor,
  code: Code,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  img: Picture,
  p: Paragraph,
  pre: Pre,
  table: TableBox,
};
