import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LoginService, PreferencesService, SESSION_COOKIE, SessionsService, type SessionMember } from '#auth';
import {
  changeUserBody,
  doneAnswer,
  loginBody,
  userAnswer,
  type ChangeUserBody,
  type DoneAnswer,
  type LoginBody,
  type UserAnswer,
} from '#contracts';
import { Transactions } from '#database';
import { MaybeMe, Me } from './me.decorator.js';
import { Public } from './public.decorator.js';
import { callerOf, setLoginCookies, setSessionCookie, siteOf, clearSessionCookie } from './request-facts.js';
import { UserViews } from './user-views.js';

/** What a browser forgets of us at a logout. Cookies stay: they hold the language and the size of letters. */
export const CLEAR_SITE_DATA = '"cache", "storage"';

@Controller('api')
export class UserController {
  constructor(
    private readonly logins: LoginService,
    private readonly preferences: PreferencesService,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly views: UserViews,
  ) {}

  @Post('user')
  @Public()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: userAnswer })
  async login(
    @Body({ schema: loginBody }) body: LoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserAnswer> {
    const { memberId, session } = await this.logins.login(siteOf(request), body, callerOf(request));
    setLoginCookies(request, reply, session);
    return { user: await this.views.of(memberId) };
  }

  /** Asked at every start and once a minute, so it is also what keeps the cookie rolling. */
  @Get('user')
  @ApiResponse({ status: 200, standardSchema: userAnswer })
  async current(
    @Me() me: SessionMember,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserAnswer> {
    setSessionCookie(request, reply, request.cookies[SESSION_COOKIE] ?? '');
    return { user: await this.views.of(me.id) };
  }

  @Put('user')
  @ApiResponse({ status: 200, standardSchema: userAnswer })
  async change(@Me() me: SessionMember, @Body({ schema: changeUserBody }) { language, display }: ChangeUserBody): Promise<UserAnswer> {
    if (language) await this.preferences.changeLanguage(me, language);
    if (display) await this.preferences.changeDisplay(me, display);
    return { user: await this.views.of(me.id) };
  }

  /** The written form is a GET; the origin check counts it among what acts. */
  @Get('logout')
  @Public()
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  logoutByAddress(
    @MaybeMe() me: SessionMember | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    return this.logout(me, request, reply);
  }

  @Post('logout')
  @Public()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async logout(
    @MaybeMe() me: SessionMember | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    if (me) await this.transactions.run((tx) => this.sessions.revoke(tx, me.id, me.sessionId));
    clearSessionCookie(request, reply);
    void reply.header('clear-site-data', CLEAR_SITE_DATA);
    return { done: true };
  }
}
