const here = 'http://page.invalid';

/**
 * The path, as a browser takes it and as a header may hold it, when it leads to a page of ours; `fallback` for everything that a browser could
 * read as another host. What it resolves to is looked at as well as what was given: `/.//evil.example` becomes `//evil.example`.
 */
export function ownPath(path: string | undefined, fallback: string): string {
  if (!path?.startsWith('/') || isForeign(path) || !URL.canParse(path, here)) return fallback;
  const { origin, pathname, search, hash } = new URL(path, here);
  return origin === here && !isForeign(pathname) ? pathname + search + hash : fallback;
}

/** Browsers drop control characters from an address and read `\` as `/`, so that either may hide a second slash. */
const isForeign = (path: string): boolean => /^\/[/\\]|[\\\s\p{Cc}]/u.test(path);

/** A page that visitors share knows no query: the address that its form was sent from has it, when it is of the same page. */
export function withQueryOf(path: string | undefined, referer: string | undefined): string | undefined {
  if (!path || path.includes('?') || !referer || !URL.canParse(referer)) return path;
  const { pathname, search } = new URL(referer);
  return pathname === path ? path + search : path;
}
