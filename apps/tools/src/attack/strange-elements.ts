/** What no screen of ours has, and hostile texts would bring if they were markup: elements, attributes and addresses. */
export const strangeElements =
  'iframe, object, embed, base, math, marquee, frameset, applet, portal, plaintext, [onload], [onerror], [onclick], [onfocus], [onmouseover], [onbegin], [href^="javascript:" i], [src*="evil.example"], [href^="//evil.example"]';
