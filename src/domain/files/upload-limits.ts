import type { FileLimits } from './file-rules.ts';

export const photoLimits: FileLimits = { maxKb: 500, kinds: ['jpeg', 'png', 'webp'] };

export const signatureLimits: FileLimits = { maxKb: 500, kinds: ['png', 'jpeg'] };

/** The limits of an evidence file; a body may set another size in its configuration (`evidence.maxKb`). */
export const evidenceLimits = (maxKb = 2000): FileLimits => ({ maxKb, kinds: ['pdf', 'jpeg', 'png'] });

/** ZIP comes before the documents of Office, which begin alike. */
export const demonstrationKinds: FileLimits['kinds'] = ['pdf', 'png', 'jpeg', 'zip', 'mp4', 'docx', 'xlsx', 'pptx'];

export const photoSourceLimits: FileLimits = { maxKb: 10_000, kinds: photoLimits.kinds };
