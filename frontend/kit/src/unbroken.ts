/**
 * Keeps "e-mail" and its kin of the eleven languages on one line: a hyphen invites a new line behind it, also in the middle of a title. What forbids
 * that is a word joiner, which has no sign of its own: the hyphen stays that of the font, which has no unbreakable one. For what is shown only;
 * an address and a path stay as they are.
 */
export const unbroken = (text: string): string => text.replace(/(?:^|[^\w./@-])e-(?=(?:mail|post)(?!\S*@))/gi, '$&\u2060');
