import { createElement } from 'react';
import { offlinePageAddress, type DisplayPrefs, type FromWorker, type Locale, type ToWorker } from '#contracts';
import { noteNewVersion } from '#member/shared/state/new-version';
import { VersionNotice } from './VersionNotice';

const workerFile = '/service-worker.js';
/** How often a page that stays open looks for a new version. */
const checkEveryMs = 30 * 60_000;

export interface AppWorkerFacts {
  /** The script that this page runs: the name of its build. */
  readonly entry: string;
  readonly locale: Locale;
  readonly prefs: DisplayPrefs;
}

/** Whether a message of the worker says that it belongs to another build than this page. */
export function isOtherVersion(message: unknown, entry: string): boolean {
  const { type, entry: theirs } = (message ?? {}) as Partial<FromWorker & { readonly entry: string }>;
  return type === 'version' && typeof theirs === 'string' && theirs !== entry;
}

/** The page that stands in without a network is kept from now on, and a new version is heard of. Loaded when the browser has nothing else to do. */
export function startAppWorker(facts: AppWorkerFacts): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }) => void (isOtherVersion(data, facts.entry) && noteNewVersion(createElement(VersionNotice))),
  );
  void register(facts).catch(() => undefined);
}

async function register({ locale, prefs }: AppWorkerFacts): Promise<void> {
  await navigator.serviceWorker.register(workerFile, { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  const wanted: ToWorker = { type: 'offline-page', address: offlinePageAddress(locale, prefs) };
  registration.active?.postMessage(wanted);
  lookForNewVersions(registration);
}

function lookForNewVersions(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const checkForUpdate = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < checkEveryMs) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', checkForUpdate);
  setInterval(checkForUpdate, checkEveryMs);
}
