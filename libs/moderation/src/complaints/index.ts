export { ComplaintsModule } from './complaints.module.js';
export { ComplaintsRepository, type ComplaintRow } from './complaints.repository.js';
export { ComplaintsService, type Complainant } from './complaints.service.js';
