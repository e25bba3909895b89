import { keepTranslatedText } from '../ui/translated-text.ts';

/** Prepares the page as `main.tsx` does. @returns restores the page's own operations. */
export function keepingTranslatedText(): () => void {
  const operations = Object.getOwnPropertyDescriptors(Node.prototype);
  keepTranslatedText();
  return () => {
    const { appendChild, insertBefore, removeChild } = operations;
    Object.defineProperties(Node.prototype, { appendChild, insertBefore, removeChild });
    Reflect.deleteProperty(Text.prototype, 'nodeValue');
  };
}

/**
 * Replaces every text below `root` by two nested <font> elements with the same text, now and after every change of the
 * page, as the translator of Chromium does.
 * @returns stops translating.
 */
export function translate(root: Element = document.body): () => void {
  const observer = new MutationObserver(() => replaceTexts(root));
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  replaceTexts(root);
  return () => observer.disconnect();
}

function replaceTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text);
  for (const text of texts) {
    const isDone = text.parentElement?.localName === 'font';
    if (isDone || text.nodeValue?.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.nodeValue;
    text.parentNode?.replaceChild(outer, text);
  }
}
