export { CompaniesOfficeRepository } from './companies-office.repository.js';
