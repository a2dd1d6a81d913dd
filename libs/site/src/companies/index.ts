export { CompaniesRepository, type KnownCompany } from './companies.repository.js';
export { CompaniesService } from './companies.service.js';
export { CompanyEntity } from './company.entity.js';
