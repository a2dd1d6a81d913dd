import { Body, Controller, Get, Header, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffLogin, StaffSessions, type SessionStaff } from '#auth';
import { MembersListService } from '#back-office';
import { AppError, doneAnswer, type DoneAnswer } from '#contracts';
import { rightsOf, staffAnswer, staffCookie, staffLoginBody, type StaffAnswer, type StaffLoginBody } from '#contracts-admin';
import { Public } from '../auth/public.decorator.js';
import { sessionCookie } from './session-cookie.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller('api/admin')
export class StaffSessionController {
  constructor(
    private readonly logins: StaffLogin,
    private readonly sessions: StaffSessions,
    private readonly members: MembersListService,
  ) {}

  @Post('login')
  @Public()
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: 200, standardSchema: staffAnswer })
  async login(
    @Body({ schema: staffLoginBody }) body: StaffLoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffAnswer> {
    const token = await this.logins.login(body, request.ip, request.headers['user-agent']);
    const session = await this.sessions.find(token, { touch: false });
    if (!session) throw new AppError('login_failed');
    void reply.setCookie(staffCookie, token, sessionCookie(request));
    return this.answer(session);
  }

  @Get('me')
  @StaffOnly()
  @ApiResponse({ status: 200, standardSchema: staffAnswer })
  me(@Staff() staff: CurrentStaff): Promise<StaffAnswer> {
    return this.answer(staff);
  }

  @Post('logout')
  @StaffOnly()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async logout(
    @Staff() staff: CurrentStaff,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    await this.logins.logout(staff, staff.ip);
    void reply.clearCookie(staffCookie, sessionCookie(request));
    return { done: true };
  }

  private async answer({ id, name, email, roles, sessionEndsAt, needsDevice }: SessionStaff): Promise<StaffAnswer> {
    return {
      staff: {
        id,
        name,
        email,
        roles: [...roles],
        rights: rightsOf(roles),
        needs_device: needsDevice,
        session_ends_at: sessionEndsAt.toISOString(),
      },
      countries: await this.members.countries(),
    };
  }
}
