// Where a member was when credits ran out. It lies in the storage of the tab, because paying leaves the page and comes back to it.
const name = 'way-back';

const isOwnPath = (path: string): boolean => /^\/(?![/\\])[\w/-]*$/.test(path);

/** Kept until the purchase is done: then its page leads there. `path` is one of our own, without a query. */
export function keepWayBack(path: string): void {
  try {
    window.sessionStorage.setItem(name, path);
  } catch {
    // Storage may be forbidden: the conversation is then found among the messages.
  }
}

export function wayBack(): string | null {
  try {
    const path = window.sessionStorage.getItem(name);
    return path && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}

export function forgetWayBack(): void {
  try {
    window.sessionStorage.removeItem(name);
  } catch {
    // See above.
  }
}
