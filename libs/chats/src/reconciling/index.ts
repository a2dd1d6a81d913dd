export { ChatDriftEntity } from './chat-drift.entity.js';
export { ReconcilingRepository, type Drift } from './reconciling.repository.js';
export { ReconcilingService, type RecountPlace } from './reconciling.service.js';
