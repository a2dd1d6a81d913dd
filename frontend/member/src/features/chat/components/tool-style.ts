/** What stands under the text box, side by side whatever the letters: on a phone the icon above its word, under a thumb; else with less room around them. */
export const toolStyle = {
  flexDirection: { base: 'column', sm: 'row' },
  gap: { base: '0.5', sm: '2' },
  px: { base: '1', sm: 'min({spacing.4}, 1.3vw)' },
  py: { base: '1', sm: '2' },
  minW: { base: 'min({sizes.target}, 18vw)', sm: 'target' },
  textStyle: 'small',
  fontSize: { base: 'min({fontSizes.sm}, 4.6vw)', sm: 'sm' },
} as const;
