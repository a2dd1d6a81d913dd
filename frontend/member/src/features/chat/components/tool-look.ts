/** What stands under the text box: on a phone the icon above its word, so that all of them fit side by side under a thumb. */
export const toolLook = {
  flexDirection: { base: 'column', sm: 'row' },
  gap: { base: '0.5', sm: '2' },
  px: { base: '1', sm: '4' },
  py: { base: '1', sm: '2' },
  textStyle: 'small',
} as const;
