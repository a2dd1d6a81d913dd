import { PhotosByPermissionEntity } from './photos-by-permission.entity.js';
import { PhotoEntity } from './photo.entity.js';
import { PhotoAccessEntity } from './photo-access.entity.js';
import { PhotoHoldEntity } from './photo-hold.entity.js';
import { RenditionEntity } from './rendition.entity.js';
import { StrayObjectEntity } from './stray-object.entity.js';

export const mediaEntities = [
  PhotosByPermissionEntity,
  PhotoEntity,
  PhotoAccessEntity,
  PhotoHoldEntity,
  RenditionEntity,
  StrayObjectEntity,
];
