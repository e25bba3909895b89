import { repairTex } from './tex.ts';
import { type Token, tokenise } from './tokens.ts';
import type { RichTextInline } from './tree.ts';

/** The deepest nesting that is parsed; deeper text stays as it is, so that the parser cannot run out of stack. */
export const MAX_DEPTH = 12;

/** Parses text within a line: a table cell, a heading, bold words. Blocks in it become lines. */
export function parseInline(text: string, depth: number): RichTextInline[] {
  return trimInline(tokenise(text).flatMap((token) => inlineOf(token, depth)));
}

/** The nodes of a token within a line. */
export function inlineOf(token: Token, depth: number): RichTextInline[] {
  switch (token.kind) {
    case 'text':
      return [{ kind: 'text', text: token.text }];
    case 'maths':
      return [{ kind: 'maths', tex: repairTex(token.tex) }];
    case 'styled':
      return styledOf(token, depth);
    case 'image':
      return [{ kind: 'image', source: token.source }];
    case 'environment':
      return [{ kind: 'text', text: token.raw }];
    case 'line-break':
    case 'paragraph-break':
      return [{ kind: 'line-break' }];
  }
}

function styledOf(token: Token & { kind: 'styled' }, depth: number): RichTextInline[] {
  if (depth >= MAX_DEPTH) return [{ kind: 'text', text: token.body }];
  const children = parseInline(token.body, depth + 1);
  if (token.style === 'plain') return children;
  return children.length === 0 ? [] : [{ kind: token.style === 'italic' ? 'italic' : 'bold', children }];
}

/** Joins adjacent text nodes, and removes blanks and line breaks at both ends. */
export function trimInline(nodes: readonly RichTextInline[]): RichTextInline[] {
  const joined = joinText(nodes);
  while (isBlank(joined[0])) joined.shift();
  while (isBlank(joined.at(-1))) joined.pop();
  return joined.map((node, index) => {
    if (node.kind !== 'text') return node;
    const text = index === 0 ? node.text.trimStart() : node.text;
    return { kind: 'text', text: index === joined.length - 1 ? text.trimEnd() : text };
  });
}

function joinText(nodes: readonly RichTextInline[]): RichTextInline[] {
  const joined: RichTextInline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { kind: 'text', text: last.text + node.text };
    else joined.push(node);
  }
  return joined;
}

function isBlank(node: RichTextInline | undefined): boolean {
  return node?.kind === 'line-break' || (node?.kind === 'text' && node.text.trim() === '');
}
