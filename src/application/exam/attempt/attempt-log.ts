import { type LogEntry, logged, loggedEvents } from '../../../domain/exam/attempt-log.ts';
import { draftName } from '../../draft/draft-name.ts';
import { fieldsOf } from '../../fields-of.ts';
import { type DraftKey, type DraftStore, recordForm, type StoredDraft } from '../../ports/device/draft-store.ts';
import { type AttemptKey, examPartOf } from './attempt-key.ts';

const isEntry = (value: unknown): value is LogEntry => {
  const { at, event, count } = fieldsOf(value);
  const known = (loggedEvents as readonly unknown[]).includes(event);
  return (
    typeof at === 'string' && !Number.isNaN(Date.parse(at)) && known && (count === null || Number.isInteger(count))
  );
};

const storedLog = (values: unknown): readonly LogEntry[] => {
  const { log } = fieldsOf(values);
  return Array.isArray(log) ? log.filter(isEntry) : [];
};

/** The starts (in seconds) of the attempts of this exam that were submitted on this device. Rejects if the store rejects. */
export const endedStarts = async (
  drafts: Pick<DraftStore, 'readAll'>,
  { user, subject }: AttemptKey,
): Promise<ReadonlySet<number>> => {
  const ofExam = examPartOf(subject);
  const found = await drafts.readAll(user, recordForm, ofExam);
  const ended = [...found.drafts].filter(([, { content }]) =>
    storedLog(content?.values).some(({ event }) => event === 'submitted'),
  );
  return new Set(ended.map(([name]) => Number(name.slice(ofExam.length))));
};

export interface AttemptLog {
  open(): Promise<void>;
  note(entry: LogEntry): void;
  entries(): readonly LogEntry[];
  flush(): Promise<void>;
  forget(): Promise<void>;
  close(): void;
}

/** The log of an attempt, kept on the device across reloads. No method rejects, because a lost entry must never cost an answer. */
export const attemptLog = (drafts: DraftStore, { user, subject }: AttemptKey): AttemptLog => {
  const key: DraftKey = { user, form: recordForm, subject };
  let log: readonly LogEntry[] = [];
  let base: string | null = null;
  let changed = false;
  let tail = Promise.resolve();

  const write = async (): Promise<void> => {
    if (!changed || base === null) return;
    changed = false;
    const outcome = await drafts.save(key, base, { values: { log }, files: new Map() });
    if (outcome.kind === 'saved') base = outcome.revision;
  };
  const next = (work: () => Promise<void>): Promise<void> => {
    tail = tail.then(work);
    return tail;
  };
  const begin = ({ revision, content }: StoredDraft): void => {
    base = revision;
    const stored = storedLog(content?.values);
    log = [...stored, ...log.filter((own) => !stored.some(({ at, event }) => at === own.at && event === own.event))];
  };
  const stopListening = drafts.listen((event) => {
    const own = event.kind === 'readable' && draftName(event.key) === draftName(key) ? event.draft : null;
    if (own) begin(own);
    else if (event.kind !== 'lost' || log.length === 0) return;
    changed = true;
    void next(write);
  });

  return {
    open: () =>
      next(async () => {
        const { beside, ...draft } = await drafts.read(key);
        begin(draft);
        if (beside) begin(beside);
      }),
    note: (entry) => {
      const goesOn = entry.event === 'saved' && log.at(-1)?.event === 'saved';
      log = logged(log, entry);
      changed = true;
      if (!goesOn) void next(write); // repeated `saved` entries are batched with the next event or flush
    },
    entries: () => log,
    flush: () => next(write),
    forget: () =>
      next(async () => {
        if (base !== null) await drafts.save(key, base, null);
        base = null;
      }),
    close: stopListening,
  };
};
