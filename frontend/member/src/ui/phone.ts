/** For `tel:` links: without dashes and spaces. */
export const dialled = (phone: string): string => phone.replace(/[-\s]/g, '');

/** Settings carry the number as it is dialled; people read it in groups: 030 123 45 67. */
export function readablePhone(phone: string): string {
  const plain = dialled(phone);
  const [, start = '', rest = ''] = /^(\+\d{2}|\d{3})(\d+)$/.exec(plain) ?? [];
  if (!rest) return phone;
  const groups = rest.length % 2 === 1 ? [rest.slice(0, 3), ...(rest.slice(3).match(/\d{2}/g) ?? [])] : (rest.match(/\d{2}/g) ?? []);
  return [start, ...groups].join(' ');
}
