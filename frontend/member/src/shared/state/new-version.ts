import type { ComponentType } from 'react';
import { create } from 'zustand';

interface Version {
  /** A newer build of the app is out than the one that draws this page. */
  readonly isOut: boolean;
  /** What says so, until it is put aside. It is handed over, because its file may be gone by then. */
  readonly Notice: ComponentType | null;
}

const useStore = create<Version>(() => ({ isOut: false, Notice: null }));

export const noteNewVersion = (Notice: ComponentType): void => useStore.setState({ isOut: true, Notice });
export const putNewVersionOff = (): void => useStore.setState({ Notice: null });

/** The next screen comes from the server, and with it the new version. */
export const isNewVersionOut = (): boolean => useStore.getState().isOut;
export const useNewVersionNotice = (): ComponentType | null => useStore(({ Notice }) => Notice);
