import type { DraftSession } from '../../src/application/draft/draft-session.ts';
import { subjectOfAttempt } from '../../src/application/exam/attempt/attempt-key.ts';
import { examAttemptTokens } from '../../src/application/exam/attempt-tokens.ts';
import type { DemonstrationUploads } from '../../src/application/exam/uploads/demonstration-uploads.ts';
import { readKeptUploads } from '../../src/application/exam/uploads/kept-uploads.ts';
import { noUploads, type PendingFile } from '../../src/application/exam/uploads/uploads-state.ts';
import { timeTokens } from '../../src/application/time/tokens.ts';
import type { Exam } from '../../src/domain/exam/exam.ts';
import type { ExamContent, UploadedFile, UploadTask } from '../../src/domain/exam/question.ts';
import { uploadTasks } from '../../src/domain/exam/uploaded-file.ts';
import { demonstrationDraft } from '../../src/ui/exam/practical/demonstration-draft.ts';
import type { Act } from './acts.ts';
import { again, ExamPage } from './exam-page.ts';
import { HeldDraft } from './held-draft.ts';
import { textOf } from './light-web.ts';
import type { ShownTask } from './oracle.ts';
import type { Portal } from './portal.ts';

/** Tries that end only when the candidate presses a button. */
const waitsOf = ({ uploading: { kind }, heals }: PendingFile): ShownTask['waits'] =>
  kind === 'running' || heals ? 'by itself' : 'for the candidate';

/** A page of a demonstration: a file is chosen for each task, and sent until the server has it. */
export class DemonstrationPage extends ExamPage {
  protected override readonly kinds = ['demonstration'] as const;
  #uploads: DemonstrationUploads | null = null;
  #held: HeldDraft | null = null;
  #asked: readonly UploadTask[] = [];
  /** The file of each task that the page shows as uploaded. */
  readonly #stored = new Map<string, UploadedFile | null>();
  /** The file that was last chosen on this page for each task. */
  readonly #chosen = new Map<string, File>();
  /** Counts the uploads that arrived: a look that began before the last one is out of date. */
  #arrivals = 0;
  /** What disappears now is not called uploaded. */
  #isQuiet = false;

  override get texts(): readonly string[] | null {
    return this.#uploads ? this.#pending().map(([, { file }]) => textOf(file)) : null;
  }

