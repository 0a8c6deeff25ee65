import { answeringAt, type Exam } from '../../../domain/exam/exam.ts';
import type { UploadedFile, UploadTask } from '../../../domain/exam/question.ts';
import { isUploadOf } from '../../../domain/exam/uploaded-file.ts';
import { demonstrationKinds } from '../../../domain/files/upload-limits.ts';
import type { PrepareFile } from '../../files/prepare-file.ts';
import { validateFile } from '../../files/validate-file.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { RandomSource } from '../../ports/device/random-source.ts';
import { isDefinite } from '../../sending/request-keys.ts';
import type { ServerClock } from '../../time/server-clock.ts';
import { KeptFiles, type UploadsDraft } from './kept-uploads.ts';
import type { UploadDemonstration, UploadOutcome } from './upload-demonstration.ts';
import { type UploadListener, waitsForLogIn } from './upload-listener.ts';
import { healsByItself, UploadRetries } from './upload-retries.ts';
import { UploadsView } from './uploads-view.ts';

interface Deps {
  upload: UploadDemonstration;
  prepare: PrepareFile;
  serverClock: Pick<ServerClock, 'now'>;
  clock: Pick<Clock, 'now' | 'wait'>;
  random: RandomSource;
}

const likenessOf = (taskId: string, { name, size }: File): string => JSON.stringify([taskId, name, size]);

/**
 * Uploads of a running demonstration. They continue after leaving the page and after the deadline; a reload resumes them (fault matrix 49).
 */
export class DemonstrationUploads {
  readonly #view = new UploadsView();
  readonly state = this.#view.state;
  readonly #deps: Deps;
  readonly #news: UploadListener;
  readonly #kept = new KeptFiles();
  /** Names and sizes of the files that were taken away here. */
  readonly #gone = new Set<string>();
  readonly #stops = new Map<string, AbortController>();
  readonly #retries: UploadRetries;
  /** Another tab goes on, and only this one has the files. */
  #alone = false;
  #exam: Exam;
  #tasks: readonly UploadTask[] = [];

  constructor(deps: Deps, exam: Exam, listener: UploadListener) {
    this.#deps = deps;
    this.#retries = new UploadRetries(deps);
    this.#exam = exam;
    this.#news = listener;
  }

  renew(exam: Exam): void {
    this.#exam = exam;
  }

  attach(draft: UploadsDraft, tasks: readonly UploadTask[]): void {
    this.#tasks = tasks;
    this.#alone = false;
    const begins = this.#kept.attach(draft);
    this.state.next({ ...this.state.value, ready: true, durable: draft.durable });
    if (begins) for (const task of tasks) this.#restore(task);
  }

  detach(): void {
    this.#retries.endAll();
    this.#kept.detach();
    this.state.next({ ...this.state.value, ready: false });
  }

