import * as z from 'zod/mini';
import { genders, interests, sexualities, soughtSexes } from './profile-lists.js';

export * from './profile-lists.js';

export const gender = z.enum(genders, { error: 'field_required' });
export type Gender = z.infer<typeof gender>;

export const soughtSex = z.enum(soughtSexes, { error: 'field_required' });
export type SoughtSex = z.infer<typeof soughtSex>;

export const sexuality = z.enum(sexualities);
export type Sexuality = z.infer<typeof sexuality>;

export const interest = z.enum(interests);
export type Interest = z.infer<typeof interest>;
