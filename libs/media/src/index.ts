export { MediaModule } from './media.module.js';
export { UploadsService, OwnPhotosService, RemovedPhotos } from './album/index.js';
export { Albums, type PublicPhoto } from './photos/index.js';
export { Selfies, HousePictures, AttachmentsService, storePortrait, type StoredAttachment, type StoredPortrait } from './pictures/index.js';
export {
  PhotoSights,
  PhotoViews,
  ServingService,
  ConversationLookup,
  keyOfFileName,
  toImageView,
  imageSql,
  type OpenPhoto,
  type ImageSource,
} from './serving/index.js';
export { PhotoChecks, PhotoTakedowns, type PhotoDecision, type TakenPhoto } from './checks/index.js';
export { RenderingService, OriginalLost, MissingImageHashes, type Rendering } from './renditions/index.js';
export { newObjectName, PhotoObjects, PhotoHolds, type HeldPhoto } from './files/index.js';
export { PhotoAccessService, PhotoGuests, type PhotoViewer } from './access/index.js';
export type { PhotoSource } from './images/index.js';
