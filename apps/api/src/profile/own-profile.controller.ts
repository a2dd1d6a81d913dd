import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import {
  ownProfileAnswer,
  privacyAnswer,
  privacyBody,
  saveSectionBody,
  type OwnProfileAnswer,
  type PrivacyAnswer,
  type PrivacyBody,
  type SaveSectionBody,
} from '#contracts';
import { OwnProfileService, PrivacyService } from '#profiles';
import { Me } from '../auth/me.decorator.js';

@Controller('api')
export class OwnProfileController {
  constructor(
    private readonly profiles: OwnProfileService,
    private readonly privacies: PrivacyService,
  ) {}

  @Get('profile')
  @ApiResponse({ status: 200, standardSchema: ownProfileAnswer })
  read(@Me() me: SessionMember): Promise<OwnProfileAnswer> {
    return this.profiles.read(me.id);
  }

  /** One section at a time. */
  @Put('profile')
  @ApiResponse({ status: 200, standardSchema: ownProfileAnswer })
  save(@Me() me: SessionMember, @Body({ schema: saveSectionBody }) body: SaveSectionBody): Promise<OwnProfileAnswer> {
    return this.profiles.save(me.id, body);
  }

  @Get('privacy')
  @ApiResponse({ status: 200, standardSchema: privacyAnswer })
  privacy(@Me() me: SessionMember): Promise<PrivacyAnswer> {
    return this.privacies.read(me.id);
  }

  @Put('privacy')
  @ApiResponse({ status: 200, standardSchema: privacyAnswer })
  setPrivacy(@Me() me: SessionMember, @Body({ schema: privacyBody }) body: PrivacyBody): Promise<PrivacyAnswer> {
    return this.privacies.set(me.id, body.switch, body.on);
  }
}
