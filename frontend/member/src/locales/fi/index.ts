import type { WordFile } from '#kit';

/** Where the words of this language lie. Every language has this file, so that nobody carries the addresses of the other ten. */
export default import.meta.glob<WordFile>('./*.json', { import: 'default' });
