import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { LimitsOfficeService } from '#back-office';
import { memberId, type MemberId } from '#contracts';
import { liftLimitBody, memberTrustAnswer, type LiftLimitBody, type MemberTrustAnswer } from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller('api/admin/members/:id/limit')
@StaffOnly('member_limits')
export class AdminMemberLimitsController {
  constructor(private readonly limits: LimitsOfficeService) {}

  @Post('lift')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: memberTrustAnswer })
  async lift(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: memberId }) id: MemberId,
    @Body({ schema: liftLimitBody }) body: LiftLimitBody,
  ): Promise<MemberTrustAnswer> {
    return { trust: await this.limits.lift(staff, id, body) };
  }
}
