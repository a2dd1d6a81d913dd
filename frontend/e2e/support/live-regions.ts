declare global {
  /** What was said by itself on this page, each line with how pressing it is. */
  var heard: string[];
  /** Whether a reader gets to this part of the page. */
  var isAudible: (node: Node | null) => boolean;
}

/**
 * Runs in the page, before everything else of it, and notes what its live regions say as a browser tells a reader: once for all that changes at the
 * same moment; of a status or an alert the whole, of a log what is new; an alert also when it appears together with its words; nothing of what is
 * hidden, asleep or behind an open dialog.
 */
export function listen(): void {
  globalThis.heard = [];
  globalThis.isAudible = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true], [inert]')) return false;
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    return !dialog || dialog.contains(element);
  };

  const contentOf = (parent: Element): string => [...parent.childNodes].map(wordsOf).join('');
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || !globalThis.isAudible(node)) return '';
    const words = node.getAttribute('alt') ?? node.getAttribute('aria-label') ?? contentOf(node);
    return getComputedStyle(node).display === 'inline' ? words : ` ${words} `;
  };
  const isWhole = (region: Element): boolean => {
    const atomic = region.getAttribute('aria-atomic');
    return atomic ? atomic === 'true' : region.matches('[role=status], [role=alert]');
  };
  const say = (region: Element, changed: readonly Node[]): void => {
    if (!globalThis.isAudible(region)) return;
    const words = isWhole(region) ? contentOf(region) : changed.map(wordsOf).join(' ');
    const urgency = region.getAttribute('aria-live') ?? (region.matches('[role=alert]') ? 'assertive' : 'polite');
    if (words.trim() && urgency !== 'off') globalThis.heard.push(`${urgency}: ${words.replace(/\s+/g, ' ').trim()}`);
  };

  const changedIn = (changes: readonly MutationRecord[]): Map<Element, Node[]> => {
    const changed = new Map<Element, Node[]>();
    const note = (region: Element, nodes: readonly Node[]) => void changed.set(region, [...(changed.get(region) ?? []), ...nodes]);
    for (const { type, target, addedNodes } of changes) {
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role=status], [role=log], [role=alert]',
      );
      if (nodes.length === 0) continue;
      if (region) note(region, nodes);
      for (const node of region ? [] : nodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.matches('[role=alert]')) note(alert, [alert]);
    }
    return changed;
  };
  new MutationObserver((changes) => changedIn(changes).forEach((nodes, region) => say(region, nodes))).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