  protected override get tasks(): readonly ShownTask[] {
    return this.#asked.map(({ id }) => {
      const { pending } = this.#of(id);
      return { id, uploaded: this.#stored.get(id)?.id ?? null, waits: pending && waitsOf(pending) };
    });
  }

  #of(task: string) {
    return this.#uploads?.state.value.tasks.get(task) ?? noUploads;
  }

  #pending(): readonly (readonly [UploadTask, PendingFile])[] {
    return this.#asked.flatMap((task) => {
      const { pending } = this.#of(task.id);
      return pending ? [[task, pending] as const] : [];
    });
  }

  override async show(portal: Portal, wanted: number): Promise<void> {
    await super.show(portal, wanted);
    const { exam, content, attempt, around, who } = this;
    if (!exam || !content || !attempt) return;
    this.#asked = uploadTasks(content);
    const uploads = portal(examAttemptTokens.openUploads)(exam, {
      arrived: async (task, file) => {
        this.#arrivals += 1;
        this.#shows(task, file);
        void this.#look();
      },
      sessionOver: () => undefined,
      unkept: (name) => {
        for (const { id } of this.#asked) if (this.#chosen.get(id)?.name === name) around.oracle.gaveUp(who, id);
      },
    });
    this.#uploads = uploads;
    this.#watch(uploads);
    this.saw(content);
    attempt.state.subscribe(({ role, handedIn }) => {
      if (role === 'writing' && !handedIn) this.#hold(portal, uploads, exam);
      else void this.#letGo();
      if (role === 'reading') uploads.handOver();
    });
  }

  /** A file that waited and waits no more, although nobody took it away, is called uploaded. */
  #watch(uploads: DemonstrationUploads): void {
    let before = uploads.state.value;
    uploads.state.subscribe((now) => {
      for (const { id } of this.#asked) {
        const [then, left] = [before.tasks.get(id), now.tasks.get(id)];
        if (!then?.pending || left?.pending || this.#isQuiet || !now.ready || left?.unfit) continue;
        const stored = this.#stored.get(id)?.id ?? 'nothing';
        this.around.oracle.uploaded(this.who, id, stored, textOf(then.pending.file));
      }
      before = now;
    });
  }

  #hold(portal: Portal, uploads: DemonstrationUploads, exam: Exam): void {
    const { who } = this;
    if (this.#held) return;
    void this.#look();
    const key = { user: who.id, form: demonstrationDraft(exam), subject: exam.trxId };
    this.#held = new HeldDraft(portal, key, subjectOfAttempt(exam), (session) => {
      if (session) session.state.subscribe(() => void Promise.resolve().then(() => this.#attach(uploads, session)));
      else this.#freeze(uploads);
    });
  }

  #freeze(uploads: DemonstrationUploads): void {
    uploads.handOver();
    uploads.detach();
  }

  #attach(uploads: DemonstrationUploads, session: DraftSession): void {
    if (this.#held?.session !== session) return;
    const { found, keys, keep, addFile, removeFile, flush, state } = session;
    const { files, durable, overtaken, touched, foundLater } = state.value;
    if (overtaken || foundLater !== null) this.around.oracle.warned(this.who, this.tab);
    if (overtaken) {
      this.#freeze(uploads);
      return;
    }
    if (foundLater !== null && !touched && found === null) {
      void this.#held.open();
      return;
    }
    const written = async () => {
      await flush();
      return state.value.durable && !state.value.overtaken;
    };
    const restored = found ? readKeptUploads(found.values) : null;
    const requestKey = keys.of('uploads');
    const draft = { restored, files, requestKey, durable, keep, addFile, removeFile, flush: written };
    this.#quietly(() => uploads.attach(draft, this.#asked)); // what another page has sent waits here no more
  }

  async #letGo(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    this.#uploads?.detach();
    await held?.close();
  }

  #shows(task: string, file: UploadedFile | null): void {
    this.#stored.set(task, file);
    if (file) this.around.oracle.uploaded(this.who, task, file.id);
    this.#uploads?.settle(task, file);
  }

  protected override saw({ answers }: ExamContent): void {
    for (const { questionId, file } of answers) this.#shows(questionId, file);
  }

  /** Reads from the server which files it has. */
  async #look(): Promise<void> {
    const portal = this.portal as Portal;
    const { uploaded } = portal(examAttemptTokens.demonstrationQueries);
    const clock = portal(timeTokens.clock);
    for (const { id } of this.#asked) {
      const before = this.#arrivals;
      const file = await again(clock, () => uploaded(this.who.trxId, id)).catch(() => undefined); // a log-in looks again
      if (file !== undefined && before === this.#arrivals && this.tab.isAlive) this.#shows(id, file);
    }
  }

  override type({ what, n, at }: Act): void {
    const [uploads, session, task] = [this.#uploads, this.#held?.session, this.#asked[n % this.#asked.length]];
    const { state } = this.attempt ?? {};
    if (!uploads?.state.value.ready || !session || !task || state?.value.locked || state?.value.closed) return;
    if (session.state.value.foundLater !== null) {
      this.around.oracle.keptOnly(this.who, this.texts ?? []);
      session.keepOwn();
    }
    const { pending } = this.#of(task.id);
    const isRunning = pending?.uploading.kind === 'running';
    if (what === 'doubt' && isRunning) uploads.stop(task.id);
    else if (pending && (what === 'doubt' || n % 3 === 0)) this.#takeAway(uploads, task);
    else if (pending && !isRunning) void uploads.send(task);
    if (what !== 'doubt' && !this.#of(task.id).pending) this.#choose(uploads, task, `${at}`.padStart(9, '0'), n);
  }

  #quietly(change: () => void): void {
    this.#isQuiet = true;
    change();
    this.#isQuiet = false;
  }

  #takeAway(uploads: DemonstrationUploads, { id }: UploadTask): void {
    this.#quietly(() => uploads.remove(id));
    this.around.oracle.removed(this.who, id);
  }

  /** Some candidates name all their files alike, and some of those are equally long. */
  #choose(uploads: DemonstrationUploads, task: UploadTask, at: string, n: number): void {
    const { mark } = this.who;
    const file = new File([`%PDF-1.4 ${mark}${task.id}-${at}`], n % 5 === 0 ? `${mark}hasil.pdf` : `${mark}${at}.pdf`, {
      type: 'application/pdf',
    });
    this.#chosen.set(task.id, file);
    void uploads.choose(task, file, this.#stored.get(task.id) ?? null);
    if (this.#of(task.id).reading) this.around.oracle.wrote(this.who, textOf(file), this.tab, task.id);
  }

  override async press(): Promise<void> {
    if (this.#pending().every(([, { uploading }]) => uploading.kind !== 'running')) await super.press();
  }

  override async takeOver(): Promise<void> {
    await super.takeOver();
    if (this.#held && !this.#held.session) await this.#held.takeOver();
  }

  /** Looks again, and presses what waits to be pressed. */
  override async goOn(): Promise<void> {
    await super.goOn();
    if (this.#held?.session?.state.value.overtaken) await this.#held.open();
    if (this.#held && !this.#held.session) await this.#held.takeOver();
    await this.#look();
    for (const [task, pending] of this.#pending())
      if (waitsOf(pending) === 'for the candidate') void this.#uploads?.send(task);
  }

  override flush(): void {
    super.flush();
    void this.#held?.session?.flush();
  }

  override resume(): void {
    super.resume();
    this.#uploads?.resume();
    void this.#look();
  }

  override async leave(): Promise<void> {
    await this.#letGo();
    await super.leave();
  }
}
