/** Letters of any size leave the bar in one row on a phone; what they are for is the conversation below it. */
export const roomy = { base: 'min({fontSizes.md}, 5.8vw)', sm: 'inherit' };
