export { ChildMaterialModule } from './child-material.module.js';
export { ChildMaterialFiles } from './child-material-files.service.js';
export { retentionOn } from './child-material.policy.js';
export { ChildMaterialService } from './child-material.service.js';
export type { ChildMaterial } from './child-materials.repository.js';
export { reportRecord, reportText } from './child-report.js';
export { contactsFor } from './contacts.js';
export type { Dossier } from './dossier.js';
export { isOutOfSight } from './in-sight.js';
