/** What stands under the text box: on a phone the icon above its word, so that all of them fit side by side under a thumb, whatever the letters. */
export const toolLook = {
  flexDirection: { base: 'column', sm: 'row' },
  gap: { base: '0.5', sm: '2' },
  px: { base: '1', sm: '4' },
  py: { base: '1', sm: '2' },
  minW: { base: 'min({sizes.target}, 18vw)', sm: 'target' },
  textStyle: 'small',
  fontSize: { base: 'min({fontSizes.sm}, 4.6vw)', sm: 'sm' },
} as const;
