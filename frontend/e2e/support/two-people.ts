import { signedIn } from './members.js';
import type { Person, Visit } from './browser.js';
import { productUrls } from './product.js';
import type { Stage } from './stage.js';

const [first = '', second = first] = productUrls();

export type Guest = Person & { readonly id: string };

/** A new member, signed in at one of the API processes. */
export async function arrive({ browser, product }: Stage, name: string, visit: Omit<Visit, 'baseURL'>, process: 0 | 1): Promise<Guest> {
  const member = await product.member({ name, gender: name === 'Annelore' ? 'female' : 'male' });
  return Object.assign(await signedIn(browser, member, { ...visit, baseURL: process === 0 ? first : second }), { id: member.id });
}

/** Annelore and Bertolt, who may meet, each in a browser of their own at a process of its own. */
export const arrivePair = (stage: Stage, lang: string, width: number): Promise<[Guest, Guest]> =>
  Promise.all([arrive(stage, 'Annelore', { lang, width }, 0), arrive(stage, 'Bertolt', { lang, width }, 1)]);
