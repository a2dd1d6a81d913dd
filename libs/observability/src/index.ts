export { redactText } from './redaction.js';
export { logger, setLogLevel } from './logger.js';
export { NestLogger } from './nest-logger.js';
export { runInContext, type WorkContext } from './context.js';
export { collectProcessMetrics, metrics, serveMetrics } from './metrics.js';
export { startTracing, TraceEnd, traces } from './tracing/index.js';
export { startUp } from './start-up.js';
