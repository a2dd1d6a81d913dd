import type { OwnPhotoView, PhotoAnswer } from '#contracts';
import { api } from '#kit';

const uploadTimeoutMs = 120_000;

/** The photo is `processing` at first: the server makes its renditions a moment later. */
export async function uploadPhoto(file: File): Promise<OwnPhotoView> {
  const form = new FormData();
  form.set('photo', file);
  return (await api.post<PhotoAnswer>('/api/photos', form, { timeoutMs: uploadTimeoutMs })).photo;
}
