import './rich-text.css';
import {
  hasMaths,
  parseRichText,
  type RichTextBlock,
  type RichTextInline,
} from '@exam/shared-schema/rich-text';
import {
  type ComponentType,
  createContext,
  Fragment,
  memo,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
} from 'react';

import { cx } from '../class-names.ts';
import { Formula, type FormulaProps, MathsRetry } from '../maths/formula.tsx';
import { useOverflow } from '../layout/use-overflow.ts';
import { say, useLanguage } from '../../sentences/index.ts';

export interface RichTextImage {
  readonly src: string;
  readonly alt: string;
}

export interface RichTextProps {
  readonly text: string;
  /** Inside a label: no paragraphs, and formulas in display style, as answers are printed. */
  readonly inline?: boolean | undefined;
  /** The image for a name in the text. Without one the name is shown. */
  readonly imageOf?: ((source: string) => RichTextImage | undefined) | undefined;
  readonly className?: string | undefined;
  /** BCP 47. Default: English. */
  readonly lang?: string | undefined;
}

interface Setting extends Pick<RichTextProps, 'imageOf'> {
  readonly inline: boolean;
  readonly heading: 'p' | 'h3';
  readonly Formula: ComponentType<FormulaProps>;
}

const SettingContext = createContext<Setting>({ inline: false, heading: 'p', Formula });

/** A question's text as elements: none of it is set as markup. */
export const RichText = memo(function RichText(props: RichTextProps) {
  const { text, inline = false, imageOf, className, lang = 'en' } = props;
  const shown = useLanguage();
  const blocks = useMemo(() => parseRichText(text), [text]);
  const setting = useMemo<Setting>(() => ({ inline, imageOf, heading: 'p', Formula }), [inline, imageOf]);
  const Tag = inline ? 'span' : 'div';
  return (
    <SettingContext value={setting}>
      <Tag
        className={cx('rich', inline && 'rich-inline', className)}
        lang={lang === shown ? undefined : lang}
      >
        <Blocks blocks={blocks} />
        {!inline && hasMaths(text) && <MathsRetry />}
      </Tag>
    </SettingContext>
  );
});

export interface RichTextBlocksProps {
  readonly blocks: readonly RichTextBlock[];
  /** Renders the formulas. */
  readonly Formula: ComponentType<FormulaProps>;
}

/** Blocks that are already parsed, without a wrapper or `MathsRetry`. Headings are level 3. */
export function RichTextBlocks({ blocks, Formula: Own }: RichTextBlocksProps) {
  const setting = useMemo<Setting>(() => ({ inline: false, heading: 'h3', Formula: Own }), [Own]);
  return (
    <SettingContext value={setting}>
      <Blocks blocks={blocks} />
    </SettingContext>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly RichTextBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { readonly block: RichTextBlock }) {
  const { Formula: Set } = useContext(SettingContext);
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return <Line heading={block.kind === 'heading'} nodes={block.children} />;
    case 'maths':
      return (
        <ScrollLine label={say.common.formula} watches>
          <Set tex={block.tex} isDisplay />
        </ScrollLine>
      );
    case 'code':
      return <CodeBlock text={block.text} />;
    case 'quote':
      return (
        <blockquote className="rich-quote">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'table':
      return <TableBlock block={block} />;
    case 'list':
      return <ListBlock block={block} />;
  }
}

function Line({ heading, nodes }: { readonly heading: boolean; readonly nodes: readonly RichTextInline[] }) {
  const { heading: headingTag } = useContext(SettingContext);
  const wide = nodes.some((node) => node.kind === 'maths' || 'children' in node);
  return (
    <ScrollLine
      as={heading ? headingTag : 'p'}
      label={say.common.wideFormula}
      watches={wide}
      className={cx(heading && 'rich-heading')}
    >
      <Inlines nodes={nodes} />
    </ScrollLine>
  );
}

interface ScrollLineProps {
  readonly as?: 'p' | 'h3';
  readonly label: string;
  readonly watches: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line of text. If its content is wider than the screen, the line scrolls and can be focused. */
function ScrollLine({ as = 'p', label, watches, className, children }: ScrollLineProps) {
  const { inline } = useContext(SettingContext);
  const line = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflow(line, watches);
  const Tag = (inline ? 'span' : as) as 'p';
  const scrolling = overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <Tag ref={line} className={cx('rich-line', watches && 'rich-scroll', className)} {...scrolling}>
      {children}
    </Tag>
  );
}

/** Punctuation that belongs to the formula before it and must not start a line: a full stop, a closing bracket. */
const CLINGING = /^[.,;:!?)\]}%°’”।]+/;

