import type { Observable } from 'rxjs';

/** Reads texts aloud, in Indonesian, by a voice of the device. */
export interface VoiceReader {
  /** Whether there is such a voice; some browsers find their voices only after a while. */
  hasVoice(): Observable<boolean>;
  /** Reads these texts instead of those that are being read. `failed`: the voice broke off. Never rejects. */
  read(texts: readonly string[]): Promise<'ended' | 'stopped' | 'failed'>;
  stop(): void;
}
