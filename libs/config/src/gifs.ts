import type { Settings } from './settings/index.js';

export interface GifConfig {
  readonly provider: Settings['GIF_PROVIDER'];
  readonly klipyKey: string | undefined;
  readonly giphyKey: string | undefined;
}

export function gifFaults({ GIF_PROVIDER, KLIPY_KEY, GIPHY_KEY }: Settings): string[] {
  if (GIF_PROVIDER === 'klipy' && !KLIPY_KEY) return ['GIF_PROVIDER klipy needs KLIPY_KEY'];
  return GIF_PROVIDER === 'giphy' && !GIPHY_KEY ? ['GIF_PROVIDER giphy needs GIPHY_KEY'] : [];
}

export const toGifs = ({ GIF_PROVIDER, KLIPY_KEY, GIPHY_KEY }: Settings): GifConfig => ({
  provider: GIF_PROVIDER,
  klipyKey: KLIPY_KEY,
  giphyKey: GIPHY_KEY,
});
