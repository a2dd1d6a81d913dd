import { queryOptions } from '@tanstack/react-query';
import type { ChangePhotoBody, OwnPhotoView, PhotoCrop, PhotosAnswer } from '#contracts';
import { api } from '#kit';

export const photosKey = ['own-photos'] as const;
const waitingMs = 2_000;

const isWaiting = ({ status, preparing }: OwnPhotoView): boolean => status === 'processing' || preparing;

/** While a photo is being made it is asked for again and again: the hint that it is ready may be lost. */
export const photosQuery = queryOptions({
  queryKey: photosKey,
  queryFn: ({ signal }) => api.get<PhotosAnswer>('/api/photos', { signal }),
  refetchInterval: ({ state }) => (state.data?.photos.some(isWaiting) ? waitingMs : false),
});

const of = (id: string) => `/api/photos/${encodeURIComponent(id)}`;
export const originalOf = (id: string): string => `${of(id)}/original`;

export const editPhoto = (id: string, wish: ChangePhotoBody) => api.put<PhotosAnswer>(of(id), wish);
export const makeMain = (id: string) => api.put<PhotosAnswer>(`${of(id)}/main`);
export const cutPhoto = (id: string, crop: PhotoCrop | null) => api.put<PhotosAnswer>(`${of(id)}/crop`, { crop });
export const removePhoto = (id: string) => api.delete<PhotosAnswer>(of(id));
export const restorePhoto = (id: string) => api.post<PhotosAnswer>(`${of(id)}/restore`);
export const orderPhotos = (photos: readonly string[]) => api.put<PhotosAnswer>('/api/photos/order', { photos });
