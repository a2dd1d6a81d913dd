import { MemberExportEntity } from './member-export.entity.js';

export const exportsEntities = [MemberExportEntity];
