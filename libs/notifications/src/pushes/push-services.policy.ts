/** Where the makers of browsers run their push services. The server sends to no other place that a browser names, but for those in the settings. */
const makers = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com'];

/** The address as it is stored and called: in one spelling, so that nobody reads another host in it than the one that was checked. */
export const spelledOut = (endpoint: string): string => new URL(endpoint).href;

/**
 * Whether a push may be sent there: to a known host, over https, on its usual port. `others` are written as in PUSH_SERVICES; they may have any
 * port, and with `http://` before them no encryption.
 */
export function isKnownService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username || url.password || url.hash) return false;
  if (others.some((other) => isAt(url, other))) return true;
  return url.port === '' && makers.some((maker) => isAt(url, maker));
}

function isAt({ protocol, hostname }: URL, service: string): boolean {
  const [, scheme = 'https:', host = ''] = /^(?:(https?:)\/\/)?(.+)$/.exec(service) ?? [];
  if (protocol !== scheme) return false;
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) && hostname.length >= host.length : hostname === host;
}
