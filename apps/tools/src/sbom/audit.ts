import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string().optional(), fixAvailable: z.unknown() })),
});

/** What the registry knows against the packages of the product; or that it did not say, which is no pass. */
export type AuditAnswer =
  | { readonly isJudged: true; readonly faults: readonly string[] }
  | { readonly isJudged: false; readonly why: string };

const grave: ReadonlySet<string> = new Set(['high', 'critical']);

/** Reads what `npm audit --json` prints. */
export function readAudit(printed: string): AuditAnswer {
  const answer = jsonOf(printed);
  const parsed = report.safeParse(answer);
  if (!parsed.success) return { isJudged: false, why: reasonIn(answer) };
  const faults = Object.entries(parsed.data.vulnerabilities)
    .filter(([, { severity }]) => grave.has(severity))
    .map(([name, { severity, range = '' }]) => `${name} ${range}: ${severity}`);
  return { isJudged: true, faults };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refusal = z.object({ message: z.string().optional(), error: z.object({ summary: z.string().optional() }).optional() });

function reasonIn(answer: unknown): string {
  const parsed = refusal.safeParse(answer);
  const said = parsed.success ? (parsed.data.error?.summary ?? parsed.data.message) : undefined;
  return `the registry did not say what is known against the packages${said ? `: ${said}` : ''}`;
}
