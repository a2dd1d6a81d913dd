import { part } from '#member/ui/part';

/** For members; visitors have no alerts. */
export const banners = part(async () => (await import('./Banners')).Banners);
