import { BehaviorSubject, type Observable } from 'rxjs';
import { fieldsOf } from '../fields-of.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { DraftKey, DraftStore, DraftStoreEvent, StoredDraft } from '../ports/device/draft-store.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import { type DraftKeys, draftKeys } from '../sending/draft-keys.ts';
import type { ServerClock } from '../time/server-clock.ts';
import { type DraftEnvelope, envelopeOf, type UnopenedDraft, unopenedIn } from './draft-envelope.ts';
import { draftName } from './draft-name.ts';
import type { DraftState } from './draft-state.ts';

const inputPause = 300;

/** An open draft of one form, until it is closed, sent, discarded or taken over by another tab; later changes are ignored. */
export interface DraftSession {
  readonly found: DraftEnvelope | null;
  readonly unopened: UnopenedDraft | null;
  readonly keys: DraftKeys;
  readonly state: Observable<DraftState> & { readonly value: DraftState };
  /** The device's time (milliseconds since the epoch), by which `savedAt` is dated. */
  now(): number;
  /** Writes the values 300 ms after the last call. If they are null and there are no files, removes the draft. */
  keep(values: unknown): void;
  addFile(file: File): string;
  removeFile(id: string): void;
  keepOwn(): void;
  flush(): Promise<void>;
  remove(): Promise<void>;
  /** Writes what is left; then `overtaken` tells whether only this tab has it. */
  close(): Promise<void>;
  /** Closes without writing, because another tab took over before this tab had handed over. */
  abandon(): void;
}

/** Copies a file to memory, because the file on disk can change or disappear before sending. Keeps the original if the copy fails. */
const inMemory = (file: File): Promise<File> =>
  file.arrayBuffer().then(
    (bytes) => new File([bytes], file.name, { type: file.type, lastModified: file.lastModified }),
    () => file,
  );

export const draftSession = (
  deps: { drafts: DraftStore; ids: IdSource; clock: Clock; serverClock: Pick<ServerClock, 'now'> },
  { key, basis, stored }: { readonly key: DraftKey; readonly basis: string; readonly stored: StoredDraft },
): DraftSession => {
  const found = envelopeOf(stored);
  const own = found?.basis === basis ? found : null;
  const requestKey = own?.requestKey ?? deps.ids.next();
  const renewed = { ...fieldsOf(own?.renewed) };
  const state = new BehaviorSubject<DraftState>({
    files: found ? (stored.content?.files ?? new Map()) : new Map(),
    saving: false,
    savedAt: found ? stored.savedAt : null,
    durable: stored.durable,
    touched: false,
    removed: false,
    foundLater: stored.beside?.savedAt ?? null,
    overtaken: false,
  });
  const set = (change: Partial<DraftState>) => state.next({ ...state.value, ...change });

  let { revision } = stored;
  let values = found?.values;
  let changedAt = deps.serverClock.now(); // `now` also starts a read, so that the server's time is known at the first input
  let changed = false;
  let over = false;
  let seen = stored.beside?.revision ?? null;
  let pause: AbortController | null = null;
  /** Serializes the writes, because each write needs the revision that the previous write returned. */
  let tail: Promise<void> = Promise.resolve();

  const written = async (content: Parameters<DraftStore['save']>[2]): Promise<void> => {
    changed = false;
    const outcome = await deps.drafts.save(key, revision, content);
    if (outcome.kind === 'overtaken') {
      over = true;
      set({ saving: false, overtaken: !state.value.removed });
      return;
    }
    revision = outcome.revision;
    set({ saving: changed, durable: outcome.durable, savedAt: content ? outcome.savedAt : null });
  };
  const next = (work: () => Promise<void>): Promise<void> => {
    tail = tail.then(work);
    return tail;
  };
  const flush = (): Promise<void> => {
    pause?.abort();
    return next(async () => {
      if (!changed) return;
      const { files, touched } = state.value;
      // without new input the draft keeps its basis and its request key
      const envelope = touched || !found ? { basis, requestKey, renewed, changedAt, values } : found;
      await written(values === null && files.size === 0 ? null : { values: envelope, files });
    });
  };
  const touch = (change: Partial<DraftState> = {}) => {
    changed = true;
    changedAt = deps.serverClock.now();
    set({ ...change, saving: true, touched: true });
  };

  const keep = (latest: unknown): void => {
    if (over) return;
    values = latest;
    touch();
    pause?.abort();
    pause = new AbortController();
    deps.clock.wait(inputPause, pause.signal).then(flush, () => undefined);
  };

  const hear = (event: DraftStoreEvent): void => {
    if (over || (event.kind !== 'lost' && draftName(event.key) !== draftName(key))) return;
    switch (event.kind) {
      case 'lost':
        if (state.value.savedAt === null && !changed) return;
        changed = true;
        set({ durable: false, saving: true });
        void flush();
        break;
      case 'written':
        set({ durable: true });
        break;
      case 'readable':
        if (event.draft.content) {
          seen = event.draft.revision;
          set({ foundLater: event.draft.savedAt });
        } else {
          revision = event.draft.revision;
          set({ durable: true });
        }
        break;
      case 'overtaken':
        over = true;
        set({ saving: false, overtaken: true });
    }
  };
  const stopListening = deps.drafts.listen(hear);

  return {
    found,
    unopened: unopenedIn(stored),
    keys: draftKeys({ requestKey, renewed }, deps.ids, () => {
      if (found || state.value.touched) keep(values);
    }),
    state,
    now: () => deps.clock.now(),
    keep,
    addFile: (file) => {
      const id = deps.ids.next();
      if (over) return id;
      set({ files: new Map(state.value.files).set(id, file), saving: true, touched: true });
      void next(async () => {
        const copy = await inMemory(file);
        if (state.value.files.has(id)) touch({ files: new Map(state.value.files).set(id, copy) });
      });
      void flush();
      return id;
    },
    removeFile: (id) => {
      if (over) return;
      touch({ files: new Map([...state.value.files].filter(([each]) => each !== id)) });
      void flush();
    },
    keepOwn: () => {
      if (over || seen === null) return;
      revision = seen;
      seen = null;
      touch({ foundLater: null });
      void flush();
    },
    flush,
    remove: () => {
      over = true;
      pause?.abort();
      changed = false;
      set({ removed: true, saving: false });
      return next(() => written(null));
    },
    close: async () => {
      const written = flush();
      // a storage that was cleared without a word tells `lost` before it answers
      if (state.value.savedAt !== null) await deps.drafts.holdsAny(key.user);
      over = true;
      stopListening();
      await written;
      await flush();
      const { touched, savedAt, durable, overtaken } = state.value;
      set({ overtaken: overtaken || (touched && savedAt !== null && !durable) }); // only the memory of this tab has it
    },
    abandon: () => {
      over = true;
      stopListening();
      pause?.abort();
      set({ saving: false, overtaken: state.value.overtaken || changed });
      changed = false;
    },
  };
};
