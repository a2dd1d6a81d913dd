import { create } from 'zustand';
import { storedPhoto, storePhoto } from './photo-storage';

/** What is not part of the draft: the password, in the memory of the page only and asked again after a reload, and the photo. */
interface Secrets {
  readonly password: string | null;
  readonly photo: File | null;
}

const none: Secrets = { password: null, photo: null };
const useStore = create<Secrets>(() => none);
let restoring: Promise<void> | undefined;

export const useSecrets = (): Secrets => useStore();
export const secretsNow = (): Secrets => useStore.getState();

export function keepSecrets(change: Partial<Secrets>): void {
  useStore.setState(change);
  if (change.photo !== undefined) void storePhoto(change.photo);
}

export const forgetSecrets = (): void => keepSecrets(none);

/** Brings back the photo that was chosen before a reload. */
export const restorePhoto = (): Promise<void> =>
  (restoring ??= storedPhoto().then((photo) => {
    if (photo && !secretsNow().photo) useStore.setState({ photo });
  }));
