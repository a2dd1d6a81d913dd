import type { Browser } from 'playwright-core';
import { eventually, isLong, Product, untilWhole, type Member } from '#testing-product';
import { Person, type Visit } from './browser.js';

export { eventually, isLong, Product, untilWhole, type Member };

/** A browser in which this member is signed in, in the language of the visit. */
export async function signedIn(browser: Browser, { cookie }: Member, visit: Visit): Promise<Person> {
  const person = await Person.arrive(browser, visit);
  const [name = '', value = ''] = cookie.split('=');
  await person.context.addCookies([
    { name, value, url: visit.baseURL, httpOnly: true },
    { name: 'locale', value: visit.lang, url: visit.baseURL },
  ]);
  return person;
}
