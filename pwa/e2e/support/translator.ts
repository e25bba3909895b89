import type { Page } from 'playwright-core';

/**
 * From its next document on, every text of the page is replaced by two nested <font> elements with the same text, again
 * after every change. Chromium's translator does this to what it translates; here even what is marked as not to be
 * translated. The texts of drawings stay, because they would not be shown in such elements.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const replace = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (parent?.namespaceURI !== 'http://www.w3.org/1999/xhtml' || text.nodeValue?.trim() === '')
          continue;
        if (parent.matches('font, script, style, textarea, option, title')) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.nodeValue;
        parent.replaceChild(outer, text);
      }
    };
    const start = () => {
      new MutationObserver(replace).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      replace();
    };
    if (document.body === null) addEventListener('DOMContentLoaded', start);
    else start();
  });
}

/** Whether it has replaced texts of the page as it is. */
export const isTranslated = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelectorAll('font').length > 10);
