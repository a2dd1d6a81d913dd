import request, { type Agent, type Response } from 'supertest';

/** Who calls over HTTP, and keeps the cookies that come back. */
export type Caller = Agent;

/** An answer, with its body read as what it should be. */
export type Answer<Body = Record<string, unknown>> = Omit<Response, 'body'> & { readonly body: Body };

/** Somebody who calls this address and already has these cookies: `auth.session=…; locale=nl`. */
export function callerAt(url: string, cookies = ''): Caller {
  const caller = request.agent(url);
  if (cookies) caller.jar.setCookies(cookies.split('; '), new URL(url).hostname, '/');
  return caller;
}

/** The session of an answer as a browser would send it back: its first cookie. */
export const cookieOf = (answer: Pick<Response, 'get'>): string => answer.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
