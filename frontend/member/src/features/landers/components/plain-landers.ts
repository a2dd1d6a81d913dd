import type { ComponentType } from 'react';
import { AloneTonight } from './AloneTonight';
import { Collage } from './Collage';
import { DayInScenes } from './DayInScenes';
import { Film } from './Film';
import { MomentsGallery } from './MomentsGallery';
import { NoNetwork } from './NoNetwork';
import { SixIcons } from './SixIcons';
import { SwipeCards } from './SwipeCards';

/** The landers that need no data, by their name in the path. */
export const plainLanders: Readonly<Record<string, ComponentType | undefined>> = {
  tinderswipe: SwipeCards,
  alonetonight: AloneTonight,
  collagelanding: Collage,
  gallery: MomentsGallery,
  iconslanding: SixIcons,
  socialnetwork: NoNetwork,
  transitionsvideolanding: DayInScenes,
  video: Film,
};
