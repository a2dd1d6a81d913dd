import { standIn } from './offline-worker/offline-worker';
import { workAt } from './push-worker/push-worker';
import type { WorkerScope } from './push-worker/scope';

const scope = self as unknown as WorkerScope;
workAt(scope);
// The build puts the name of its own script here.
standIn(scope, '%ENTRY%');
