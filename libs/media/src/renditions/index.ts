export { MissingImageHashes } from './missing-image-hashes.js';
export { OriginalLost, RenderingService, type Rendering } from './rendering.service.js';
export { RenditionPublishing } from './rendition-publishing.service.js';
export { RenditionEntity } from './rendition.entity.js';
export { RenditionsRepository, type RenditionFacts } from './renditions.repository.js';
