import { Controller } from '@nestjs/common';
import { PhotosOfficeService } from '#back-office';
import type { DoneAnswer, PhotoId } from '#contracts';
import type { InputOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminPhotoChecksController {
  constructor(private readonly photos: PhotosOfficeService) {}

  @Command('approve_photo')
  approve(staff: CurrentStaff, id: PhotoId, input: InputOf<'approve_photo'>): Promise<DoneAnswer> {
    return this.photos.approve(staff, id, input);
  }

  @Command('reject_photo')
  reject(staff: CurrentStaff, id: PhotoId, input: InputOf<'reject_photo'>): Promise<DoneAnswer> {
    return this.photos.reject(staff, id, input);
  }
}
