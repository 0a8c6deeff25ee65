import type { FileLimits } from './file-rules.ts';

/** A photo of a profile (domain: Upload limits). */
export const photoLimits: FileLimits = { maxKb: 500, kinds: ['jpeg', 'png', 'webp'] };

/** A signature, drawn, typed or uploaded. */
export const signatureLimits: FileLimits = { maxKb: 500, kinds: ['png', 'jpeg'] };

/** A document that proves something, such as a requirement of APL 01. */
export const documentLimits: FileLimits = { maxKb: 2000, kinds: ['pdf', 'jpeg', 'png'] };

/** What was made for a task of a demonstration; how large it may be, the task says. */
export const demonstrationKinds: FileLimits['kinds'] = ['pdf', 'png', 'jpeg', 'zip', 'mp4'];

/** Of the picture that a profile photo is cut out of: what comes of it is made as small as a photo may be. */
export const photoSourceLimits: FileLimits = { maxKb: 10_000, kinds: photoLimits.kinds };
