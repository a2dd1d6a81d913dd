import { ImportRunEntity } from './import-run.entity.js';
import { ImportedMemberEntity } from './imported-member.entity.js';
import { LineFaultEntity } from './line-fault.entity.js';

export const importsEntities = [ImportRunEntity, ImportedMemberEntity, LineFaultEntity];
