import type { AttemptEvent, StoredAnswers } from '../../src/domain/exam/attempt-events.ts';

/** A tab has read the storage and begins to write. */
export const begun = (stored: Partial<StoredAnswers> = {}, turn = 0): AttemptEvent => ({
  kind: 'begun',
  turn,
  device: 'A',
  stored: { durable: true, versions: new Map(), unopened: [], offered: new Map(), ...stored },
  content: null,
  learnt: { deviceOnly: false, acknowledged: false, takenEarly: false },
});
