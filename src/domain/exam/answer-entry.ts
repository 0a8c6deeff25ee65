import type { AnswerVersion, ServerAnswer, UploadedFile } from './question.ts';

/** A version that the server has not acknowledged. `base`: the server's revision that the candidate saw when it was made; 0 for none. */
export interface PendingVersion extends AnswerVersion {
  readonly base: number;
  /** Why the server will never take it; null while it may. */
  readonly refusal: string | null;
}

/** All that a page knows of one answer: what the server has, and what it does not have yet, in the order in which it was made. */
export interface AnswerEntry {
  readonly server: AnswerVersion | null;
  readonly others: readonly AnswerVersion[];
  readonly file: UploadedFile | null;
  readonly pending: readonly PendingVersion[];
}

/** What names a version. */
export type VersionId = Pick<AnswerVersion, 'revision' | 'device'>;

export const emptyEntry: AnswerEntry = { server: null, others: [], file: null, pending: [] };

/** Of two versions of an answer the newer one is the greater. */
export const order = (a: AnswerVersion, b: AnswerVersion): number =>
  a.revision - b.revision ||
  Date.parse(a.answeredAt) - Date.parse(b.answeredAt) ||
  (a.device < b.device ? -1 : a.device > b.device ? 1 : 0);

/** The newest of some versions: the highest revision wins, of equal ones the one that was made later (fault matrix 15, 36). */
export const newestOf = <Version extends AnswerVersion>(versions: readonly (Version | null)[]): Version | null =>
  versions.reduce<Version | null>((best, each) => (each && (!best || order(each, best) > 0) ? each : best), null);

export const isSame = (a: VersionId, b: VersionId): boolean => a.revision === b.revision && a.device === b.device;

/** Whether a newer version of the same page has taken the place of this one. */
const isSuperseded = (pending: PendingVersion, by: AnswerVersion): boolean =>
  pending.device === by.device && pending.revision <= by.revision;

const waiting = ({ refusal }: PendingVersion): boolean => refusal === null;

/** The versions that still have to be sent, in their order. */
export const unsentOf = ({ pending }: AnswerEntry): readonly PendingVersion[] => pending.filter(waiting);

/** The version that the candidate sees: the newest, also one that the server refused. */
export const shownOf = ({ server, pending }: AnswerEntry): AnswerVersion | null =>
  newestOf<AnswerVersion>([server, ...pending]);

/** The version that will be in force when all has been sent: what a submission counts. */
export const acceptableOf = (entry: AnswerEntry): AnswerVersion | null =>
  newestOf<AnswerVersion>([entry.server, ...unsentOf(entry)]);

/**
 * Versions of other devices that are not in force: the server's list, and what this device had not sent when another one answered.
 * What the candidate saw and replaced, such as an answer of before a reload, is none of them.
 */
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
 * The entry after a change on this page. What this page had not sent is replaced; what was restored from an earlier page is sent
 * as well, because another device may have answered on the same base. A revision is at least the time of its making (ms), so that of
 * two devices that do not know of each other the later one wins.
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

/** The entry after the server has acknowledged exactly this version; an acknowledgement of anything else changes nothing. */
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

/** The entry after the server has said that it will never take this version. */
export const refusedWith = (
  entry: AnswerEntry,
  { revision }: Pick<VersionId, 'revision'>,
  reason: string,
): AnswerEntry => ({
  ...entry,
  pending: entry.pending.map((each) => (each.revision === revision ? { ...each, refusal: reason } : each)),
});

/** The entry with what the server has now; an older reading changes nothing that is newer here. */
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
    pending: pending.length === entry.pending.length ? entry.pending : pending, // the same list is not stored again
  };
};

/** The entry of an answer that the server acknowledged and does not have any more: it is sent again. */
export const missedBy = (entry: AnswerEntry, { current }: Pick<ServerAnswer, 'current'>): AnswerEntry => {
  const { server } = entry;
  if (!server || (current && order(server, current) <= 0)) return entry;
  const again: PendingVersion = { ...server, base: current?.revision ?? 0, refusal: null };
  return { ...entry, server: current, pending: [again, ...entry.pending] };
};

/** The entry after the reasons of refusals have gone, such as by an extension: what was refused is sent again. */
export const forgiven = (entry: AnswerEntry): AnswerEntry =>
  entry.pending.every(waiting)
    ? entry
    : { ...entry, pending: entry.pending.map((version) => ({ ...version, refusal: null })) };

/** The entry with what was found on the device later than it should have been. */
export const found = (entry: AnswerEntry, versions: readonly PendingVersion[]): AnswerEntry => {
  const unknown = versions.filter(
    (version) =>
      ![entry.server, ...entry.others, ...entry.pending].some((each) => each !== null && isSame(each, version)),
  );
  return unknown.length === 0 ? entry : { ...entry, pending: [...unknown, ...entry.pending] };
};

/**
 * The entry that a page begins with, or begins again after another tab has written: `server` is what the server has now, where that
 * is known, `stored` what is on this device. That something is missing there says nothing of the server: only what the server
 * itself has counts as sent. `before` may hold versions that stood on this device and do not any more: the tab that wrote in the meantime
 * took those over (`handedOver`), so they are gone where the server has something newer; else they are kept and sent.
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
