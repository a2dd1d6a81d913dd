import { lazyWithPreload } from '#member/ui/lazy-with-preload';

/** For members; visitors have no alerts. */
export const banners = lazyWithPreload(async () => (await import('./Banners')).Banners);
