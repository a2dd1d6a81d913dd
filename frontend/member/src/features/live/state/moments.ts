import { create } from 'zustand';
import { addMoment, createMemory, removeMoment, type Moment, type Moments } from '../model/moments';

const useStore = create<{ readonly moments: Moments }>(() => ({ moments: [] }));
const isNews = createMemory();

export const useMoment = (): Moment | undefined => useStore(({ moments }) => moments[0]);

/** Puts a like or a match on the screen, now or after what is there. */
export function offerMoment(moment: Moment): void {
  if (isNews(moment)) useStore.setState(({ moments }) => ({ moments: addMoment(moments, moment) }));
}

export const closeMoment = (moment: Moment): void => useStore.setState(({ moments }) => ({ moments: removeMoment(moments, moment) }));
