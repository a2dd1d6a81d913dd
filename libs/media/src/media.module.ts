import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Albums, PhotosRepository } from './photos/index.js';
import { AttachmentsService, HousePictures, Selfies } from './pictures/index.js';
import { MediaData } from './media.data.js';
import { MissingImageHashes, RenderingService, RenditionPublishing, RenditionsRepository } from './renditions/index.js';
import { OwnAlbum, OwnPhotosService, RemovedPhotos, RemovedPhotosRepository, UploadsService } from './album/index.js';
import { PhotoChecks, PhotoTakedowns, PhotoTakedownsRepository } from './checks/index.js';
import { PhotoFilesRepository, PhotoHolds, PhotoHoldsRepository, PhotoObjects, StrayObjectsRepository } from './files/index.js';
import { ImageProcessor } from './images/index.js';
import { PhotoSights, PhotoViews, ServingService } from './serving/index.js';
import { PhotoAccessRepository, PhotoAccessService, PhotoGuests, PhotoViewers } from './access/index.js';
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
    MissingImageHashes,
    OwnAlbum,
    OwnPhotosService,
    PhotoSights,
    PhotoViews,
    Selfies,
    ServingService,
    RenderingService,
    RenditionPublishing,
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
    MissingImageHashes,
    AttachmentsService,
    HousePictures,
    OwnPhotosService,
    PhotoSights,
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
