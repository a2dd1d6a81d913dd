const LONGEST = 90;

/** The first sentence of an about-me text, for a card: cut at a word when it is long. */
export function headlineOf(about: string): string {
  const text = about.replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?…](?=\s|$)/u.exec(text)?.[0] ?? text;
  if ([...sentence].length <= LONGEST) return sentence;
  const cut = [...sentence].slice(0, LONGEST).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,;:–-]+$/u, '')}…`;
}