/** A longer formula has to be broken on a phone, so its punctuation may be separated from it. */
const UNBROKEN_LENGTH = 30;

function Inlines({ nodes }: { readonly nodes: readonly RichTextInline[] }) {
  return nodes.map((node, index) => {
    const after = clingingTo(node, nodes[index + 1]);
    const taken = clingingTo(nodes[index - 1], node);
    if (after !== '')
      return (
        <span key={index} className="rich-unbroken">
          <Inline node={node} />
          {after}
        </span>
      );
    return (
      <Inline
        key={index}
        node={taken !== '' && node.kind === 'text' ? { ...node, text: node.text.slice(taken.length) } : node}
      />
    );
  });
}

/** The punctuation at the start of a text that must stay with the formula before it. */
function clingingTo(node: RichTextInline | undefined, next: RichTextInline | undefined): string {
  if (node?.kind !== 'maths' || node.tex.length > UNBROKEN_LENGTH || next?.kind !== 'text') return '';
  return CLINGING.exec(next.text)?.[0] ?? '';
}

function Inline({ node }: { readonly node: RichTextInline }) {
  const { inline, Formula: Set } = useContext(SettingContext);
  switch (node.kind) {
    case 'text':
      return <Fragment>{node.text}</Fragment>;
    case 'maths':
      return <Set tex={node.tex} isTall={inline} />;
    case 'code':
      return (
        <code className="rich-code" translate="no">
          {node.text}
        </code>
      );
    case 'link':
      return (
        <a href={node.href} target="_blank" rel="noopener noreferrer nofollow">
          <Inlines nodes={node.children} />
        </a>
      );
    case 'bold':
      return (
        <strong>
          <Inlines nodes={node.children} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      );
    case 'line-break':
      return <br />;
    case 'image':
      return <Image source={node.source} />;
  }
}

function Image({ source }: { readonly source: string }) {
  const image = useContext(SettingContext).imageOf?.(source);
  if (!image) return <span className="rich-missing">[{source}]</span>;
  return <img className="rich-image" src={image.src} alt={image.alt} />;
}

/** Long lines of code are not wrapped but scroll. */
function CodeBlock({ text }: { readonly text: string }) {
  const box = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(box);
  const scrolling = overflows ? { tabIndex: 0, role: 'group', 'aria-label': say.common.code } : {};
  return (
    <pre ref={box} className="rich-code-block" translate="no" {...scrolling}>
      <code>{text}</code>
    </pre>
  );
}

function TableBlock({ block }: { readonly block: RichTextBlock & { kind: 'table' } }) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const scrolling = overflows ? { tabIndex: 0, role: 'region', 'aria-label': say.common.table } : {};
  return (
    <div className="rich-table-box" ref={box} {...scrolling}>
      <table className="rich-table">
        {block.hasHead && (
          <thead>
            <TableRows block={block} rows={block.rows.slice(0, 1)} as="th" />
          </thead>
        )}
        <tbody>
          <TableRows block={block} rows={block.hasHead ? block.rows.slice(1) : block.rows} as="td" />
        </tbody>
      </table>
    </div>
  );
}

interface TableRowsProps {
  readonly block: RichTextBlock & { kind: 'table' };
  readonly rows: (RichTextBlock & { kind: 'table' })['rows'];
  readonly as: 'td' | 'th';
}

function TableRows({ block, rows, as: Tag }: TableRowsProps) {
  return rows.map((row, rowIndex) => (
    <tr key={rowIndex}>
      {row.map((cell, index) => (
        <Tag key={index} colSpan={cell.columns} style={{ textAlign: block.alignments[index] ?? 'left' }}>
          <Inlines nodes={cell.children} />
        </Tag>
      ))}
    </tr>
  ));
}

function ListBlock({ block }: { readonly block: RichTextBlock & { kind: 'list' } }) {
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Blocks blocks={item} />
    </li>
  ));
  if (!block.isOrdered) return <ul className="rich-list">{items}</ul>;
  return (
    <ol className="rich-list rich-list-ordered" start={block.start}>
      {items}
    </ol>
  );
}
