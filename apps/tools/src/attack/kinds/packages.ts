import { auditPackages, licenceFaults, writeBill } from '../../sbom/index.js';
import { Findings, type KindReport } from '../report.js';

/** What others wrote and we ship: it is known, may be shipped, and nothing grave is known against it. */
export async function packages(): Promise<KindReport> {
  const findings = new Findings('packages');
  const { file, components } = await writeBill();
  findings.tried(components.length);
  findings.note(`${components.length} components: ${file}`);
  for (const line of licenceFaults()) findings.find('licences', line);
  const audit = await auditPackages();
  if (!audit.isJudged) findings.skip(audit.why);
  else for (const line of audit.faults) findings.find('npm audit', line);
  return findings.report();
}
