import { Controller, Delete } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { AccountsService, type SessionMember } from '#auth';
import { userAnswer, type UserAnswer } from '#contracts';
import { Me } from '../auth/me.decorator.js';
import { UserViews } from '../auth/user-views.js';

@Controller('api/mail-stops')
export class MailStopsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly views: UserViews,
  ) {}

  /** The member wants mails again. */
  @Delete()
  @ApiResponse({ status: 200, standardSchema: userAnswer })
  async lift(@Me() me: SessionMember): Promise<UserAnswer> {
    await this.accounts.resumeMail(me.id);
    return { user: await this.views.of(me.id) };
  }
}
