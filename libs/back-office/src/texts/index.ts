export { TextsOfficeRepository } from './texts-office.repository.js';
