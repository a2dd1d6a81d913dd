export { ChatPhotoEntity } from './chat-photo.entity.js';
export { ChatPhotosRepository } from './chat-photos.repository.js';
export { PhotoMessagesService } from './photo-messages.service.js';
