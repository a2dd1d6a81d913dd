import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, INVITATION_COOKIE, SESSION_COOKIE, type Caller, type LoginSession } from '#auth';
import { AppError } from '#contracts';
import type { Site } from '#site';
import '../http/caller.js';
import { endedSessionCookie, loginCookies, sessionCookie } from './session-cookie.js';

export const callerOf = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  oldToken: request.cookies[SESSION_COOKIE],
  deviceToken: request.cookies[DEVICE_COOKIE],
  invitation: request.cookies[INVITATION_COOKIE],
});

export function siteOf(request: FastifyRequest): Site {
  if (!request.site) throw new AppError('not_found');
  return request.site;
}

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  void reply.header('set-cookie', sessionCookie(token, request.isSecure));

export const setLoginCookies = (request: FastifyRequest, reply: FastifyReply, session: LoginSession): void =>
  void reply.header('set-cookie', loginCookies(session, request.isSecure));

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.header('set-cookie', endedSessionCookie(request.isSecure));
