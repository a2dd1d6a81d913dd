// As much of a service worker's world as ours uses. The library of types for workers contradicts the one for pages, which the rest of the app has.

export interface WorkerTab {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown): void;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface Route {
  readonly condition: object;
  readonly source: 'network';
}

export interface WorkerRequest {
  readonly mode: string;
  readonly method: string;
  readonly url: string;
}

type SubscriptionJson = { readonly endpoint?: string; readonly keys?: Record<string, string> };
export interface WorkerSubscription {
  toJSON(): SubscriptionJson;
}

export interface WorkerNotification {
  readonly data?: unknown;
  close(): void;
}

export interface WorkerEvents {
  /** Only some browsers let a worker say which requests never need it. */
  readonly install: ExtendableEvent & { readonly addRoutes?: (routes: readonly Route[]) => Promise<void> };
  readonly activate: ExtendableEvent;
  readonly push: ExtendableEvent & { readonly data: { json(): unknown } | null };
  readonly fetch: ExtendableEvent & {
    readonly request: WorkerRequest;
    readonly preloadResponse?: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  };
  readonly message: ExtendableEvent & { readonly data: unknown };
  readonly notificationclick: ExtendableEvent & { readonly notification: WorkerNotification };
  readonly pushsubscriptionchange: ExtendableEvent & { readonly newSubscription?: WorkerSubscription | null };
}

export interface WorkerScope {
  readonly location: { readonly origin: string; readonly hostname: string };
  readonly navigator: { readonly setAppBadge?: (count: number) => Promise<void> };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: { subscribe(options: { userVisibleOnly: true; applicationServerKey: string }): Promise<WorkerSubscription> };
  };
  readonly clients: {
    matchAll(filter: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerTab[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  readonly caches: {
    open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'delete'> & { keys(): Promise<readonly { readonly url: string }[]> }>;
    keys(): Promise<string[]>;
    delete(name: string): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  fetch(request: string | WorkerRequest, init?: RequestInit): Promise<Response>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, act: (event: WorkerEvents[Name]) => void): void;
}
