import type { PhotoAnswer } from '#contracts';
import { ApiError, readError } from '#kit';

const uploadTimeoutMs = 120_000;

/** Sends one photo and tells how far it is, which `fetch` cannot. */
export function uploadWithProgress(file: File, isPrivate: boolean, onProgress: (percent: number) => void): Promise<PhotoAnswer> {
  const form = new FormData();
  form.set('private', String(isPrivate));
  form.set('photo', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/photos');
    request.timeout = uploadTimeoutMs;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Client', 'web');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total)));
    request.addEventListener('load', () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText) as PhotoAnswer);
      else void readError(new Response(request.responseText, { status: request.status })).then(reject);
    });
    request.addEventListener('error', () => reject(new ApiError('offline', 0)));
    request.addEventListener('timeout', () => reject(new ApiError('timeout', 0)));
    request.send(form);
  });
}
