import type { ReactNode } from 'react';
import { create } from 'zustand';

interface Version {
  /** A newer build of the app is out than the one that draws this page. */
  readonly isOut: boolean;
  /** What says so, until it is put aside. It is handed over, because its file may be gone by then. */
  readonly notice: ReactNode;
}

const useStore = create<Version>(() => ({ isOut: false, notice: null }));

export const noteNewVersion = (notice: ReactNode): void => useStore.setState({ isOut: true, notice });
export const putNewVersionOff = (): void => useStore.setState({ notice: null });

/** The next screen comes from the server, and with it the new version. */
export const isNewVersionOut = (): boolean => useStore.getState().isOut;
export const useNewVersionNotice = (): ReactNode => useStore(({ notice }) => notice);
