import type { Page } from '@playwright/test';

/** Begins and ends what is translated here. */
export const TRANSLATED = '⟦';

/**
 * Translates the page as browsers do: every text is replaced by elements with its translation, also what comes later, but for what is
 * marked `translate="no"`.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript((begin) => {
    const EXCEPT = '[translate="no"], .notranslate, script, style, noscript, textarea, svg, [data-translated]';
    const replace = (text: Node) => {
      const { parentElement, textContent } = text;
      if (!parentElement || !textContent?.trim() || parentElement.closest(EXCEPT)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.dataset.translated = '';
      inner.textContent = `${begin}${textContent}`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const replaceIn = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE) return replace(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) replace(text);
    };
    addEventListener('DOMContentLoaded', () => {
      replaceIn(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') replaceIn(target);
          else for (const node of addedNodes) if (node.isConnected) replaceIn(node);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, TRANSLATED);
}
