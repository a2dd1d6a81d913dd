/**
 * Where a Redis is: itself, or the Sentinels that know which of several it is now. `rediss` means TLS, to the Sentinels too; user and password are
 * those of both.
 */
export type RedisAddress =
  | { readonly url: string }
  | {
      readonly sentinels: readonly { readonly host: string; readonly port: number }[];
      /** The name under which the Sentinels watch it. */
      readonly name: string;
      readonly username: string | undefined;
      readonly password: string | undefined;
      readonly tls: boolean;
    };

const sentinelUrl = /^(rediss?)\+sentinel:\/\/(?:([^:@/]*):([^@/]*)@)?([^@/]+)\/([\w.-]+)$/;
const hostAndPort = /^([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i;
const SENTINEL_PORT = 26_379;

/** Undefined when it is no address: `redis://host:6379`, or `redis+sentinel://host1:26379,host2:26379/name`. */
export function readRedisAddress(text: string): RedisAddress | undefined {
  const parts = sentinelUrl.exec(text);
  if (!parts) return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) ? { url: text } : undefined;
  const [, protocol, username, password, hosts = '', name = ''] = parts;
  const sentinels = hosts.split(',').map((one) => hostAndPort.exec(one.trim()));
  if (sentinels.some((one) => !one || Number(one[2] ?? 1) > 65_535)) return undefined;
  return {
    sentinels: sentinels.map((one) => ({ host: (one?.[1] ?? '').replaceAll(/[[\]]/g, ''), port: Number(one?.[2] ?? SENTINEL_PORT) })),
    name,
    username: username ? decodeURIComponent(username) : undefined,
    password: password ? decodeURIComponent(password) : undefined,
    tls: protocol === 'rediss',
  };
}
