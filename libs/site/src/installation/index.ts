export { installSites, type SqlClient } from './installation.repository.js';
export { CompanyFault, setCompany, type NamedCompany } from './set-company.js';
