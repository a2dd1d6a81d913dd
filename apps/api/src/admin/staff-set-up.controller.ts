import { Body, Controller, Header, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { StaffSetUp } from '#auth';
import {
  newDeviceAnswer,
  setUpAnswer,
  setUpDoneAnswer,
  setUpFinishBody,
  setUpLookBody,
  setUpPaths,
  setUpStartBody,
  type NewDeviceAnswer,
  type RecoveryCodesAnswer,
  type SetUpAnswer,
  type SetUpFinishBody,
  type SetUpLookBody,
  type SetUpStartBody,
} from '#contracts-admin';
import { Public } from '../auth/public.decorator.js';

/** For whoever has the link of a mail, and no session yet. All is posted: a token in an address would stand in logs. */
@Controller()
export class StaffSetUpController {
  constructor(private readonly setUp: StaffSetUp) {}

  @Post(setUpPaths.look)
  @Public()
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: setUpAnswer })
  async look(@Body({ schema: setUpLookBody }) { token }: SetUpLookBody, @Req() { ip }: FastifyRequest): Promise<SetUpAnswer> {
    const { name, email, setsPassword } = await this.setUp.linkOf(token, ip);
    return { name, email, new_password: setsPassword };
  }

  @Post(setUpPaths.start)
  @Public()
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: newDeviceAnswer })
  async start(@Body({ schema: setUpStartBody }) body: SetUpStartBody, @Req() { ip }: FastifyRequest): Promise<NewDeviceAnswer> {
    const { totpUri, secret, endsAt } = await this.setUp.start(body, ip);
    return { totp_uri: totpUri, secret, ends_at: endsAt.toISOString() };
  }

  @Post(setUpPaths.finish)
  @Public()
  @HttpCode(HttpStatus.OK)
  @Header('cache-control', 'no-store')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: setUpDoneAnswer })
  async finish(@Body({ schema: setUpFinishBody }) body: SetUpFinishBody, @Req() { ip }: FastifyRequest): Promise<RecoveryCodesAnswer> {
    return { recovery_codes: await this.setUp.finish(body, ip) };
  }
}
