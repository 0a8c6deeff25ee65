import type { FileLimits } from './file-rules.ts';

export const photoLimits: FileLimits = { maxKb: 500, kinds: ['jpeg', 'png', 'webp'] };

export const signatureLimits: FileLimits = { maxKb: 500, kinds: ['png', 'jpeg'] };

export const documentLimits: FileLimits = { maxKb: 2000, kinds: ['pdf', 'jpeg', 'png'] };

export const demonstrationKinds: FileLimits['kinds'] = ['pdf', 'png', 'jpeg', 'zip', 'mp4'];

export const photoSourceLimits: FileLimits = { maxKb: 10_000, kinds: photoLimits.kinds };
