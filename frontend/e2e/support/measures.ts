import type { Page } from 'playwright-core';

/** Runs in the browser: what a hand or an eye would miss there, and no rule of axe asks. */
const script = `(() => {
  const SMALLEST = 44;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1;
  const nameOf = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40);
    return element.tagName.toLowerCase() + (element.type ? '[' + element.type + ']' : '') + ' "' + words + '"';
  };
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const screen = dialog ?? document.body;
  const found = [];

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.push('wide: the page is ' + wide + ' px wider than the window');

  const isInText = (element) =>
    getComputedStyle(element).display === 'inline' && (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  for (const element of screen.querySelectorAll('a[href], button, summary, select, textarea, input:not([type=hidden])')) {
    if (!shown(element) || isInText(element) || element.closest('[inert], [hidden]')) continue;
    const boxes = [element, ...(element.labels ?? [])].map((part) => part.getBoundingClientRect());
    const hit = getComputedStyle(element, '::after').position === 'absolute' || getComputedStyle(element, '::before').position === 'absolute';
    if (hit || boxes.some(({ width, height }) => Math.round(width) >= SMALLEST && Math.round(height) >= SMALLEST)) continue;
    found.push('small: ' + nameOf(element) + ' is ' + Math.round(boxes[0].width) + ' by ' + Math.round(boxes[0].height) + ' px');
  }

  for (const element of screen.querySelectorAll('*')) {
    const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (words.length === 0 || !shown(element) || element.clientWidth <= 1) continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') continue;
    const range = document.createRange();
    const { left, right } = element.getBoundingClientRect();
    const isOut = words.some((node) => {
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      return text.right > right + 1 || text.left < left - 1;
    });
    if (isOut) found.push((overflowX === 'visible' ? 'spilled: ' : 'cut: ') + nameOf(element));
  }
  return [...new Set(found)];
})()`;

/** Targets that are too small for an old hand, words that are cut off or spill over, and pages that are wider than the window. */
export const measured = (page: Page): Promise<string[]> => page.evaluate<string[]>(script);
