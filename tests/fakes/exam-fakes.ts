import { nobleHasher } from '../../src/adapters/browser/noble-hasher.ts';
import { ApiFailure } from '../../src/application/api-failure.ts';
import type { AttemptDeps } from '../../src/application/exam/attempt/attempt-effects.ts';
import type { ExamKey, ExamRepository } from '../../src/application/ports/exam/exam-repository.ts';
import { answersText } from '../../src/domain/exam/answers-text.ts';
import type { Exam, ExamReceipt, Exams } from '../../src/domain/exam/exam.ts';
import type {
  AnswerToSave,
  AnswerVersion,
  ExamContent,
  SaveReply,
  ServerAnswer,
} from '../../src/domain/exam/question.ts';
import { anEssay, aPaper } from '../builders/answers.ts';
import { anExam, examsOf } from '../builders/exam.ts';
import { countedIds, otherTab, pageDrafts } from './draft-fakes.ts';
import { FakeDrafts } from './fake-drafts.ts';
import { type MakeLocks, tabsOf, webLocksOf } from './tab-fakes.ts';
import { type FakeDevice, SetServerClock } from './time-fakes.ts';

const grace = 120_000;
const minute = 60_000;

export type ExamFault =
  | 'network'
  | 'acceptThenDrop'
  | 'expired'
  | 'forbidden'
  | 'refuses'
  | 'html'
  | { readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly takes: number };

interface Held {
  readonly current: AnswerVersion;
  readonly others: readonly AnswerVersion[];
}

const later = (a: AnswerVersion, b: AnswerVersion): boolean => {
  const by = a.revision - b.revision || Date.parse(a.answeredAt) - Date.parse(b.answeredAt);
  return by !== 0 ? by > 0 : a.device > b.device;
};
const saysTheSame = (a: AnswerVersion, b: AnswerVersion): boolean => a.value === b.value && a.doubtful === b.doubtful;

/** A minimal server of one exam, to prove that the client loses no answer. */
export class ExamServer implements Pick<ExamRepository, 'exams' | 'content' | 'save' | 'submit'> {
  questionIds: readonly string[];
  readonly held = new Map<string, Held>();
  readonly taken: (AnswerVersion & { questionId: string })[] = [];
  faults: ExamFault[] = [];
  calls: string[] = [];
  receipt: ExamReceipt | null = null;
  secondSubmissions = 0;
  online = true;
  sessionOver = false;
  locked = false;
  extraMinutes = 0;
  /** Whether the server stores answers before the submission. */
  keepsAnswers = true;
  unreadable = 0;
  latency = 20;
  ordinal: number | undefined;
  readonly #submissions = new Map<string, ExamReceipt | ApiFailure>();
  readonly #device: FakeDevice;
  #startedAt: number;
  readonly #minutes: number;

  constructor(device: FakeDevice, questionIds: readonly string[], minutes = 60) {
    this.#device = device;
    this.#startedAt = device.world;
    this.questionIds = questionIds;
    this.#minutes = minutes;
  }

  /** Another attempt at the same exam: its time starts now, and it has no answers. */
  startAgain(): void {
    this.#startedAt = this.#device.world;
    this.held.clear();
  }

  get exam(): Exam {
    return anExam({
      id: 'UJ-1',
      kind: 'essay',
      type: null,
      status: this.receipt ? 'submitted' : this.locked ? 'locked' : 'running',
      questionCount: this.questionIds.length,
      minutes: this.#minutes,
      extraMinutes: this.extraMinutes,
      startedAt: new Date(this.#startedAt).toISOString(),
      receipt: this.receipt,
      ...(this.ordinal !== undefined && { ordinal: this.ordinal }),
    });
  }

  get blankContent(): ExamContent {
    return aPaper({
      questions: this.questionIds.map((id, index) => anEssay(id, index + 1)),
      unreadable: this.unreadable,
      answers: this.questionIds.filter((id) => this.held.has(id)).map((id) => this.#answerOf(id)),
    });
  }

  get deadline(): number {
    return this.#startedAt + (this.#minutes + this.extraMinutes) * minute;
  }

  valueOf(questionId: string): string | undefined {
    return this.held.get(questionId)?.current.value;
  }

  exams(trxId: string) {
    return this.#answer('exams', (): Exams | null => {
      if (trxId !== this.exam.trxId) return null;
      return examsOf(this.exam);
    });
  }

