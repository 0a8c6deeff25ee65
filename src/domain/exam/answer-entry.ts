import { revisionAfter } from './answer-revision.ts';
import { isSameText } from './answers-text.ts';
import type { AnswerVersion, ServerAnswer, UploadedFile } from './question.ts';

/**
 * A version that the server has not acknowledged. `base`: the newest revision that the candidate had seen; 0 for none. `refusal`: why the
 * server finally refused the answer; null while it may still accept it.
 */
export interface PendingVersion extends AnswerVersion {
  readonly base: number;
  readonly refusal: string | null;
}

export interface AnswerEntry {
  readonly server: AnswerVersion | null;
  readonly others: readonly AnswerVersion[];
  readonly file: UploadedFile | null;
  readonly pending: readonly PendingVersion[];
}

export type VersionId = Pick<AnswerVersion, 'revision' | 'device'>;

export const emptyEntry: AnswerEntry = { server: null, others: [], file: null, pending: [] };

/** Comparator, oldest first: by revision, then time, then device. */
export const order = (a: AnswerVersion, b: AnswerVersion): number =>
  a.revision - b.revision ||
  Date.parse(a.answeredAt) - Date.parse(b.answeredAt) ||
  (a.device < b.device ? -1 : a.device > b.device ? 1 : 0);

/** The newest version: the highest revision, then the latest time (fault matrix 15, 36). */
export const newestOf = <Version extends AnswerVersion>(versions: readonly (Version | null)[]): Version | null =>
  versions.reduce<Version | null>((best, each) => (each && (!best || order(each, best) > 0) ? each : best), null);

export const isSame = (a: VersionId, b: VersionId): boolean => a.revision === b.revision && a.device === b.device;

/** Whether the server shows other words for this very version. It stays beside them, refused, until the candidate changes the answer. */
export const isChanged = ({ server }: Pick<AnswerEntry, 'server'>, { refusal, ...version }: PendingVersion): boolean =>
  refusal !== null && server !== null && isSame(server, version);

const isSuperseded = (pending: PendingVersion, by: AnswerVersion): boolean =>
  pending.device === by.device && pending.revision <= by.revision;

const waiting = ({ refusal }: PendingVersion): boolean => refusal === null;

export const unsentOf = ({ pending }: AnswerEntry): readonly PendingVersion[] => pending.filter(waiting);

/** The version the candidate sees: the newest, even if the server refused it. */
export const shownOf = ({ server, pending }: AnswerEntry): AnswerVersion | null =>
  newestOf<AnswerVersion>([...pending, server]);

/** The version that a submission carries: the one the candidate sees, or the server's words for it. */
export const carriedOf = (entry: AnswerEntry): AnswerVersion | null =>
  newestOf<AnswerVersion>([entry.server, ...entry.pending]);

/** The version that a submission counts: the newest that the server has not refused. */
export const acceptableOf = (entry: AnswerEntry): AnswerVersion | null =>
  newestOf<AnswerVersion>([entry.server, ...unsentOf(entry)]);

/** Conflicting versions of other devices, without those the candidate saw and replaced. */
export const othersOf = (entry: AnswerEntry): readonly AnswerVersion[] => {
  const shown = newestOf<AnswerVersion | PendingVersion>([...entry.pending, entry.server]);
  const seen = shown && 'base' in shown ? shown.base : 0;
  const changed = shown && entry.server && shown !== entry.server && isSame(shown, entry.server);
  const overruled = [...(entry.server ? [entry.server] : []), ...entry.pending].filter(
    (version) =>
      shown !== null && version.device !== shown.device && version.value !== shown.value && version.revision > seen,
  );
  const known = [...(changed && entry.server ? [entry.server] : []), ...entry.others, ...overruled];
  return known.filter((version, index) => known.findIndex((each) => isSame(each, version)) === index);
};

const lastRevision = ({ server, others, pending }: AnswerEntry): number =>
  Math.max(0, ...[...(server ? [server] : []), ...others, ...pending].map(({ revision }) => revision));

/** The entry after a change on this page. Versions of an earlier page stay pending, because another device may have answered meanwhile. */
export const edited = (
  entry: AnswerEntry,
  change: Partial<Pick<AnswerVersion, 'value' | 'doubtful'>>,
  { device, answeredAt }: Pick<AnswerVersion, 'device' | 'answeredAt'>,
): AnswerEntry => {
  const shown = shownOf(entry);
  const own = entry.pending.findLast((version) => version.device === device && waiting(version));
  const version: PendingVersion = {
    value: shown?.value ?? '',
    doubtful: shown?.doubtful ?? false,
    ...change,
    revision: revisionAfter(lastRevision(entry), Date.parse(answeredAt)),
    device,
    answeredAt,
    base: own?.base ?? Math.max(entry.server?.revision ?? 0, shown?.revision ?? 0),
    refusal: null,
  };
  return {
    ...entry,
    pending: [...entry.pending.filter((each) => each.device !== device && !isChanged(entry, each)), version],
  };
};

