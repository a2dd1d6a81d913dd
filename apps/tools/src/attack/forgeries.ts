/** What browsers send with a request that a foreign page makes. */
export const foreignPages: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example:4300' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
];

/** Types of a body that a foreign page may send without asking first, or that another reader would take for JSON. */
export const foreignTypes: readonly string[] = ['application/x-www-form-urlencoded', 'text/plain', 'application/xml', 'application/jsonp'];

/** Headers and addresses by which some servers let the caller say another method. */
export const methodOverrides: readonly { readonly headers?: Readonly<Record<string, string>>; readonly query?: string }[] = [
  ...['x-http-method-override', 'x-http-method', 'x-method-override'].map((name) => ({ headers: { [name]: 'DELETE' } })),
  { query: '_method=DELETE' },
];

/** What somebody between could say, and nobody said: only a trusted proxy is believed. */
export const foreignHosts: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'for=10.0.0.1;host=evil.example;proto=https' },
  { 'x-host': 'evil.example' },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  { 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.1', 'x-forwarded-proto': 'https' },
];

/** Cookies that are nearly the right one. */
export function forgedCookies(name: string, value: string): readonly string[] {
  const last = value.at(-1) === 'A' ? 'B' : 'A';
  return [
    `${name}=`,
    `${name}=${value.slice(0, -1)}`,
    `${name}=${value.slice(0, -1)}${last}`,
    `${name}=${value}x`,
    `${name}=${value.toLowerCase()}x`,
    `${name}="${value}`,
    `${name.toUpperCase()}=${value}`,
    `${name} =x${value}`,
    `x${name}=${value}`,
    `__Host-${name}=${value}`,
    `${name}[]=${value}`,
    `${name}=${Buffer.from(value).toString('base64')}`,
  ];
}
