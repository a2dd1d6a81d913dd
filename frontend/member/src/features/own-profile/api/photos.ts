import type { ChangePhotoBody, PhotoCrop, PhotosAnswer } from '#contracts';
import { api } from '#kit';

const of = (id: string) => `/api/photos/${encodeURIComponent(id)}`;
export const originalOf = (id: string): string => `${of(id)}/original`;

export const editPhoto = (id: string, wish: ChangePhotoBody) => api.put<PhotosAnswer>(of(id), wish);
export const makeMain = (id: string) => api.put<PhotosAnswer>(`${of(id)}/main`);
export const cutPhoto = (id: string, crop: PhotoCrop | null) => api.put<PhotosAnswer>(`${of(id)}/crop`, { crop });
export const removePhoto = (id: string) => api.delete<PhotosAnswer>(of(id));
export const restorePhoto = (id: string) => api.post<PhotosAnswer>(`${of(id)}/restore`);
export const orderPhotos = (photos: readonly string[]) => api.put<PhotosAnswer>('/api/photos/order', { photos });