  /**
   * Stops sending stored files, because the tab that takes over sends them. If both tabs sent, an older file could arrive last. A file that
   * could not be stored is sent to the end of its try, and named if it does not arrive.
   */
  handOver(): void {
    if (this.state.value.durable) {
      this.halt();
      return;
    }
    this.#alone = true;
    for (const task of this.#tasks) this.#giveUp(task.id);
  }

  halt(): void {
    this.#retries.endAll();
    for (const running of this.#stops.values()) running.abort();
  }

  resume(): void {
    for (const task of this.#tasks) {
      const { pending } = this.#view.read(task.id);
      if (waitsForLogIn(pending?.uploading) || pending?.heals) void this.send(task);
    }
  }

  /** Stores and sends a file for a task, unless it is invalid or the time is over. `stored` is the file that it replaces. */
  async choose(task: UploadTask, chosen: File, stored: UploadedFile | null): Promise<void> {
    const { prepare, serverClock, clock } = this.#deps;
    const at = answeringAt(this.#exam, serverClock.now(this.#exam), clock.now()); // taken before the file is read, because reading can take long
    if (at === null) return;
    const answeredAt = new Date(at).toISOString();
    this.#view.show(task.id, { unfit: null, reading: true });
    const limits = { maxKb: task.maxKb, kinds: demonstrationKinds };
    const { file, problem: known } = await prepare(chosen, limits);
    const problem = known ?? (await validateFile(file, limits).catch(() => 'unreadable' as const));
    this.#view.show(task.id, { unfit: problem && { name: file.name, problem }, reading: false });
    if (problem) return;
    if (!this.#kept.open) return this.#news.unkept(file.name);
    this.remove(task.id);
    const alike = this.#gone.has(likenessOf(task.id, file));
    this.#kept.add(task.id, file, { answeredAt, replaces: stored?.id ?? null, alike });
    this.#view.show(task.id, { pending: { file, uploading: { kind: 'waiting' }, heals: false, saving: true } });
    void this.#store(task.id, file);
    await this.send(task);
  }

  /** Sends the pending file, unless it is being sent. After a try with an unknown outcome, or `byItself`, asks the server first. */
  async send(task: UploadTask, byItself = false): Promise<void> {
    const kept = this.#kept.of(task.id);
    const file = this.#kept.fileOf(task.id) ?? this.#view.read(task.id).pending?.file;
    if (!kept || !file || !this.#kept.open || this.#stops.has(task.id)) return;
    const stop = new AbortController();
    const isCurrent = () => this.#stops.get(task.id) === stop;
    this.#stops.set(task.id, stop);
    this.#kept.mark(task.id, { tried: true, stopped: false });
    this.#view.tell(task.id, { kind: 'running', percent: 0 });
    const { answeredAt, replaces, alike, tried: again } = kept;
    const requestKey = this.#kept.requestKeyOf(task.id);
    const upload = { exam: this.#exam, task, file, requestKey, answeredAt, replaces, alike, again, byItself };
    const outcome = await this.#deps.upload(upload, {
      signal: stop.signal,
      onProgress: (bytes, total) => {
        const percent = total > 0 ? Math.round((100 * bytes) / total) : 0;
        if (isCurrent()) this.#view.tell(task.id, { kind: 'running', percent });
      },
    });
    if ('file' in outcome) await this.#news.arrived(task.id, outcome.file); // even if the candidate has removed the file meanwhile
    if (!isCurrent()) return;
    this.#end(task.id, outcome);
    const { pending } = this.#view.read(task.id);
    if (this.#alone) {
      this.#giveUp(task.id);
      return;
    }
    if (!pending || stop.signal.aborted || !this.#kept.open || !healsByItself(pending.uploading))
      return this.#retries.end(task.id);
    this.#view.tell(task.id, pending.uploading, true);
    this.#retries.plan(task.id, outcome, () => void this.send(task, true));
  }

  stop(taskId: string): void {
    const running = this.#stops.get(taskId);
    if (!running) return;
    this.#kept.mark(taskId, { stopped: true });
    running.abort();
  }

  remove(taskId: string): void {
    this.#retries.end(taskId);
    this.#stops.get(taskId)?.abort();
    this.#stops.delete(taskId);
    const { pending } = this.#view.read(taskId);
    if (pending) this.#gone.add(likenessOf(taskId, pending.file));
    this.#kept.remove(taskId);
    this.#view.show(taskId, { pending: null });
  }

  settle(taskId: string, stored: UploadedFile | null): void {
    const kept = this.#kept.of(taskId);
    const { pending } = this.#view.read(taskId);
    if (!kept?.tried || kept.alike || !pending || !stored || this.#stops.has(taskId)) return;
    const { name, size } = pending.file;
    if (isUploadOf(stored, { ...kept, name, size })) this.remove(taskId);
  }

  #giveUp(taskId: string): void {
    const { pending } = this.#view.read(taskId);
    if (!pending || this.#stops.has(taskId)) return;
    this.remove(taskId);
    this.#news.unkept(pending.file.name);
  }

  async #store(taskId: string, file: File): Promise<void> {
    const durable = await this.#kept.written();
    const { pending } = this.#view.read(taskId);
    if (pending?.file === file) this.#view.show(taskId, { pending: { ...pending, saving: false } }, durable);
  }

  #end(taskId: string, outcome: UploadOutcome): void {
    this.#stops.delete(taskId);
    const { pending, arrivals } = this.#view.read(taskId);
    switch (outcome.kind) {
      case 'uploaded':
      case 'alreadyUploaded':
        this.remove(taskId);
        this.#view.show(taskId, { arrivals: arrivals + 1 });
        break;
      case 'unfit':
        this.remove(taskId);
        this.#view.show(taskId, { unfit: { name: pending?.file.name ?? '', problem: outcome.problem } });
        break;
      case 'unknown':
        this.#view.tell(taskId, { kind: 'unknown' });
        break;
      case 'cancelled':
        this.#kept.mark(taskId, { tried: false });
        this.#view.tell(taskId, { kind: 'cancelled' });
        break;
      default: {
        const { kind, error } = outcome;
        const refusals = (this.#kept.of(taskId)?.refusals ?? 0) + (isDefinite(error) ? 1 : 0);
        this.#kept.mark(taskId, { tried: false, refusals });
        this.#view.tell(taskId, { kind, error });
        if (waitsForLogIn(outcome)) this.#news.sessionOver(error);
      }
    }
  }

  #restore(task: UploadTask): void {
    if (this.#stops.has(task.id)) return;
    const file = this.#kept.fileOf(task.id);
    const uploading = { kind: 'waiting' } as const;
    this.#view.show(task.id, { pending: file ? { file, uploading, heals: false, saving: false } : null });
    if (file && this.#kept.of(task.id)?.stopped === false) void this.send(task);
  }
}
