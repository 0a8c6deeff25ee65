import type { FileLimits } from '../../domain/files/file-rules.ts';
import { evidenceLimits } from '../../domain/files/upload-limits.ts';
import { useConfig } from '../core/config-context.ts';

/** The limits of an evidence file that this body has configured. */
export const useEvidenceLimits = (): FileLimits => evidenceLimits(useConfig().evidence?.maxKb);
