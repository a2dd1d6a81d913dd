import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../project.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

describe('what a release is made of', () => {
  it('are images of one version each, so that the same files start the same programs a year later', () => {
    const images = [...read('docker-compose.yml').matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(5);
    const loose = images.filter((image) => !/:v?\d+\.\d+|:RELEASE\.\d{4}/.test(image) && !image.startsWith('second-spring:'));
    expect(loose).toEqual([]);
    expect(read('Dockerfile')).toMatch(/^ARG NODE_VERSION=\d+\.\d+\.\d+$/m);
  });
});
