export { AttachmentsService, type StoredAttachment } from './attachments.service.js';
export { HousePictures } from './house-pictures.js';
export { storePortrait, type StoredPortrait } from './portraits.js';
export { Selfies } from './selfies.service.js';
