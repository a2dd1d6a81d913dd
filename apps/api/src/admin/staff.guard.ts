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
import { StaffSessions, type SessionStaff } from '#auth';
import { AppError } from '#contracts';
import { mayUse, staffCookie, type AdminResource } from '#contracts-admin';
import { Public } from '../auth/public.decorator.js';

/** The signed-in member of staff and where the call comes from: who acts, as services and the audit log want it. */
export type CurrentStaff = SessionStaff & { readonly ip: string };

const NEEDS = 'admin:needs';
const POLLS = 'admin:polls';
const staffOf = new WeakMap<FastifyRequest, CurrentStaff>();

/** Only a session of staff knows the right cookie; the session of a member is not even looked at. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: StaffSessions,
    private readonly audit: Audit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const polls = this.reflector.getAllAndOverride<true | undefined>(POLLS, [context.getHandler(), context.getClass()]);
    const session = await this.sessions.find(request.cookies[staffCookie], { touch: !polls });
    if (!session) throw new AppError('authentication_required');
    const needed = this.reflector.getAllAndOverride<AdminResource | undefined>(NEEDS, [context.getHandler(), context.getClass()]);
    if (needed && !mayUse(session.roles, needed)) {
      await this.audit.note({
        staffId: session.id,
        act: 'staff.access_refused',
        facts: { needed, route: request.routeOptions.url },
        ip: request.ip,
      });
      throw new AppError('forbidden');
    }
    staffOf.set(request, { ...session, ip: request.ip });
    return true;
  }
}

/** For staff alone; with a resource, for those whose role has it in the table of rights. */
export const StaffOnly = (resource?: AdminResource): ClassDecorator & MethodDecorator =>
  applyDecorators(Public(), SetMetadata(NEEDS, resource), UseGuards(StaffGuard), ...(resource ? [ApiExtension('x-right', resource)] : []));

/** The same for what a page asks by itself, every few seconds: it must not keep a session alive. */
export const StaffPolls = (resource: AdminResource): ClassDecorator & MethodDecorator =>
  applyDecorators(StaffOnly(resource), SetMetadata(POLLS, true));

export const Staff = createParamDecorator((_: unknown, context: ExecutionContext): CurrentStaff => {
  const staff = staffOf.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!staff) throw new AppError('authentication_required');
  return staff;
});
