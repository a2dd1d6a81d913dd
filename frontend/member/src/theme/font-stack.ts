/** The letters of the product, and what stands in for them until they arrive (`fonts.css`). */
export const fontStack =
  "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', 'Atkinson Fallback Android', 'Atkinson Fallback Linux', system-ui, sans-serif";
