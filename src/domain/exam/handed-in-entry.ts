import { type AnswerEntry, isChanged, newestOf, order, type PendingVersion } from './answer-entry.ts';
import { isSameText } from './answers-text.ts';
import type { ServerAnswer } from './question.ts';

/** The entry after the submission of this version, which replaces older pending ones. The server's other words for it stay beside it. */
export const handedIn = (entry: AnswerEntry, { base: _, refusal: __, ...taken }: PendingVersion): AnswerEntry =>
  entry.pending.length === 0
    ? entry
    : {
        ...entry,
        server: newestOf([entry.server, taken]),
        pending: entry.pending.filter((version) => order(version, taken) > 0 || isChanged(entry, version)),
      };

/** Compares a submitted entry with the server's. An answer that the server has neither by value nor in a newer version is pending again. */
export const compared = (entry: AnswerEntry, { current, others, file }: ServerAnswer): AnswerEntry => {
  const { server } = entry;
  const isThere = !server || (current && (isSameText(current.value, server.value) || order(current, server) > 0));
  const waits = isThere ? entry.pending : [{ ...server, base: 0, refusal: null }, ...entry.pending];
  const same = waits.findLast(({ value }) => isSameText(value, current?.value ?? ''));
  const isOld = (version: PendingVersion): boolean =>
    (same !== undefined && order(version, same) <= 0) ||
    (current?.device === version.device && current.revision > version.revision);
  return { server: current, others, file, pending: waits.filter((version) => !isOld(version)) };
};
