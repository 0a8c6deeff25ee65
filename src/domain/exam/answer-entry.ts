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

const isSuperseded = (pending: PendingVersion, by: AnswerVersion): boolean =>
  pending.device === by.device && pending.revision <= by.revision;

const waiting = ({ refusal }: PendingVersion): boolean => refusal === null;

export const unsentOf = ({ pending }: AnswerEntry): readonly PendingVersion[] => pending.filter(waiting);

/** The version the candidate sees: the newest, even if the server refused it. */
export const shownOf = ({ server, pending }: AnswerEntry): AnswerVersion | null =>
  newestOf<AnswerVersion>([server, ...pending]);

/** The version that a submission counts: the newest that the server has not refused. */
export const acceptableOf = (entry: AnswerEntry): AnswerVersion | null =>
  newestOf<AnswerVersion>([entry.server, ...unsentOf(entry)]);

/** Conflicting versions of other devices, without those the candidate saw and replaced. */
export const othersOf = (entry: AnswerEntry): readonly AnswerVersion[] => {
  const shown = newestOf<AnswerVersion | PendingVersion>([entry.server, ...entry.pending]);
  const seen = shown && 'base' in shown ? shown.base : 0;
  const overruled = [...(entry.server ? [entry.server] : []), ...entry.pending].filter(
    (version) =>
      shown !== null && version.device !== shown.device && version.value !== shown.value && version.revision > seen,
  );
  const known = [...entry.others, ...overruled];
  return known.filter((version, index) => known.findIndex((each) => isSame(each, version)) === index);
};

const lastRevision = ({ server, others, pending }: AnswerEntry): number =>
  Math.max(0, ...[...(server ? [server] : []), ...others, ...pending].map(({ revision }) => revision));

/**
 * The entry after a change on this page. Versions of an earlier page stay pending, because another device may have answered meanwhile. The
 * revision is at least the time in ms, so that the later of two devices wins.
 */
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
    revision: Math.max(lastRevision(entry) + 1, Date.parse(answeredAt)),
    device,
    answeredAt,
    base: own?.base ?? Math.max(entry.server?.revision ?? 0, shown?.revision ?? 0),
    refusal: null,
  };
  return { ...entry, pending: [...entry.pending.filter((each) => each.device !== device), version] };
};

/** The entry after the server has acknowledged exactly this version; unchanged for any other. */
export const acknowledged = (entry: AnswerEntry, id: VersionId): AnswerEntry => {
  const version = entry.pending.find((each) => isSame(each, id));
  if (!version) return entry;
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

/** The entry merged with the server's answer. A newer known version stays, but `others` and `file` are always replaced. */
export const merged = (entry: AnswerEntry, { current, others, file }: ServerAnswer): AnswerEntry => {
  const server = newestOf([entry.server, current]);
  const taken = [...(current ? [current] : []), ...others];
  const pending = entry.pending.filter(
    (version) => !taken.some((each) => isSame(each, version)) && !(current && isSuperseded(version, current)),
  );
  return {
    server,
    others: others.filter((version) => !server || !isSame(version, server)),
    file,
    // the same array when nothing was removed, so that it is not stored again
    pending: pending.length === entry.pending.length ? entry.pending : pending,
  };
};

/** The entry after the server lost an acknowledged answer, which is sent again. */
export const missedBy = (entry: AnswerEntry, { current }: Pick<ServerAnswer, 'current'>): AnswerEntry => {
  const { server } = entry;
  if (!server || (current && order(server, current) <= 0)) return entry;
  const again: PendingVersion = { ...server, base: current?.revision ?? 0, refusal: null };
  return { ...entry, server: current, pending: [again, ...entry.pending] };
};

/** The entry with all refusals cleared (for example after an extension), so that its refused versions are sent again. */
export const forgiven = (entry: AnswerEntry): AnswerEntry =>
  entry.pending.every(waiting)
    ? entry
    : { ...entry, pending: entry.pending.map((version) => ({ ...version, refusal: null })) };

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
