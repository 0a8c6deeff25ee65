import { deviceTokens } from '../../application/device/tokens.ts';
import type { ExportPart, ExportProgress } from '../../application/own-data/export-parts.ts';
import { exportTokens } from '../../application/own-data/export-tokens.ts';
import { timeTokens } from '../../application/time/tokens.ts';
import type { Candidate } from '../../domain/account/candidate.ts';
import { dayInWib } from '../../domain/calendar/calendar-date.ts';
import type { ServicesHandle } from '../core/services.tsx';

interface Steps {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** Saves the candidate's data as a JSON file and returns the parts that could not be loaded completely. Rejects if aborted. */
export const exportNow = async (
  services: ServicesHandle,
  candidate: Candidate,
  steps: Steps,
): Promise<readonly ExportPart[]> => {
  const [make, clock, saver] = await Promise.all([
    services.resolve(exportTokens.exportOwnData),
    services.resolve(timeTokens.clock),
    services.resolve(deviceTokens.fileSaver),
  ]);
  const { json, failed } = await make(candidate, steps);
  steps.signal.throwIfAborted();
  saver.save(new Blob([json], { type: 'application/json' }), `data-saya-${dayInWib(clock.now())}.json`);
  return failed;
};
