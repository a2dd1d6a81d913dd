/** Without the marks above and below letters, so that "coeur" and "cafe" find too. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase();
