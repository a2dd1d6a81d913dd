import type { PhotoStatus } from '#contracts';

/** `removed`: taken away by its owner a moment ago, who may still have it back. To everybody else it is gone. `checking`: a moderator looks at it first. */
export type PhotoState = PhotoStatus | 'removed' | 'checking';
