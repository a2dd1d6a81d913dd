import type { Page } from 'playwright-core';

/** Which of a member's five places cannot be seen and pressed at once, at the beginning, in the middle and at the end of the page. */
export const placesOutOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const far = root.scrollHeight - window.innerHeight;
    const faults = [0, far / 2, far].flatMap((top) => {
      window.scrollTo({ top, behavior: 'instant' });
      const bars = [...document.querySelectorAll('nav')].filter((nav) => nav.querySelector('a[href="/chats"]') && nav.offsetHeight > 0);
      const spots = bars
        .flatMap((nav) => [...nav.querySelectorAll<HTMLElement>('li > a, summary')])
        .filter((spot) => spot.offsetHeight > 0);
      if (spots.length !== 5) return [`${spots.length} places`];
      return spots.flatMap((spot) => {
        const { left, right, top: upper, bottom } = spot.getBoundingClientRect();
        const within = left >= -1 && right <= window.innerWidth + 1 && upper >= -1 && bottom <= window.innerHeight + 1;
        const hit = document.elementFromPoint((left + right) / 2, (upper + bottom) / 2);
        return within && hit && spot.contains(hit) ? [] : [`${spot.innerText.trim()} at ${Math.round(top)} px`];
      });
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
    return faults;
  });
