/** The size of a picture inside a square, never larger than it is. */
export function fitted(width: number, height: number, edge: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
