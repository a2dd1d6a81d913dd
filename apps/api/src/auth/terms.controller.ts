import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { TermsService, type SessionMember } from '#auth';
import { acceptTermsBody, termsAnswer, userAnswer, type AcceptTermsBody, type TermsAnswer, type UserAnswer } from '#contracts';
import { Me } from './me.decorator.js';
import { UserViews } from './user-views.js';

@Controller('api/account/terms')
export class TermsController {
  constructor(
    private readonly terms: TermsService,
    private readonly views: UserViews,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: termsAnswer })
  current(@Me() me: SessionMember): Promise<TermsAnswer> {
    return this.terms.current(me);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: userAnswer })
  async accept(@Me() me: SessionMember, @Body({ schema: acceptTermsBody }) body: AcceptTermsBody): Promise<UserAnswer> {
    await this.terms.accept(me, new Date(body.terms_version));
    return { user: await this.views.of(me.id) };
  }
}
