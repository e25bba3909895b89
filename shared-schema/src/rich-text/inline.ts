import { repairTex } from './tex.ts';
import { deeper, type Level, MAX_DEPTH } from './level.ts';
import { type Token, tokenise } from './tokens.ts';
import type { RichTextInline } from './tree.ts';

/** Parses a table cell, a heading or bold words. Paragraph breaks become line breaks, environments stay text. */
export function parseInline(text: string, level: Level): RichTextInline[] {
  return trimInline(tokenise(text, level.signs).flatMap((token) => inlineOf(token, level)));
}

/** The inline nodes of a token. */
export function inlineOf(token: Token, level: Level): RichTextInline[] {
  switch (token.kind) {
    case 'text':
      return [{ kind: 'text', text: token.text }];
    case 'maths':
      return [{ kind: 'maths', tex: repairTex(token.tex) }];
    case 'styled':
      return styledOf(token, level);
    case 'link':
      return [linkOf(token, level)];
    case 'code':
    case 'code-block':
      return [{ kind: 'code', text: token.text }];
    case 'image':
      return [{ kind: 'image', source: token.source }];
    case 'environment':
      return [{ kind: 'text', text: token.raw }];
    case 'line-break':
    case 'paragraph-break':
      return [{ kind: 'line-break' }];
  }
}

function styledOf(token: Token & { kind: 'styled' }, level: Level): RichTextInline[] {
  if (level.depth >= MAX_DEPTH) return [{ kind: 'text', text: token.body }];
  const children = parseInline(token.body, deeper(level));
  if (token.style === 'plain') return children;
  return children.length === 0 ? [] : [{ kind: token.style === 'italic' ? 'italic' : 'bold', children }];
}

function linkOf({ href, body }: Token & { kind: 'link' }, level: Level): RichTextInline {
  const isTooDeep = level.depth >= MAX_DEPTH || body === href;
  const children = isTooDeep ? [] : parseInline(body, deeper(level)).flatMap(withoutLinks);
  return { kind: 'link', href, children: children.length === 0 ? [{ kind: 'text', text: body }] : children };
}

/** Replaces nested links by their text. */
function withoutLinks(node: RichTextInline): RichTextInline[] {
  if (!('children' in node)) return [node];
  const children = node.children.flatMap(withoutLinks);
  return node.kind === 'link' ? children : [{ ...node, children }];
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
