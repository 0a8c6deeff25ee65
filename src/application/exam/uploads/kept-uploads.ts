import { fieldsOf } from '../../fields-of.ts';
import { fingerprintOf } from '../../sending/draft-keys.ts';

/**
 * `answeredAt`: when the file was chosen, an ISO instant by the server's clock. `stopped`: the candidate stopped this upload, so it is not
 * resent automatically. `alike`: an earlier file of this task had the same name and size and may still arrive, so the server's file is not
 * recognised by them.
 */
export interface KeptUpload {
  readonly fileId: string;
  readonly answeredAt: string;
  readonly replaces: string | null;
  readonly tried: boolean;
  readonly stopped: boolean;
  readonly alike: boolean;
  readonly refusals: number;
}

export type KeptUploads = Readonly<Record<string, KeptUpload>>;

const keptOf = (value: unknown): KeptUpload | null => {
  const { fileId, answeredAt, replaces, tried, stopped, alike, refusals } = fieldsOf(value);
  if (typeof fileId !== 'string' || typeof answeredAt !== 'string') return null;
  return {
    fileId,
    answeredAt,
    replaces: typeof replaces === 'string' ? replaces : null,
    tried: tried === true,
    stopped: stopped === true,
    alike: alike === true,
    refusals: typeof refusals === 'number' ? refusals : 0,
  };
};

export const readKeptUploads = (stored: unknown): KeptUploads | null => {
  const kept = Object.entries(fieldsOf(stored)).flatMap(([taskId, value]) => {
    const each = keptOf(value);
    return each ? [[taskId, each] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
};

export interface UploadsDraft {
  readonly restored: KeptUploads | null;
  readonly files: ReadonlyMap<string, File>;
  readonly requestKey: string;
  readonly durable: boolean;
  keep(uploads: KeptUploads | null): void;
  addFile(file: File): string;
  removeFile(id: string): void;
  flush(): Promise<boolean>;
}

/** The files of a demonstration that the server does not have, one per task. The draft that stores them can be attached and detached. */
export class KeptFiles {
  #draft: UploadsDraft | null = null;
  #kept: KeptUploads = {};

  get open(): boolean {
    return this.#draft !== null;
  }

  attach(draft: UploadsDraft): boolean {
    const begins = this.#draft === null;
    this.#draft = draft;
    if (begins) this.#kept = draft.restored ?? {};
    return begins;
  }

  detach(): void {
    this.#draft = null;
  }

  of(taskId: string): KeptUpload | undefined {
    return this.#kept[taskId];
  }

  fileOf(taskId: string): File | undefined {
    return this.#draft?.files.get(this.#kept[taskId]?.fileId ?? '');
  }

  /** The idempotency key of an upload: the same for each retry until the server refuses it (fault matrix 74). */
  requestKeyOf(taskId: string): string {
    const { fileId, refusals } = this.#kept[taskId] ?? {};
    return `${this.#draft?.requestKey ?? ''}-${fingerprintOf([taskId, fileId, refusals])}`;
  }

  add(taskId: string, file: File, about: Pick<KeptUpload, 'answeredAt' | 'replaces' | 'alike'>): void {
    this.remove(taskId);
    if (this.#draft)
      this.#put(taskId, { ...about, fileId: this.#draft.addFile(file), tried: false, stopped: false, refusals: 0 });
  }

  mark(taskId: string, change: Partial<Pick<KeptUpload, 'tried' | 'stopped' | 'refusals'>>): void {
    const kept = this.#kept[taskId];
    if (kept) this.#put(taskId, { ...kept, ...change });
  }

  remove(taskId: string): void {
    const { [taskId]: kept, ...others } = this.#kept;
    if (!kept) return;
    this.#draft?.removeFile(kept.fileId);
    this.#write(others);
  }

  async written(): Promise<boolean> {
    return (await this.#draft?.flush()) === true;
  }

  #put(taskId: string, kept: KeptUpload): void {
    this.#write({ ...this.#kept, [taskId]: kept });
  }

  #write(kept: KeptUploads): void {
    this.#kept = kept;
    this.#draft?.keep(Object.keys(kept).length > 0 ? kept : null);
    void this.written(); // written without a debounce, because a chosen file is not typed input
  }
}
