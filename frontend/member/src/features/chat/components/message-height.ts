/** Three lines of the text and the margins around them; the largest letters leave more of the window to the conversation. */
const threeLines = 'calc(3 * 1.55em + 1.5rem)';

/** How high the field is in which a message is written, and from a tablet on the button beside it. */
export const messageHeight = { base: `min(${threeLines}, 17dvh)`, sm: `min(${threeLines}, 14dvh)` };
