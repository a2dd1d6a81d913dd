import { Controller, Delete, Get, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { AppError, verificationAnswer, type VerificationAnswer, type VerificationView } from '#contracts';
import { selfieRefusalText } from '#i18n';
import { VerificationsService } from '#moderation';
import { Me } from '../auth/me.decorator.js';
import { callerLocale } from '../http/caller.js';
import { PhotoUploads } from '../media/photo-upload.js';

const selfieForm = {
  type: 'object',
  required: ['photo', 'consent'],
  properties: {
    photo: { type: 'string', format: 'binary' },
    consent: { type: 'string', description: 'The version of the words agreed to' },
  },
};

/** Nothing here serves a selfie, not even to whoever sent it. */
@Controller('api/verification')
export class VerificationController {
  constructor(
    private readonly verifications: VerificationsService,
    private readonly forms: PhotoUploads,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: verificationAnswer })
  async read(@Me() me: SessionMember, @Req() request: FastifyRequest): Promise<VerificationAnswer> {
    return answer(await this.verifications.read(me.id), request);
  }

  /** Asks for a pose; a repeat answers the same one while its time lasts. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: verificationAnswer })
  async begin(@Me() me: SessionMember, @Req() request: FastifyRequest): Promise<VerificationAnswer> {
    return answer(await this.verifications.begin(me.id), request);
  }

  @Post('selfie')
  @HttpCode(HttpStatus.CREATED)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: selfieForm })
  @ApiResponse({ status: 201, standardSchema: verificationAnswer })
  async send(@Me() me: SessionMember, @Req() request: FastifyRequest): Promise<VerificationAnswer> {
    if (!request.isMultipart()) throw new AppError('unsupported_media_type');
    await this.verifications.assertOpen(me.id);
    return this.forms.receive(me, request, async ({ photo, fields: { consent, ...others } }) => {
      if (Object.keys(others).length > 0) throw new AppError('invalid_input');
      return answer(await this.verifications.send(me.id, photo, Number(consent)), request);
    });
  }

  /** Takes the consent back while a moderator has not decided; the selfie is gone. */
  @Delete()
  @ApiResponse({ status: 200, standardSchema: verificationAnswer })
  async withdraw(@Me() me: SessionMember, @Req() request: FastifyRequest): Promise<VerificationAnswer> {
    return answer(await this.verifications.withdraw(me.id), request);
  }
}

const answer = (verification: VerificationView, request: FastifyRequest): VerificationAnswer => ({
  verification,
  texts: { reason: verification.reason && selfieRefusalText(verification.reason, callerLocale(request)) },
});
