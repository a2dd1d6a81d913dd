import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
  createParamDecorator,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '#audit';
import { StaffSessions, StaffTokens, type SessionStaff } from '#auth';
import { AppError } from '#contracts';
import { heldByToken, mayUse, staffCookie, type AdminResource } from '#contracts-admin';
import { PUBLIC } from '../auth/public.decorator.js';
import { DescribeAccess } from '../http/access-description.js';

/** The signed-in member of staff and where the call comes from: who acts, as services and the audit log want it. */
export type CurrentStaff = SessionStaff & { readonly ip: string };

const NEEDS = 'admin:needs';
const POLLS = 'admin:polls';
const staffOf = new WeakMap<FastifyRequest, CurrentStaff>();

/**
 * Only a session of staff knows the right cookie; the session of a member is not even looked at. A call with a token is judged by the token
 * alone, whatever cookies came with it, and reaches what asks for a right: whatever is about the own session and device is for people.
 */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: StaffSessions,
    private readonly tokens: StaffTokens,
    private readonly audit: Audit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const polls = this.reflector.getAllAndOverride<true | undefined>(POLLS, [context.getHandler(), context.getClass()]);
    const token = bearerOf(request);
    const session =
      token === undefined
        ? await this.sessions.find(request.cookies[staffCookie], { touch: !polls })
        : await this.system(token, request.ip);
    if (!session) throw new AppError('authentication_required');
    const needed = this.reflector.getAllAndOverride<AdminResource | undefined>(NEEDS, [context.getHandler(), context.getClass()]);
    if (needed ? !mayUse(session.roles, needed) : token !== undefined) {
      await this.audit.note({
        staffId: session.id,
        act: 'staff.access_refused',
        facts: { needed: needed ?? null, route: request.routeOptions.url },
        ip: request.ip,
      });
      throw new AppError('forbidden');
    }
    staffOf.set(request, { ...session, ip: request.ip });
    return true;
  }

  /** Acts under its own id, so that the log says which system it was. */
  private async system(token: string, ip: string): Promise<SessionStaff | undefined> {
    const found = await this.tokens.find(token, ip);
    if (!found) return undefined;
    const { id, name, rights, expiresAt } = found;
    return { id, name, email: '', roles: heldByToken(rights), sessionId: '', sessionEndsAt: expiresAt, needsDevice: false };
  }
}

/** Undefined where nobody calls with a token; what a proxy before us asks for is no business of ours. */
const bearerOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  /^Bearer (.*)$/i.exec(authorization ?? '')?.[1]?.trim();

/** For staff alone; with a resource, for those whose role has it in the table of rights. */
export const StaffOnly = (resource?: AdminResource): ClassDecorator & MethodDecorator =>
  applyDecorators(
    // Of members no session is asked.
    SetMetadata(PUBLIC, true),
    SetMetadata(NEEDS, resource),
    UseGuards(StaffGuard),
    DescribeAccess('staff'),
    ...(resource ? [ApiExtension('x-right', resource)] : []),
  );

/** The same for what a page asks by itself, every few seconds: it must not keep a session alive. */
export const StaffPolls = (resource: AdminResource): ClassDecorator & MethodDecorator =>
  applyDecorators(StaffOnly(resource), SetMetadata(POLLS, true));

export const Staff = createParamDecorator((_: unknown, context: ExecutionContext): CurrentStaff => {
  const staff = staffOf.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!staff) throw new AppError('authentication_required');
  return staff;
});
