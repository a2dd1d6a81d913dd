export { mayAddPhoto, photoLimit, type OwnerFacts } from './album.policy.js';
export { Albums, type PublicPhoto } from './albums.js';
export { PhotoEntity } from './photo.entity.js';
export { PhotosRepository, cropOf, type Photo, type PhotoKeys } from './photos.repository.js';
export { mayBeMain, restoredState, shownState, type PhotoState } from './photo-states.policy.js';
