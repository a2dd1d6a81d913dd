import { measuringPath } from '#contracts';

const color = (name: string): string => `var(--m-colors-${name})`;

/** Above the page and a part of it: nothing lies under it, and nothing waits for its answer. Both answers look the same. */
export const questionStyles = `[data-asks]{background:${color('surface')};color:${color('ink')};border-bottom:1px solid ${color('line')};padding:1.25rem 1rem}
[data-asks] form{max-width:71.25rem;margin:0 auto}[data-asks] p{max-width:68ch;margin:0 0 .75rem}
[data-asks] div{display:flex;flex-wrap:wrap;gap:.75rem}
[data-asks] button{flex:1 1 14rem;max-width:22rem;min-height:3.25rem;padding:.5rem 1.25rem;border:2px solid ${color('primary')};border-radius:.75rem;
background:${color('surface')};color:${color('primary')};font:inherit;font-weight:600;cursor:pointer}`;

export type QuestionWords = Readonly<Record<'title' | 'text' | 'yes' | 'no', string>>;

/**
 * Whether the visit may be counted, asked where it would be. It works without a script, and no script of ours carries it. No link is in it: the first
 * one of a page is the one that skips the bar.
 */
export const cookieQuestion = ({ title, text, yes, no }: QuestionWords, path: string): string => `<aside data-asks aria-label="${title}">
<form method="post" action="${measuringPath}">
<input type="hidden" name="back" value="${path}">
<p><strong>${title}</strong></p>
<p>${text}</p>
<div><button type="submit" name="answer" value="yes">${yes}</button>
<button type="submit" name="answer" value="no">${no}</button></div>
</form>
</aside>
`;
