import { Module } from '@nestjs/common';
import { OwnPhotosController } from './own-photos.controller.js';
import { PhotoFilesController } from './photo-files.controller.js';
import { PhotoUploads } from './photo-upload.js';
import { UploadFolder } from './upload-folder.js';
import { UploadSlots } from './upload-slots.js';

@Module({
  controllers: [OwnPhotosController, PhotoFilesController],
  providers: [UploadSlots, UploadFolder, PhotoUploads],
  exports: [PhotoUploads],
})
export class MediaApiModule {}
