import { create } from 'zustand';
import { pushOfferCookie } from '#contracts';
import { notePushes } from '#member/shared/hooks/use-poll-pause';
import { forgetLastPush } from '#member/shared/model/last-push';
import { tellSubscription } from '../api/push-subscription';
import { findSubscription, readFacts, subscribeBrowser } from '../model/browser';
import { careFor, keyBytes, pushStateOf, type PushState } from '../model/push-state';

const yearSeconds = 365 * 24 * 60 * 60;

const useStore = create<{ readonly state: PushState }>(() => ({ state: 'unknown' }));
const note = (state: PushState): PushState => {
  useStore.setState({ state });
  notePushes(state === 'subscribed');
  rememberOffer(state === 'not-subscribed');
  return state;
};

/** The next page that the server makes may offer it. */
function rememberOffer(isOpen: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${pushOfferCookie}=1; Path=/; Max-Age=${isOpen ? yearSeconds : 0}; SameSite=Lax${secure}`;
}

export const usePushState = (): PushState => useStore(({ state }) => state);

/** Asks the browser, not the member. */
export async function lookAtPush(key: string): Promise<PushState> {
  return note(pushStateOf(await readFacts(), keyBytes(key)));
}

/** To be called in answer to a press: the browser asks the member then. */
export async function turnPushOn(key: string): Promise<PushState> {
  const subscription = await subscribeBrowser(keyBytes(key));
  try {
    if (subscription) await tellSubscription(subscription);
  } catch (error) {
    await subscription?.unsubscribe();
    await lookAtPush(key);
    throw error;
  }
  return lookAtPush(key);
}

export async function turnPushOff(key: string): Promise<PushState> {
  await tellSubscription(null);
  await endPushHere();
  forgetLastPush();
  return lookAtPush(key);
}

/** A browser that takes pushes already takes them for the member who is here now. */
export async function keepPush(key: string): Promise<void> {
  const facts = await readFacts();
  const care = careFor(facts, keyBytes(key));
  if (care === 'renew') await turnPushOn(key);
  if (care === 'tell') await tellSubscription(await findSubscription());
  note(pushStateOf(await readFacts(), keyBytes(key)));
}

/** The browser's own end of it, as at a log-out: the server's ends with the session. */
export async function endPushHere(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

/** Whether this browser is known to take pushes. */
export const takesPush = (): boolean => useStore.getState().state === 'subscribed';
