import { queryOptions } from '@tanstack/react-query';
import type { OwnPhotoView, PhotoAnswer, PhotosAnswer } from '#contracts';
import { api } from '#kit';
import { onHint } from '../state/hints';
import { upload } from './upload';

export const photosKey = ['own-photos'] as const;
const waitingMs = 2_000;
const pausesMs = [500, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 8_000];

const isWaiting = ({ status, preparing }: OwnPhotoView): boolean => status === 'processing' || preparing;
const listPhotos = (signal?: AbortSignal) => api.get<PhotosAnswer>('/api/photos', signal ? { signal } : {});

/** While a photo is being made it is asked for again and again: the hint that it is ready may be lost. */
export const photosQuery = queryOptions({
  queryKey: photosKey,
  queryFn: ({ signal }) => listPhotos(signal),
  refetchInterval: ({ state }) => (state.data?.photos.some(isWaiting) ? waitingMs : false),
});

/** The photo is `processing` at first: the server makes its renditions a moment later, see `waitForPhoto`. */
export async function uploadPhoto(file: File, onProgress?: (percent: number) => void): Promise<OwnPhotoView> {
  const { smallerPhoto } = await import('../model/ready-photo');
  return (await upload<PhotoAnswer>('/api/photos', { photo: await smallerPhoto(file) }, onProgress ? { onProgress } : {})).photo;
}

/** Waits for the renditions, by the hint and by asking. Null when the photo cannot be used or takes longer than half a minute. */
export async function waitForPhoto(sent: OwnPhotoView): Promise<OwnPhotoView | null> {
  let photo: OwnPhotoView | undefined = sent;
  for (const pause of pausesMs) {
    if (photo?.status !== 'processing') break;
    await hintOrPause(pause);
    photo = (await listPhotos()).photos.find(({ id }) => id === sent.id);
  }
  return photo === undefined || photo.status === 'rejected' ? null : photo;
}

const hintOrPause = (ms: number) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, ms);
    const stop = onHint('photo.ready', finish);
  });
