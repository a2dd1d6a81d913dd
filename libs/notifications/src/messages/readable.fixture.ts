const signs: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&#x27;': "'", '&amp;': '&', '&quot;': '"' };
/** What keeps a word on one line. */
const wholeWord = /<span style="white-space:nowrap">(.*?)<\/span>/g;

/** A form of a mail as its reader sees it: every space alike, and no signs of HTML within a word. */
export const readable = (form: string): string =>
  form.replaceAll(wholeWord, '$1').replaceAll(/&nbsp;|&#x27;|&amp;|&quot;|[\u00A0\u202F]/g, (sign) => signs[sign] ?? ' ');
