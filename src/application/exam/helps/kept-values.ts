import { draftName } from '../../draft/draft-name.ts';
import type { DraftContent, DraftKey, DraftStore } from '../../ports/device/draft-store.ts';

interface Parts {
  readonly key: DraftKey;
  readonly until: () => number;
  /** Takes what is stored, below what was changed here and is not stored yet. */
  readonly take: (values: unknown) => void;
  readonly give: () => unknown;
  /** All that was changed here is stored. */
  readonly settled: () => void;
}

export interface KeptValues {
  /** Reads what other pages wrote. */
  read(): Promise<void>;
  changed(): void;
  close(): Promise<void>;
}

/**
 * Values that belong to one draft, written at each change. Where another page wrote first, they are read and written again with the next
 * change. Where nothing is there any more, the person has logged out, and nothing is written. No method rejects.
 */
export const keptValues = (drafts: Pick<DraftStore, 'read' | 'save' | 'listen'>, parts: Parts): KeptValues => {
  const { key, until, take, give, settled } = parts;
  let base: string | null = null;
  let isChanged = false;
  let isClosed = false;
  let isOvertaken = false;
  let isOver = false;
  let tail = Promise.resolve();

  const next = (work: () => Promise<void>): Promise<void> => {
    tail = tail.then(work).catch(() => undefined);
    return tail;
  };
  const begin = (revision: string, content: DraftContent | null): void => {
    base = revision;
    if (content) take(content.values);
  };
  /** Whether something is stored. */
  const read = async (): Promise<boolean> => {
    const { beside, ...own } = await drafts.read(key);
    begin(own.revision, own.content);
    if (beside) begin(beside.revision, beside.content);
    return own.content !== null || beside !== undefined;
  };
  const write = async (): Promise<void> => {
    if (!isChanged || isOver) return;
    if (isOvertaken) isOver = !(await read());
    isOvertaken = false;
    while (isChanged && base !== null && !isOver) {
      isChanged = false;
      const outcome = await drafts.save(key, base, { values: give(), files: new Map(), until: until() });
      isOvertaken = outcome.kind === 'overtaken';
      base = outcome.kind === 'saved' ? outcome.revision : null;
      if (!isOvertaken && !isChanged) settled();
    }
  };
  const stopListening = drafts.listen((event) => {
    if (event.kind === 'readable' && draftName(event.key) === draftName(key)) {
      begin(event.draft.revision, event.draft.content);
      isChanged = true;
    } else if (event.kind === 'lost' && base !== null) isChanged = true;
    void next(write);
  });

  return {
    read: () =>
      next(async () => {
        await write();
        await read();
      }),
    changed: () => {
      if (isClosed) return;
      isChanged = true;
      void next(write);
    },
    close: () => {
      isClosed = true;
      stopListening();
      return tail;
    },
  };
};
