export { cropWithin, sameCrop } from './crop.policy.js';
export { clean, renderRenditions, variants, type Renditions, type Variant } from './image-processing.js';
export { ImageProcessor } from './image-processor.js';
export type { PhotoSource } from './upload-check.js';
