import { describe, expect, it } from '@jest/globals';
import { bodyOfPhoto, photoOfBody } from './photo-body.js';

const key = '5f0c9c0e-9a53-4d8c-9d42-0f6f2f0c9c0e';

describe('what the message table keeps of a photo', () => {
  it.each(['Saar on the beach', '', 'two\nlines and 12x34', '  ', '👵🏽 <b>'])('comes back as it was, with the words "%s"', (alt) => {
    const photo = { key, width: 1600, height: 1200, alt };
    expect(photoOfBody(bodyOfPhoto(photo))).toEqual(photo);
  });

  it.each(['', 'x', key, `nothing 1x1 `, `${key} 1x `])('is no photo when it is "%s"', (body) => {
    expect(photoOfBody(body)).toBeUndefined();
  });
});
