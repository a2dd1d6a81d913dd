import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { PhotosOfficeService } from '#back-office';
import { photoId, type PhotoId } from '#contracts';
import { decidePhotoBody, type DecidePhotoBody } from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller('api/admin/photos/:id/decision')
@StaffOnly('member_photos')
export class AdminPhotoChecksController {
  constructor(private readonly photos: PhotosOfficeService) {}

  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  async decide(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: photoId }) id: PhotoId,
    @Body({ schema: decidePhotoBody }) body: DecidePhotoBody,
  ): Promise<void> {
    await this.photos.decide(staff, id, body);
  }
}
