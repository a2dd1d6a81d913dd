import type { CSSProperties } from 'react';

// Mail programs know no style sheets of ours, so colours stand here as values: those of the member app, light and dark.
export const font = "'Atkinson Hyperlegible Next', Verdana, 'Segoe UI', Arial, sans-serif";
export const text: CSSProperties = {
  fontFamily: font,
  fontSize: '18px',
  lineHeight: '28px',
  color: '#231F20',
  margin: '0 0 18px',
  // A table is as wide as its longest word, and with it the mail: on a telephone that word breaks.
  wordBreak: 'break-word',
};
export const small: CSSProperties = { ...text, fontSize: '17px', lineHeight: '26px', color: '#4A4447', margin: '0 0 12px' };
export const heading: CSSProperties = {
  ...text,
  fontSize: '21px',
  lineHeight: '30px',
  fontWeight: 700,
  margin: '0 0 10px',
  hyphens: 'auto',
};
export const ruleColour = '#8A8287';
