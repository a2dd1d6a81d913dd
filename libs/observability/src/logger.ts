import { pino } from 'pino';
import { currentContext } from './context.js';
import { redact, redactText } from './redaction.js';
import { traces } from './tracing/traces.js';

function currentTrace(): { readonly trace?: string } {
  const id = traces().id();
  return id === undefined ? {} : { trace: id };
}

/** One JSON line per fact, on standard output, with the job that it belongs to and without personal data. */
export const logger = pino({
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: {
    level: (label) => ({ level: label }),
    log: (fields) => ({ ...currentContext(), ...currentTrace(), ...(redact(fields) as Record<string, unknown>) }),
  },
  serializers: { err: (error: unknown) => redact(error) },
  hooks: {
    logMethod(args, method) {
      method.apply(this, args.map((arg: unknown) => (typeof arg === 'string' ? redactText(arg) : arg)) as Parameters<typeof method>);
    },
  },
});

export function setLogLevel(level: string): void {
  logger.level = level;
}
