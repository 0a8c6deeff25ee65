import type { FileLimits } from './file-rules.ts';

/** A profile photo (domain: Upload limits). */
export const photoLimits: FileLimits = { maxKb: 500, kinds: ['jpeg', 'png', 'webp'] };

export const signatureLimits: FileLimits = { maxKb: 500, kinds: ['png', 'jpeg'] };

export const documentLimits: FileLimits = { maxKb: 2000, kinds: ['pdf', 'jpeg', 'png'] };

/** The size limit comes from the task. */
export const demonstrationKinds: FileLimits['kinds'] = ['pdf', 'png', 'jpeg', 'zip', 'mp4'];

export const photoSourceLimits: FileLimits = { maxKb: 10_000, kinds: photoLimits.kinds };
