import { AsyncLocalStorage } from 'node:async_hooks';

/** What each log line of one request or job carries. */
export type WorkContext = { readonly requestId?: string; readonly jobId?: string; readonly job?: string };

const storage = new AsyncLocalStorage<WorkContext>();

export const runInContext = <Result>(context: WorkContext, work: () => Result): Result => storage.run(context, work);
export const currentContext = (): WorkContext => storage.getStore() ?? {};
