export { CasesModule } from './cases.module.js';
export { caseLanguage } from './case-language.sql.js';
export { CaseEntity, type CaseKind } from './case.entity.js';
export { caseAllows, complaintUrgency, isOftenWrong, lockMinutes, mayResolve, urgencyOf, type ReporterRecord } from './cases.policy.js';
export { CasesRepository, type Case, type Moderator } from './cases.repository.js';
export { CasesService, type Note } from './cases.service.js';
export { newReceipt } from './receipt.js';
