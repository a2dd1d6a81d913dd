export { AccountChangeEntity } from './account-change.entity.js';
export { AccountChangesRepository } from './account-changes.repository.js';
export { MailChangeService, type MailChangeOutcome } from './mail-change.service.js';
export { PasswordChangeService } from './password-change.service.js';
export { ResetService } from './reset.service.js';
export { UndoService } from './undo.service.js';
