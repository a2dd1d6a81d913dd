import type { SignupBody } from '#contracts';

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Where the visit came from, as the first page kept it in the cookie `source`. */
export function sourceIn(cookies: string): SignupBody['tracking'] {
  const stored = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('source='));
  if (!stored) return undefined;
  const values = new URLSearchParams(decodeURIComponent(stored.slice('source='.length)));
  const found = names.flatMap((name) => {
    const value = values.get(name);
    return value ? [[name, value.slice(0, 100)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
