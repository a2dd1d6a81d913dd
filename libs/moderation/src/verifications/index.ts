export { VerificationsModule } from './verifications.module.js';
export { FictionalFlags } from './fictional-flags.service.js';
export { SelfieChecks } from './selfie-checks.service.js';
export { SelfieEndings } from './selfie-endings.service.js';
export { VerificationDrops } from './verification-drops.service.js';
export type { Verification } from './verifications.repository.js';
export { VerificationsService } from './verifications.service.js';