  content(_: ExamKey) {
    return this.#answer('content', () => {
      this.#forbidWhileLocked();
      return this.blankContent;
    });
  }

  save(_: ExamKey, answers: readonly AnswerToSave[]) {
    return this.#answer('save', (): SaveReply | null => {
      if (!this.keepsAnswers) return null;
      this.#forbidWhileLocked();
      if (this.receipt) throw new ApiFailure({ kind: 'refused', messages: ['Ujian sudah dikirim.'] });
      return this.#taken(answers);
    });
  }

  /** Repeats the first reply to a request key, even a refusal, like the idempotency layers of real servers. */
  submit(_: ExamKey, answers: readonly AnswerToSave[], digest: string, requestKey: string) {
    return this.#answer(`submit ${requestKey}`, (): ExamReceipt => {
      const before = this.#submissions.get(requestKey);
      if (before instanceof ApiFailure) throw before;
      if (before) return before;
      try {
        const receipt = this.#receiptFor(answers, digest);
        this.#submissions.set(requestKey, receipt);
        return receipt;
      } catch (error) {
        this.#submissions.set(requestKey, error as ApiFailure);
        throw error;
      }
    });
  }

  #forbidWhileLocked(): void {
    if (this.locked) throw new ApiFailure({ kind: 'http', status: 403 });
  }

  #receiptFor(answers: readonly AnswerToSave[], digest: string): ExamReceipt {
    this.#forbidWhileLocked();
    if (this.receipt) {
      this.secondSubmissions += 1;
      throw new ApiFailure({ kind: 'refused', messages: ['Ujian sudah dikirim.'] });
    }
    const { refused } = this.#taken(answers);
    const has = this.#digestOf((id) => this.valueOf(id));
    const isRefused = (id: string) => refused.some(({ questionId }) => questionId === id);
    const carried = this.#digestOf((id) =>
      isRefused(id) ? answers.findLast(({ questionId }) => questionId === id)?.value : this.valueOf(id),
    );
    if (digest !== '' && digest !== has && digest !== carried)
      throw new ApiFailure({ kind: 'refused', fieldErrors: { digest: ['Jawaban di server berbeda.'] } });
    this.receipt = {
      number: 'TT-1',
      submittedAt: new Date(this.#device.world).toISOString(),
      answered: [...this.held.values()].filter(({ current }) => current.value.trim() !== '').length,
      total: this.questionIds.length,
      digest: has,
    };
    return this.receipt;
  }

  #digestOf(answerOf: (questionId: string) => string | undefined): string {
    return nobleHasher.sha256(answersText(this.questionIds, answerOf));
  }

  #answerOf(questionId: string): ServerAnswer {
    const held = this.held.get(questionId);
    return { questionId, current: held?.current ?? null, others: [...(held?.others ?? [])], file: null };
  }

  async #answer<Reply>(call: string, handle: () => Reply): Promise<Reply> {
    this.calls.push(call);
    const fault = this.faults.shift();
    if (typeof fault === 'object' && 'takes' in fault) await this.#device.wait(fault.takes);
    else if (this.latency > 0) await this.#device.wait(this.latency);
    if (!this.online || fault === 'network') throw new ApiFailure({ kind: 'network' });
    if (this.sessionOver || fault === 'expired') throw new ApiFailure({ kind: 'expired', status: 401 });
    if (fault === 'forbidden') throw new ApiFailure({ kind: 'http', status: 403 });
    if (fault === 'refuses') throw new ApiFailure({ kind: 'refused', messages: ['Tidak bisa.'] });
    if (fault === 'html') throw new ApiFailure({ kind: 'between' });
    if (typeof fault === 'object' && 'status' in fault) throw new ApiFailure({ kind: 'http', ...fault });
    const reply = handle();
    if (fault === 'acceptThenDrop') throw new ApiFailure({ kind: 'network' });
    return reply;
  }

  #taken(answers: readonly AnswerToSave[]): SaveReply {
    if (answers.some(({ revision, base }) => revision <= base)) throw new ApiFailure({ kind: 'http', status: 422 });
    const saved: SaveReply['saved'][number][] = [];
    const refused: SaveReply['refused'][number][] = [];
    const told = new Set<string>();
    for (const { questionId, base, ...version } of answers) {
      const { revision, device } = version;
      const reason = this.#whyNot(questionId, version);
      if (reason === null) {
        saved.push({ questionId, revision, device });
        this.#take(questionId, base, version);
      } else refused.push({ questionId, revision, reason });
      const isOther = (each: AnswerVersion) => each.device !== device || each.revision > revision;
      if (this.#versionsOf(questionId).some(isOther)) told.add(questionId);
      else told.delete(questionId);
    }
    return { saved, refused, answers: [...told].map((id) => this.#answerOf(id)) };
  }

  #versionsOf(questionId: string): readonly AnswerVersion[] {
    const held = this.held.get(questionId);
    return held ? [held.current, ...held.others] : [];
  }

  #isKnown(questionId: string, { device, revision }: AnswerVersion): boolean {
    return this.#versionsOf(questionId).some((each) => each.device === device && each.revision >= revision);
  }

  #whyNot(questionId: string, version: AnswerVersion): string | null {
    if (!this.questionIds.includes(questionId)) return 'Soal ini tidak ada.';
    const late = Date.parse(version.answeredAt) > this.deadline || this.#device.world > this.deadline + grace;
    return late && !this.#isKnown(questionId, version) ? 'Waktu ujian telah habis.' : null;
  }

  #take(questionId: string, base: number, version: AnswerVersion): void {
    if (this.#isKnown(questionId, version)) return;
    this.taken.push({ questionId, ...version });
    const { current, others } = this.held.get(questionId) ?? { current: version, others: [] };
    const seen = current.device === version.device || base >= current.revision;
    const [wins, loses] = seen || later(version, current) ? [version, current] : [current, version];
    const beside = seen ? others : [...others.filter(({ device }) => device !== loses.device), loses];
    this.held.set(questionId, {
      current: wins,
      others: beside.filter((each) => each.device !== wins.device && !saysTheSame(each, wins)),
    });
  }
}

/** One browser with its shared parts; each `deps()` returns the services of a new page. */
export const examBrowser = (device: FakeDevice, server: ExamServer, name = 'A', locks: MakeLocks = webLocksOf) => {
  const newTab = tabsOf(locks(device), device);
  const drafts = new FakeDrafts(device);
  const serverClock = new SetServerClock();
  serverClock.set(() => device.world);
  const counted = countedIds();
  const ids = { next: () => `${name}-${counted.next()}` };
  const session = otherTab();
  const deps = (): AttemptDeps => ({
    exams: server,
    drafts: pageDrafts(drafts.page(), { ids: countedIds(), clock: device, tabs: session }),
    tabs: newTab(),
    clock: device,
    serverClock,
    pageLife: device.pageLife,
    random: { next: () => 0.5 },
    ids,
    hasher: nobleHasher,
    partialSaves: true,
  });
  return { drafts, session, serverClock, deps };
};
