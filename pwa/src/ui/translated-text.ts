/**
 * AT24: browsers' page translators, and some extensions, replace text nodes by elements of their own, also whenever the page
 * changes. React keeps the replaced nodes: it then fails when it removes them or inserts something before them, and
 * what it writes into them is not shown (react/react #11538).
 *
 * From this call on these operations apply to whatever now stands in the place of a text of this document:
 * - a removed text takes its replacement with it,
 * - what belongs before a text is inserted before its replacement,
 * - a changed text returns to the place of its replacement, to be translated again.
 *
 * To be called once, before anything is rendered.
 */
export function keepTranslatedText(): void {
  const replacements = new Replacements();
  const { appendChild, insertBefore, removeChild } = Node.prototype;

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    replacements.removeFor(node);
    return appendChild.call(this, node) as T;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    replacements.removeFor(node);
    return insertBefore.call(this, node, replacements.placeOf(before, this)) as T;
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = replacements.placeOf(child, this);
    if (place !== null) removeChild.call(this, place);
    return child;
  };

  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string | null) {
      this.data = text ?? '';
      replacements.bringBack(this);
    },
  });
}

/** What has replaced the texts of the document. */
class Replacements {
  /** A replaced node and what replaced it, which may have been replaced itself. */
  readonly #next = new WeakMap<Node, Node>();
  readonly #made = new WeakSet<Node>();
  readonly #observer = new MutationObserver((records) => this.#note(records));

  constructor() {
    this.#observer.observe(document, { childList: true, subtree: true });
  }

  /**
   * The child of `parent` that is, holds or has replaced `node`. Null if nothing does: then the text is gone, and what
   * belongs before it is appended.
   */
  placeOf(node: Node | null, parent: Node): Node | null {
    if (node === null || node.parentNode === parent) return node;
    this.#catchUp();
    for (let each: Node | undefined = node; each !== undefined; each = this.#next.get(each)) {
      const place = childWith(each, parent);
      if (place !== null) return place;
    }
    // An element that is not a child is a mistake of the caller, which the browser reports.
    return node.nodeType === Node.TEXT_NODE ? null : node;
  }

  /** Removes the replacement of a text that is about to be inserted elsewhere. */
  removeFor(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE) this.#shownFor(node)?.remove();
  }

  /** Puts a text back in the place of its replacement. */
  bringBack(text: Text): void {
    const shown = this.#shownFor(text);
    this.#next.delete(text);
    shown?.parentNode?.replaceChild(text, shown);
  }

  /** The element that the document shows in the place of a text that it does not contain. */
  #shownFor(text: Node): ChildNode | null {
    if (text.parentNode !== null) return null;
    this.#catchUp();
    let last = this.#next.get(text);
    while (last !== undefined && last.parentNode === null) last = this.#next.get(last);
    return (last as ChildNode | undefined) ?? null;
  }

  #catchUp(): void {
    this.#note(this.#observer.takeRecords());
  }

  #note(records: readonly MutationRecord[]): void {
    const added = new Set<Node>();
    for (const record of records) {
      for (const node of record.addedNodes) {
        added.add(node);
        // It is shown again: what had replaced it before does not matter any more. So there are no cycles.
        this.#next.delete(node);
      }
      for (const node of record.removedNodes) this.#noteRemoved(node, record, added);
    }
  }

  /** The replacement is inserted in the same step as the text is removed, or just before, on either side of it. */
  #noteRemoved(node: Node, record: MutationRecord, added: ReadonlySet<Node>): void {
    if (node.nodeType !== Node.TEXT_NODE && !this.#made.has(node)) return;
    const beside = [record.addedNodes[0], record.previousSibling, record.nextSibling];
    const made = beside.find((each) => each != null && added.has(each));
    if (made == null || made === node || node.parentNode !== null) return;
    this.#next.set(node, made);
    this.#made.add(made);
  }
}

/** The child of `parent` that is or contains `node`. */
function childWith(node: Node, parent: Node): Node | null {
  let each: Node | null = node;
  while (each !== null && each.parentNode !== parent) each = each.parentNode;
  return each;
}
