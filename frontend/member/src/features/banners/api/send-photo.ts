import type { OwnPhotoView, PhotosAnswer, UserAnswer, UserView } from '#contracts';
import { api } from '#kit';
import { uploadPhoto } from '#member/shared/api/upload-photo';

const looksAt = [500, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 8_000];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the photo; `onArrived` is told as soon as it is with the server, which then makes it ready. Null when it cannot be used. */
export async function sendPhoto(file: File, onArrived: () => void): Promise<OwnPhotoView | null> {
  const sent = await uploadPhoto(file);
  onArrived();
  let photo: OwnPhotoView | undefined = sent;
  for (const pause of looksAt) {
    if (photo?.status !== 'processing') break;
    await sleep(pause);
    const { photos } = await api.get<PhotosAnswer>('/api/photos');
    photo = photos.find(({ id }) => id === sent.id);
  }
  return photo === undefined || photo.status === 'rejected' ? null : photo;
}

export const getUser = async (): Promise<UserView> => (await api.get<UserAnswer>('/api/user')).user;
