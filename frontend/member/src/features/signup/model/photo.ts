import { limits } from '#contracts';
import { photoTypes } from '#member/shared/model/photo-types';
import type { Fault } from './check';

/** What can be known of a photo before it is sent; the server looks into it. */
export function photoFault(file: { readonly name: string; readonly type: string; readonly size: number }): Fault | undefined {
  if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type)) return 'photo_heic';
  if (!photoTypes.some((type) => type === file.type)) return 'photo_type';
  return file.size > limits.photoBytes ? 'photo_too_large' : undefined;
}
