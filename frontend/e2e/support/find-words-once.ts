import type { Locator, Page } from 'playwright-core';

let isEverywhere = false;

/**
 * What a notice says is read out a moment later, from a region of its own: then two elements have its words. Who waits for words, on the page or in a
 * part of it, finds them once on the screen, or where they are read out alone.
 */
export function findWordsOnce(page: Page): void {
  const getByText = page.getByText.bind(page);
  page.getByText = (...wish) => onceOf(getByText(...wish));
  if (isEverywhere) return;
  isEverywhere = true;
  // Playwright has no hook for what makes locators: all parts of all pages share these methods.
  const parts = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'getByText'>;
  const getInPart = parts.getByText;
  parts.getByText = function (this: Locator, ...wish) {
    return onceOf(getInPart.apply(this, wish));
  };
}

function onceOf(found: Locator): Locator {
  const page = found.page();
  const waitForAny = found.waitFor.bind(found);
  const onScreen = found.and(page.locator(':not(span[role=status])'));
  const readOut = found.and(page.locator('span[role=status]')).first();
  return Object.assign(found, {
    waitFor: async (options: Parameters<typeof waitForAny>[0]) => {
      if (options?.state !== undefined && options.state !== 'visible') return waitForAny(options);
      return Promise.any([onScreen.waitFor(options), readOut.waitFor(options)]).catch(({ errors }: AggregateError) => {
        throw errors[0];
      });
    },
    isVisible: async () => (await onScreen.isVisible()) || (await readOut.isVisible()),
  });
}
