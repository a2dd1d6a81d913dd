import type { FastifyRequest } from 'fastify';

/** Without an age the cookie ends with the browser; the session behind it ends sooner. */
export const sessionCookie = (request: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'strict', path: '/', secure: request.isSecure }) as const;
