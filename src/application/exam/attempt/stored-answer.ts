import { isSame, type PendingVersion } from '../../../domain/exam/answer-entry.ts';
import { fieldsOf } from '../../fields-of.ts';
import type { DraftContent, StoredDraft } from '../../ports/device/draft-store.ts';

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

export const storedVersions = (content: DraftContent | null): readonly PendingVersion[] => {
  const { versions } = fieldsOf(content?.values);
  return Array.isArray(versions) ? versions.flatMap(versionOf) : [];
};

/** Merges both lists without duplicates; if a version is in both, takes the one of the first list. */
export const together = (
  versions: readonly PendingVersion[],
  others: readonly PendingVersion[] = [],
): readonly PendingVersion[] => [
  ...versions,
  ...others.filter((version) => !versions.some((each) => isSame(each, version))),
];

/** All versions of an answer on this device, also of a stored draft found beside the one in memory. */
export const versionsOf = ({ content, beside }: StoredDraft): readonly PendingVersion[] =>
  together(storedVersions(content), storedVersions(beside?.content ?? null));

/** Whether the draft holds something that cannot be decrypted or parsed (fault matrix 70). */
export const isUnopened = ({ content, unopened }: Pick<StoredDraft, 'content' | 'unopened'>): boolean => {
  if (!content) return unopened > 0;
  const { versions } = fieldsOf(content.values);
  return !Array.isArray(versions) || storedVersions(content).length < versions.length;
};
