import type { PendingVersion } from '../../domain/exam/answer-entry.ts';
import { fieldsOf } from '../fields-of.ts';
import type { DraftContent } from '../ports/draft-store.ts';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const versionOf = (stored: unknown): PendingVersion[] => {
  const { value, doubtful, revision, device, answeredAt, base, refusal } = fieldsOf(stored);
  const sound =
    typeof value === 'string' &&
    typeof doubtful === 'boolean' &&
    isCount(revision) &&
    revision > 0 &&
    typeof device === 'string' &&
    typeof answeredAt === 'string' &&
    !Number.isNaN(Date.parse(answeredAt)) &&
    isCount(base) &&
    (refusal === null || typeof refusal === 'string');
  return sound ? [{ value, doubtful, revision, device, answeredAt, base, refusal }] : [];
};

/** The versions that a stored draft holds; what is no version is left out. */
export const storedVersions = (content: DraftContent | null): readonly PendingVersion[] => {
  const { versions } = fieldsOf(content?.values);
  return Array.isArray(versions) ? versions.flatMap(versionOf) : [];
};
