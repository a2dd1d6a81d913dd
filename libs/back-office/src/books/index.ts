export type { OpenedFile } from './books-office.service.js';
