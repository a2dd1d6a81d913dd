export { PhotoFilesRepository } from './photo-files.repository.js';
