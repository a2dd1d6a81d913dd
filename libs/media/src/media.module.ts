import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Albums } from './albums.js';
import { AttachmentsService } from './attachments.service.js';
import { MediaData } from './media.data.js';
import { MissingLooks } from './missing-looks.js';
import { OwnPhotosService } from './own-photos.service.js';
import { PhotoChecks } from './photo-checks.service.js';
import { PhotoFilesRepository } from './photo-files.repository.js';
import { PhotoHoldsRepository } from './photo-holds.repository.js';
import { PhotoHolds } from './photo-holds.js';
import { ImageProcessor } from './image-processor.js';
import { PhotoObjects } from './photo-objects.js';
import { PhotoTakedownsRepository } from './photo-takedowns.repository.js';
import { PhotoTakedowns } from './photo-takedowns.service.js';
import { PhotoViews } from './photo-views.service.js';
import { PhotoViewers } from './photo-viewers.js';
import { HousePictures } from './house-pictures.js';
import { PhotoAccessRepository } from './photo-access.repository.js';
import { PhotoAccessService } from './photo-access.service.js';
import { PhotoGuests } from './photo-guests.js';
import { PhotosRepository } from './photos.repository.js';
import { RemovedPhotosRepository } from './removed-photos.repository.js';
import { RemovedPhotos } from './removed-photos.service.js';
import { RenderingService } from './rendering.service.js';
import { RenditionsRepository } from './renditions.repository.js';
import { Selfies } from './selfies.service.js';
import { ServingService } from './serving.service.js';
import { StrayObjectsRepository } from './stray-objects.repository.js';
import { UploadsService } from './uploads.service.js';
import { mediaEntities } from './media.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(mediaEntities)],
  providers: [
    MediaData,
    UploadsService,
    Albums,
    AttachmentsService,
    HousePictures,
    MissingLooks,
    OwnPhotosService,
    PhotoViews,
    Selfies,
    ServingService,
    RenderingService,
    PhotoObjects,
    PhotoTakedowns,
    PhotoTakedownsRepository,
    ImageProcessor,
    PhotoHolds,
    PhotoChecks,
    PhotoViewers,
    PhotosRepository,
    PhotoFilesRepository,
    PhotoHoldsRepository,
    PhotoAccessService,
    PhotoGuests,
    PhotoAccessRepository,
    RemovedPhotos,
    RemovedPhotosRepository,
    RenditionsRepository,
    StrayObjectsRepository,
  ],
  exports: [
    UploadsService,
    Albums,
    MissingLooks,
    AttachmentsService,
    HousePictures,
    OwnPhotosService,
    PhotoViews,
    Selfies,
    ServingService,
    RenderingService,
    PhotoObjects,
    PhotoTakedowns,
    PhotoHolds,
    PhotoChecks,
    PhotoAccessService,
    PhotoGuests,
    RemovedPhotos,
  ],
})
export class MediaModule {}
