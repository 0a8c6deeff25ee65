import { fieldsOf } from '../../fields-of.ts';
import { fingerprintOf } from '../../sending/draft-keys.ts';

/** What is kept of a file that is not uploaded yet, beside the file itself. */
export interface KeptUpload {
  /** Its id in the draft. */
  readonly fileId: string;
  /** ISO instant by the server's clock, when it was chosen. */
  readonly answeredAt: string;
  /** The id of the file on the server that it is to replace; null for none. */
  readonly replaces: string | null;
  /** It went out, and what became of it is not known. */
  readonly tried: boolean;
  /** The candidate stopped it: it waits for a press. */
  readonly stopped: boolean;
  /** How often the server has said no to it. */
  readonly refusals: number;
}

/** By the id of the task. */
export type KeptUploads = Readonly<Record<string, KeptUpload>>;

const keptOf = (value: unknown): KeptUpload | null => {
  const { fileId, answeredAt, replaces, tried, stopped, refusals } = fieldsOf(value);
  if (typeof fileId !== 'string' || typeof answeredAt !== 'string') return null;
  return {
    fileId,
    answeredAt,
    replaces: typeof replaces === 'string' ? replaces : null,
    tried: tried === true,
    stopped: stopped === true,
    refusals: typeof refusals === 'number' ? refusals : 0,
  };
};

/** Reads what was stored on this device; null when nothing waits to be uploaded. */
export const readKeptUploads = (stored: unknown): KeptUploads | null => {
  const kept = Object.entries(fieldsOf(stored)).flatMap(([taskId, value]) => {
    const each = keptOf(value);
    return each ? [[taskId, each] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : null;
};

/** Where files are kept until the server has them. */
export interface UploadsDraft {
  /** What was kept before; null for nothing. */
  readonly restored: KeptUploads | null;
  readonly files: ReadonlyMap<string, File>;
  readonly requestKey: string;
  /** False while it is only in the memory of this page. */
  readonly durable: boolean;
  /** Null: nothing waits any more. */
  keep(uploads: KeptUploads | null): void;
  addFile(file: File): string;
  removeFile(id: string): void;
  /** Writes all at once; resolves with whether it is on this device now. */
  flush(): Promise<boolean>;
}

/** The files of a demonstration that the server does not have, in a draft that comes and goes; one for each task. */
export class KeptFiles {
  #draft: UploadsDraft | null = null;
  #kept: KeptUploads = {};

  /** Whether anything can be kept. */
  get open(): boolean {
    return this.#draft !== null;
  }

  /** True when it was closed before: then what is there is new. */
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

  /** The draft's copy: a file on the disk can change or go away. */
  fileOf(taskId: string): File | undefined {
    return this.#draft?.files.get(this.#kept[taskId]?.fileId ?? '');
  }

  /** What names the request that sends a file: the same at each try until the server has said no (fault matrix 74). */
  requestKeyOf(taskId: string): string {
    const { fileId, refusals } = this.#kept[taskId] ?? {};
    return `${this.#draft?.requestKey ?? ''}-${fingerprintOf([taskId, fileId, refusals])}`;
  }

  add(taskId: string, file: File, about: Pick<KeptUpload, 'answeredAt' | 'replaces'>): void {
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

  /** Resolves with whether all that is kept so far is on this device. */
  async written(): Promise<boolean> {
    return (await this.#draft?.flush()) === true;
  }

  #put(taskId: string, kept: KeptUpload): void {
    this.#write({ ...this.#kept, [taskId]: kept });
  }

  #write(kept: KeptUploads): void {
    this.#kept = kept;
    this.#draft?.keep(Object.keys(kept).length > 0 ? kept : null);
    void this.written(); // at once: what is marked later than a file is chosen is not of a person who types
  }
}
