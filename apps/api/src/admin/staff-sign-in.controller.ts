import { Body, Controller, Get, Header, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffSignIn } from '#auth';
import { doneAnswer, type DoneAnswer } from '#contracts';
import {
  adminPath,
  loginPagePath,
  signInCodeBody,
  signInCookies,
  signInMinutes,
  signInOffer,
  signInParameter,
  signInPaths,
  signInStarted,
  staffCookie,
  type SignInCodeBody,
  type SignInEnding,
  type SignInOffer,
  type SignInStarted,
} from '#contracts-admin';
import { Public } from '../auth/public.decorator.js';
import { sessionCookie } from './session-cookie.js';

/** For whoever comes in by the sign-in service, and has no session yet. */
@Controller()
export class StaffSignInController {
  constructor(private readonly signIn: StaffSignIn) {}

  @Get(signInPaths.offer)
  @Public()
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: signInOffer })
  offer(): SignInOffer {
    return { name: this.signIn.name };
  }

  @Post(signInPaths.start)
  @Public()
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: signInStarted })
  async start(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SignInStarted> {
    const { url, cookie } = await this.signIn.begin(request.ip);
    // The service leads back here from another site, where a strict cookie would stay behind.
    void reply.setCookie(signInCookies.flow, cookie, { ...stepCookie(request, 'flow'), sameSite: 'lax' });
    return { url };
  }

  /** The browser is led here by the service, and goes on to a page of ours that is named here: nothing in the address says where. */
  @Get(signInPaths.answer)
  @Public()
  @ApiExcludeEndpoint()
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  async answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { search } = new URL(request.url, 'http://office.invalid');
    const caller = { ip: request.ip, userAgent: request.headers['user-agent'] };
    const outcome = await this.signIn.answer(search, request.cookies[signInCookies.flow], caller);
    void reply.clearCookie(signInCookies.flow, { ...stepCookie(request, 'flow'), sameSite: 'lax' });
    if (outcome.kind === 'in') void reply.setCookie(staffCookie, outcome.cookie, sessionCookie(request));
    if (outcome.kind === 'code') void reply.setCookie(signInCookies.pending, outcome.cookie, stepCookie(request, 'pending'));
    const ending = outcome.kind === 'refused' ? outcome.why : outcome.kind;
    void reply.redirect(ending === 'in' ? adminPath : loginWith(ending), HttpStatus.SEE_OTHER);
  }

  @Post(signInPaths.code)
  @Public()
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: doneAnswer })
  async code(
    @Body({ schema: signInCodeBody }) { code }: SignInCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    const caller = { ip: request.ip, userAgent: request.headers['user-agent'] };
    const token = await this.signIn.code(code, request.cookies[signInCookies.pending], caller);
    void reply.clearCookie(signInCookies.pending, stepCookie(request, 'pending'));
    void reply.setCookie(staffCookie, token, sessionCookie(request));
    return { done: true };
  }
}

const SECONDS = 60;
/** For the calls of the sign-in alone. */
const stepCookie = (request: FastifyRequest, step: keyof typeof signInMinutes) =>
  ({ ...sessionCookie(request), path: signInPaths.offer, maxAge: signInMinutes[step] * SECONDS }) as const;
const loginWith = (ending: SignInEnding): string => `${loginPagePath}?${new URLSearchParams({ [signInParameter]: ending }).toString()}`;
