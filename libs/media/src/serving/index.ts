export { ConversationLookup } from './conversation-lookup.port.js';
export { keyOfFileName } from './file-names.js';
export { imageSql } from './image.sql.js';
export { PhotoSights } from './photo-sights.js';
export { PhotoViews } from './photo-views.service.js';
export { toImageView, toOwnPhotoView, type ImageSource } from './photo.mapper.js';
export { ServingService, type OpenPhoto } from './serving.service.js';
