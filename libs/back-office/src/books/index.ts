export type { OpenedFile } from './book-exports-office.service.js';
