import type { SignupBody } from '#contracts';

/** The answers of Anna from Utrecht, who is old enough, with what is different this time. */
export const signupForm = (change: Partial<SignupBody> = {}): SignupBody => ({
  email: 'anna@mail.example',
  password: 'Heidebloem-61',
  name: 'Anna',
  date_of_birth: '1962-05-04',
  gender: 'female',
  sought_sex: 'male',
  country: 'NL',
  town_id: 2_745_912,
  terms_version: '2023-12-01T12:00:00Z',
  language: 'nl',
  ...change,
});
