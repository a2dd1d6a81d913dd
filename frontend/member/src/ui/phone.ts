/** For `tel:` links: digits alone. A zero in brackets is left out, as it is by whoever dials the code of the country. */
export const dialled = (phone: string): string => phone.replace(/\(0\)|[^+\d]/g, '');

/** Settings carry the number as it is dialled; people read it in groups, and on one line: 030 123 45 67. */
export function readablePhone(phone: string): string {
  const plain = dialled(phone);
  const [, start = '', rest = ''] = /^(\+\d{2}|\d{3})(\d+)$/.exec(plain) ?? [];
  if (!rest) return phone;
  const groups = rest.length % 2 === 1 ? [rest.slice(0, 3), ...(rest.slice(3).match(/\d{2}/g) ?? [])] : (rest.match(/\d{2}/g) ?? []);
  return [start, ...groups].join('\u00a0');
}
