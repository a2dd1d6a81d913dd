/** The figures of a code as people type or paste it: blanks and dashes do not matter. Null when they are not six. */
export function readCode(text: string): string | null {
  const figures = text.replace(/[\s\p{Pd}.]/gu, '');
  return /^\d{6}$/.test(figures) ? figures : null;
}
