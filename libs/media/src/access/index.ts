export { PhotoAccessEntity } from './photo-access.entity.js';
export { PhotoAccessRepository } from './photo-access.repository.js';
export { PhotoAccessService } from './photo-access.service.js';
export { PhotoGuests } from './photo-guests.js';
export {
  accessOf,
  nothingShared,
  photoRight,
  sharesPrivate,
  type PhotoFacts,
  type PhotoRight,
  type PhotoViewer,
} from './photo-rights.policy.js';
export { PhotoViewers } from './photo-viewers.js';
export { PhotosByPermissionEntity } from './photos-by-permission.entity.js';
