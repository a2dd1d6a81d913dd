export * from './app-process.js';
export * from './mails.js';
export * from './pace.js';
export * from './photo.js';
export * from './product.js';
export { rawRequest, type RawAnswer } from './raw-request.js';
export * from './site.js';
export type { Hint, OpenSocket } from './sockets.js';
