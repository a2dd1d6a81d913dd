import { create } from 'zustand';

interface Version {
  /** A newer build of the app is out than the one that draws this page. */
  readonly isOut: boolean;
  /** The notice of it was put aside. */
  readonly isLater: boolean;
}

const useStore = create<Version>(() => ({ isOut: false, isLater: false }));

export const noteNewVersion = (): void => useStore.setState({ isOut: true });
export const putNewVersionOff = (): void => useStore.setState({ isLater: true });

/** The next screen comes from the server, and with it the new version. */
export const isNewVersionOut = (): boolean => useStore.getState().isOut;
export const useNewVersionNotice = (): boolean => useStore(({ isOut, isLater }) => isOut && !isLater);
