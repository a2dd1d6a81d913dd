import { api } from '#kit';

const uploadTimeoutMs = 120_000;

export function uploadPhoto(file: File): Promise<unknown> {
  const form = new FormData();
  form.set('photo', file);
  return api.post('/api/photos', form, { timeoutMs: uploadTimeoutMs });
}