/** The entry after the server has acknowledged exactly this version; unchanged for any other. */
export const acknowledged = (entry: AnswerEntry, id: VersionId): AnswerEntry => {
  const version = entry.pending.find((each) => isSame(each, id));
  if (!version || isChanged(entry, version)) return entry;
  const { base, refusal, ...taken } = version;
  return {
    ...entry,
    server: newestOf([entry.server, taken]),
    pending: entry.pending.filter((each) => !isSame(each, id)),
  };
};

/** The entry after the server has refused this version for good. */
export const refusedWith = (
  entry: AnswerEntry,
  { revision }: Pick<VersionId, 'revision'>,
  reason: string,
): AnswerEntry => ({
  ...entry,
  pending: entry.pending.map((each) => (each.revision === revision ? { ...each, refusal: reason } : each)),
});

/** Our own version whose words the server shows differently, unless a newer one of this device replaces it anyway. */
const changedIn = ({ server, pending }: AnswerEntry, current: AnswerVersion | null): PendingVersion | null => {
  if (!current || (server && order(server, current) > 0)) return null;
  const waits = pending.find((each) => isSame(each, current));
  const own = waits ?? (server && isSame(server, current) ? { ...server, base: 0 } : null);
  if (!own || isSameText(own.value, current.value)) return null;
  if (pending.some((each) => each.device === own.device && each.revision > own.revision)) return null;
  return waits && waits.refusal !== null ? waits : { ...own, refusal: '' };
};

/** The entry merged with the server's answer. A newer known version stays, but `others` and `file` are always replaced. */
export const merged = (entry: AnswerEntry, { current, others, file }: ServerAnswer): AnswerEntry => {
  const changed = changedIn(entry, current);
  const server = changed ? current : newestOf([entry.server, current]);
  const taken = [...(current ? [current] : []), ...others];
  const waits = entry.pending.filter(
    (version) => !taken.some((each) => isSame(each, version)) && !(current && isSuperseded(version, current)),
  );
  const pending = changed ? [changed, ...waits] : waits;
  return {
    server,
    others: others.filter((version) => !server || !isSame(version, server)),
    file,
    // the same array when nothing has changed, so that it is not stored again
    pending:
      pending.length === entry.pending.length && pending.every((each) => entry.pending.includes(each))
        ? entry.pending
        : pending,
  };
};

/** The entry after the server lost an acknowledged answer, which is sent again. */
export const missedBy = (entry: AnswerEntry, { current }: Pick<ServerAnswer, 'current'>): AnswerEntry => {
  const { server } = entry;
  if (!server || (current && order(server, current) <= 0)) return entry;
  const own = entry.pending.find((each) => isSame(each, server)) ?? server;
  const again: PendingVersion = { ...own, base: current?.revision ?? 0, refusal: null };
  return { ...entry, server: current, pending: [again, ...entry.pending.filter((each) => each !== own)] };
};

/** The entry with all refusals cleared (for example after an extension), so that its refused versions are sent again. */
export const forgiven = (entry: AnswerEntry): AnswerEntry =>
  entry.pending.every((version) => waiting(version) || isChanged(entry, version))
    ? entry
    : {
        ...entry,
        pending: entry.pending.map((version) => (isChanged(entry, version) ? version : { ...version, refusal: null })),
      };

/** The entry with versions that this device could not read before. */
export const found = (entry: AnswerEntry, versions: readonly PendingVersion[]): AnswerEntry => {
  const unknown = versions.filter(
    (version) =>
      ![entry.server, ...entry.others, ...entry.pending].some((each) => each !== null && isSame(each, version)),
  );
  return unknown.length === 0 ? entry : { ...entry, pending: [...unknown, ...entry.pending] };
};

/**
 * Builds the entry when a page starts writing, perhaps after another tab. Versions that were `handedOver` to the other tab and are no
 * longer `stored` are dropped if the server has newer ones.
 */
export const restored = (
  before: AnswerEntry,
  server: ServerAnswer | undefined,
  stored: readonly PendingVersion[],
  handedOver: readonly VersionId[] = [],
): AnswerEntry => {
  const current = newestOf([before.server, server?.current ?? null]);
  const own = before.pending.filter((version) => {
    if (stored.some((each) => isSame(each, version))) return false;
    return !(current && order(current, version) > 0 && handedOver.some((each) => isSame(each, version)));
  });
  const entry = { ...before, pending: [...own, ...stored].sort(order) };
  return server ? merged(entry, server) : entry;
};
