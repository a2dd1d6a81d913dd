import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Read it by `hostOf`. */
    askedHost?: string;
  }
}

/** A name or an address, with or without a port. */
const wellFormed = /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/;

/**
 * The host that a request asked for, with its port, in small letters; empty when it names none that there could be. Decided once for a
 * request: what a proxy says it was asked for counts when `TRUST_PROXY` trusts that proxy, the `Host` of the request else.
 */
export function hostOf(request: FastifyRequest): string {
  request.askedHost ??= readHost(request.host);
  return request.askedHost;
}

function readHost(written: string): string {
  const host = written.toLowerCase();
  return wellFormed.test(host) ? host : '';
}
