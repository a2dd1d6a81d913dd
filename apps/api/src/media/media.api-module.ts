import { Module } from '@nestjs/common';
import { OwnPhotosController } from './own-photos.controller.js';
import { PhotoFilesController } from './photo-files.controller.js';

@Module({ controllers: [OwnPhotosController, PhotoFilesController] })
export class MediaApiModule {}
