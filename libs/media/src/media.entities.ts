import { PhotoAccessEntity, PhotosByPermissionEntity } from './access/index.js';
import { PhotoEntity } from './photos/index.js';
import { PhotoHoldEntity, StrayObjectEntity } from './files/index.js';
import { RenditionEntity } from './renditions/index.js';

export const mediaEntities = [
  PhotosByPermissionEntity,
  PhotoEntity,
  PhotoAccessEntity,
  PhotoHoldEntity,
  RenditionEntity,
  StrayObjectEntity,
];
