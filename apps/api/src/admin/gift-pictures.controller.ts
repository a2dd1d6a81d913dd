import { Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { GiftsOfficeService } from '#back-office';
import { AppError } from '#contracts';
import { giftPictureAnswer, giftPicturesPath, type GiftPictureAnswer } from '#contracts-admin';
import { PhotoUploads } from '../media/photo-upload.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

const pictureForm = { type: 'object', required: ['photo'], properties: { photo: { type: 'string', format: 'binary' } } };

/** A picture belongs to nothing until a command says so; one that none wants is removed within the hour. */
@Controller()
export class AdminGiftPicturesController {
  constructor(
    private readonly gifts: GiftsOfficeService,
    private readonly forms: PhotoUploads,
  ) {}

  @Post(giftPicturesPath)
  @StaffOnly('catalogue')
  @HttpCode(HttpStatus.CREATED)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: pictureForm })
  @ApiResponse({ status: HttpStatus.CREATED, standardSchema: giftPictureAnswer })
  take(@Staff() staff: CurrentStaff, @Req() request: FastifyRequest): Promise<GiftPictureAnswer> {
    return this.forms.receive(staff, request, async ({ photo, fields }) => {
      if (Object.keys(fields).length > 0) throw new AppError('invalid_input');
      return { picture: await this.gifts.takePicture(staff, photo) };
    });
  }
}
