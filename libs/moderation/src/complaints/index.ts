export { ComplaintsModule } from './complaints.module.js';
export { type ComplaintRow, ComplaintsRepository } from './complaints.repository.js';
export { type Complainant, ComplaintsService } from './complaints.service.js';
