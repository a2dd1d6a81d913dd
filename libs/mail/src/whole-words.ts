/** Tags, and what stands in the head, are left as they are; so are addresses and paths. */
const textOrTag = /<(?:style|title)[\s\S]*?<\/(?:style|title)>|<[^>]*>|(?<![\w./@-])e-(?:mail|post)(?![^\s<]*@)\p{L}*/giu;

/**
 * Keeps "e-mail" and its kin on one line: a hyphen invites a new line behind it. In the HTML of a mail a style forbids that, which every mail program
 * knows, unlike letters that look like a hyphen; the text stays what people search for.
 */
export const withWholeWords = (html: string): string =>
  html.replace(textOrTag, (part) => (part.startsWith('<') ? part : `<span style="white-space:nowrap">${part}</span>`));
