export { OwnAlbum } from './own-album.service.js';
export { OwnPhotosService } from './own-photos.service.js';
export { RemovedPhotosRepository } from './removed-photos.repository.js';
export { RemovedPhotos } from './removed-photos.service.js';
export { UploadsService } from './uploads.service.js';
