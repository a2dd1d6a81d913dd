export { StorageModule } from './storage.module.js';
export { ObjectStore } from './object-store.js';
export { openObjectStore } from './drive-object-store.js';
export { storeUnavailable } from './store-errors.js';
