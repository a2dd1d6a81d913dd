export { IssuesRepository, type Issue, type IssueKind, type Mismatch } from './issues.repository.js';
export { ReconIssueEntity } from './recon-issue.entity.js';
