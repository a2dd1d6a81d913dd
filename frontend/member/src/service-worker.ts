import { workAt } from './push-worker/push-worker';
import type { WorkerScope } from './push-worker/scope';

workAt(self as unknown as WorkerScope);
