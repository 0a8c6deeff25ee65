import { BehaviorSubject, type Observable } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { DraftKey, DraftStore, StoredDraft } from '../ports/draft-store.ts';
import type { IdSource } from '../ports/id-source.ts';
import { type DraftEnvelope, envelopeOf } from './draft-envelope.ts';

/** Milliseconds after the last input until it is written. */
const inputPause = 300;

export interface DraftState {
  readonly files: ReadonlyMap<string, File>;
  /** Something is not written yet. */
  readonly saving: boolean;
  /** Milliseconds since the epoch of the last write; null when there is no draft. */
  readonly savedAt: number | null;
  /** False while the draft is only in the memory of this page. */
  readonly durable: boolean;
  /** Something was typed or chosen since it was opened. */
  readonly touched: boolean;
  /** The draft was sent or thrown away. */
  readonly removed: boolean;
  /** Another tab writes now, and what was typed last here could not be written any more. */
  readonly overtaken: boolean;
}

/** The draft of one form, open for writing: until it is closed, sent, thrown away or overtaken. Then it takes nothing any more. */
export interface DraftSession {
  /** As it was found: null when there was none. */
  readonly found: DraftEnvelope | null;
  readonly requestKey: string;
  readonly state: Observable<DraftState> & { readonly value: DraftState };
  /** Writes these values 300 ms after the last call. Null: there is nothing to keep, and without files no draft, until the next call. */
  keep(values: unknown): void;
  /** Writes the file at once, and gives the id that it has from now on. */
  addFile(file: File): string;
  removeFile(id: string): void;
  /** Writes what is not written yet; resolves when it is. */
  flush(): Promise<void>;
  /** Removes the draft: the server has taken it, or the person does not want it. */
  remove(): Promise<void>;
  /** Takes nothing any more, and writes what is not written yet. */
  close(): Promise<void>;
  /** Takes and writes nothing any more: another tab has gone on without waiting for this one. */
  abandon(): void;
}

interface Opened {
  readonly key: DraftKey;
  readonly basis: string;
  readonly stored: StoredDraft;
}

/** A copy in memory: a file on the disk can change or go away before it is sent. What cannot be copied stays as it is. */
const inMemory = (file: File): Promise<File> =>
  file.arrayBuffer().then(
    (bytes) => new File([bytes], file.name, { type: file.type, lastModified: file.lastModified }),
    () => file,
  );

export const draftSession = (
  deps: { drafts: DraftStore; ids: IdSource; clock: Clock },
  { key, basis, stored }: Opened,
): DraftSession => {
  const found = envelopeOf(stored);
  const requestKey = found?.basis === basis ? found.requestKey : deps.ids.next();
  const state = new BehaviorSubject<DraftState>({
    files: found ? (stored.content?.files ?? new Map()) : new Map(),
    saving: false,
    savedAt: found ? stored.savedAt : null,
    durable: stored.durable,
    touched: false,
    removed: false,
    overtaken: false,
  });
  const set = (change: Partial<DraftState>) => state.next({ ...state.value, ...change });

  let { revision } = stored;
  let values = found?.values;
  let changed = false;
  let over = false;
  let pause: AbortController | null = null;
  /** One write after the other: each has the revision of the one before as its base. */
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
      const { files } = state.value;
      await written(values === null && files.size === 0 ? null : { values: { basis, requestKey, values }, files });
    });
  };
  const touch = (change: Partial<DraftState> = {}) => {
    changed = true;
    set({ ...change, saving: true, touched: true });
  };

  return {
    found,
    requestKey,
    state,
    keep: (latest) => {
      if (over) return;
      values = latest;
      touch();
      pause?.abort();
      pause = new AbortController();
      deps.clock.wait(inputPause, pause.signal).then(flush, () => undefined);
    },
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
    flush,
    remove: () => {
      over = true;
      pause?.abort();
      changed = false;
      set({ removed: true, saving: false });
      return next(() => written(null));
    },
    close: () => {
      over = true;
      return flush();
    },
    abandon: () => {
      over = true;
      pause?.abort();
      set({ saving: false, overtaken: state.value.overtaken || changed });
      changed = false;
    },
  };
};
