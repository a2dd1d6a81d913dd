import { create } from 'zustand';
import { serverNow } from '#kit';

/** `offline`: the device says that it has no network. `unreachable`: it has one, and no answer comes. */
export type Link = 'online' | 'offline' | 'unreachable';

/** One lost answer happens on every train; after the second in a row it is said. */
const lossesUntilSaid = 2;
/** An answer may still have been on its way when the network went; after the second one the device is wrong. */
const answersUntilBelieved = 2;

export interface Contact {
  readonly link: Link;
  readonly losses: number;
  readonly answers: number;
  /** When the last answer came: what stands on the screen is from then. */
  readonly lastAt: number;
}

export type ContactEvent = { readonly kind: 'answer' | 'loss' | 'network' | 'no-network'; readonly at: number };

export function nextContact(now: Contact, { kind, at }: ContactEvent): Contact {
  switch (kind) {
    case 'answer': {
      const answers = now.answers + 1;
      return { link: now.link === 'offline' && answers < answersUntilBelieved ? 'offline' : 'online', losses: 0, answers, lastAt: at };
    }
    case 'no-network':
      return { ...now, link: 'offline', answers: 0 };
    case 'network':
      return { ...now, link: now.link === 'offline' ? 'online' : now.link, losses: 0 };
    case 'loss': {
      const losses = now.losses + 1;
      return { ...now, losses, answers: 0, link: now.link === 'online' && losses >= lossesUntilSaid ? 'unreachable' : now.link };
    }
  }
}

const useStore = create<Contact>(() => ({ link: 'online', losses: 0, answers: 0, lastAt: serverNow() }));

export const useLink = (): Link => useStore(({ link }) => link);
export const lastContactAt = (): Date => new Date(useStore.getState().lastAt);

export const noteContact = (kind: ContactEvent['kind']): void =>
  useStore.setState((contact) => nextContact(contact, { kind, at: serverNow() }));

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => noteContact('network'));
  window.addEventListener('offline', () => noteContact('no-network'));
  if (!navigator.onLine) noteContact('no-network');
}
