export { startTracing } from './start-tracing.js';
export { TraceEnd } from './trace-end.js';
export { traces } from './traces.js';
