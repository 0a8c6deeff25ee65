import { nobleDigest } from '../../src/adapters/browser/noble-digest.ts';
import { ApiFailure } from '../../src/application/api-failure.ts';
import type { SittingDeps } from '../../src/application/exam/sitting-deps.ts';
import type { AnswerToSave, ExamKey, ExamRepository, SaveReply } from '../../src/application/ports/exam-repository.ts';
import type { Exam, ExamReceipt } from '../../src/domain/exam/exam.ts';
import type { AnswerVersion, ExamPaper, ServerAnswer } from '../../src/domain/exam/question.ts';
import { countedIds, otherTab, pageDrafts } from './draft-fakes.ts';
import { FakeDrafts } from './fake-drafts.ts';
import { type MakeLocks, tabsOf, webLocksOf } from './tab-fakes.ts';
import { type FakeDevice, SetServerClock } from './time-fakes.ts';

const grace = 120_000;
const minute = 60_000;

/** What happens to a call of the server; the first of the list meets the next call. */
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
  current: AnswerVersion;
  others: AnswerVersion[];
}

const later = (a: AnswerVersion, b: AnswerVersion): boolean =>
  a.revision !== b.revision
    ? a.revision > b.revision
    : a.answeredAt !== b.answeredAt
      ? a.answeredAt > b.answeredAt
      : a.device > b.device;

/** A server of one exam, in a few lines of its own: what the client must never lose against. */
export class ExamServer implements Pick<ExamRepository, 'exams' | 'paper' | 'save' | 'submit'> {
  readonly held = new Map<string, Held>();
  /** Every version that has ever been taken. */
  readonly taken: (AnswerVersion & { questionId: string })[] = [];
  faults: ExamFault[] = [];
  calls: string[] = [];
  receipt: ExamReceipt | null = null;
  /** Submissions that came after one was accepted. */
  secondSubmissions = 0;
  /** Whether there is a network at all. */
  online = true;
  sessionOver = false;
  /** Closed by the assessor. */
  locked = false;
  extraMinutes = 0;
  /** Milliseconds that each call takes. */
  latency = 20;
  readonly #submissions = new Map<string, ExamReceipt | ApiFailure>();
  readonly #device: FakeDevice;
  readonly #startedAt: number;
  readonly #questionIds: readonly string[];
  readonly #minutes: number;

  constructor(device: FakeDevice, questionIds: readonly string[], minutes = 60) {
    this.#device = device;
    this.#startedAt = device.world;
    this.#questionIds = questionIds;
    this.#minutes = minutes;
  }

  get exam(): Exam {
    return {
      id: 'UJ-1',
      trxId: 'TRX-1',
      kind: 'essay',
      type: null,
      status: this.receipt ? 'submitted' : this.locked ? 'locked' : 'running',
      questionCount: this.#questionIds.length,
      minutes: this.#minutes,
      extraMinutes: this.extraMinutes,
      startedAt: new Date(this.#startedAt).toISOString(),
      submitAllowed: true,
      note: null,
      receipt: this.receipt,
    };
  }

  get blankPaper(): ExamPaper {
    return {
      examId: 'UJ-1',
      trxId: 'TRX-1',
      instructionsHtml: null,
      scenarioHtml: null,
      steps: [],
      units: [],
      questions: this.#questionIds.map((id, index) => ({ id, no: index + 1, kind: 'essay', html: '', longest: null })),
      answers: this.#questionIds.map((id) => this.#answerOf(id)),
    };
  }

  get deadline(): number {
    return this.#startedAt + (this.#minutes + this.extraMinutes) * minute;
  }

  /** The value in force. */
  valueOf(questionId: string): string | undefined {
    return this.held.get(questionId)?.current.value;
  }

  exams(_: string) {
    return this.#answer('exams', () => ({
      trxId: 'TRX-1',
      scheme: { title: 'Skema', number: '1' },
      candidate: 'Eka Contoh',
      assessor: { name: 'Asesor', registration: '' },
      exams: [this.exam],
    }));
  }

  paper(_: ExamKey) {
    return this.#answer('paper', () => this.blankPaper);
  }

  save(_: ExamKey, answers: readonly AnswerToSave[]) {
    return this.#answer('save', (): SaveReply => {
      if (this.locked) throw new ApiFailure({ kind: 'http', status: 403 });
      if (this.receipt) throw new ApiFailure({ kind: 'refused', messages: ['Ujian sudah dikirim.'] });
      return this.#taken(answers);
    });
  }

  /** Like idempotency layers of real servers: whatever a request key was answered with, a refusal too, is said again. */
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

  #receiptFor(answers: readonly AnswerToSave[], digest: string): ExamReceipt {
    if (this.receipt) {
      this.secondSubmissions += 1;
      throw new ApiFailure({ kind: 'refused', messages: ['Ujian sudah dikirim.'] });
    }
    this.#taken(answers);
    const text = this.#questionIds.map((id) => `${id}\t${JSON.stringify(this.valueOf(id) ?? '')}`).join('\n');
    if (nobleDigest.sha256(text) !== digest)
      throw new ApiFailure({ kind: 'refused', fieldErrors: { digest: ['Jawaban di server berbeda.'] } });
    this.receipt = {
      number: 'TT-1',
      submittedAt: new Date(this.#device.world).toISOString(),
      answered: this.held.size,
      total: this.#questionIds.length,
      digest,
    };
    return this.receipt;
  }

  #answerOf(questionId: string): ServerAnswer {
    const held = this.held.get(questionId);
    return { questionId, current: held?.current ?? null, others: [...(held?.others ?? [])], file: null };
  }

  async #answer<Reply>(call: string, handle: () => Reply): Promise<Reply> {
    this.calls.push(call);
    const fault = this.faults.shift();
    if (typeof fault === 'object' && 'takes' in fault) await this.#device.wait(fault.takes);
    else await this.#device.wait(this.latency);
    if (!this.online || fault === 'network') throw new ApiFailure({ kind: 'network' });
    if (this.sessionOver || fault === 'expired') throw new ApiFailure({ kind: 'expired', status: 401 });
    if (fault === 'forbidden') throw new ApiFailure({ kind: 'http', status: 403 });
    if (fault === 'refuses') throw new ApiFailure({ kind: 'refused', messages: ['Tidak bisa.'] });
    if (fault === 'html') throw new ApiFailure({ kind: 'contract' });
    if (typeof fault === 'object' && 'status' in fault) throw new ApiFailure({ kind: 'http', ...fault });
    const reply = handle();
    if (fault === 'acceptThenDrop') throw new ApiFailure({ kind: 'network' });
    return reply;
  }

  #taken(answers: readonly AnswerToSave[]): SaveReply {
    const saved: SaveReply['saved'][number][] = [];
    const refused: SaveReply['refused'][number][] = [];
    const touched: ServerAnswer[] = [];
    for (const { questionId, base, ...version } of answers) {
      const late = Date.parse(version.answeredAt) > this.deadline || this.#device.world > this.deadline + grace;
      const { revision, device } = version;
      const held = this.held.get(questionId);
      const known =
        held && [held.current, ...held.others].some((each) => each.revision === revision && each.device === device);
      if (late && !known) {
        refused.push({ questionId, revision, reason: 'Waktu ujian telah habis.' });
        continue;
      }
      saved.push({ questionId, revision, device });
      if (known) continue;
      this.taken.push({ questionId, ...version });
      if (!held) this.held.set(questionId, { current: version, others: [] });
      else if (held.current.device === device) {
        if (held.current.revision < revision) held.current = version;
      } else if (base >= held.current.revision) {
        held.others = held.others.filter((each) => each.device !== device);
        held.current = version;
      } else {
        const [wins, loses] = later(version, held.current) ? [version, held.current] : [held.current, version];
        held.current = wins;
        held.others = [...held.others.filter((each) => each.device !== loses.device), loses];
        touched.push(this.#answerOf(questionId));
      }
    }
    return { saved, refused, answers: touched };
  }
}

/** One browser: what its pages share. `open` gives the services of a page. */
export const examBrowser = (device: FakeDevice, server: ExamServer, name = 'A', locks: MakeLocks = webLocksOf) => {
  const newTab = tabsOf(locks(device), device);
  const drafts = new FakeDrafts(device);
  const serverClock = new SetServerClock();
  serverClock.set(() => device.world);
  const counted = countedIds();
  const ids = { next: () => `${name}-${counted.next()}` };
  const session = otherTab();
  const deps = (): SittingDeps => ({
    exams: server,
    drafts: pageDrafts(drafts.page(), { ids: countedIds(), clock: device, tabs: session }),
    tabs: newTab(),
    clock: device,
    serverClock,
    pageLife: device.pageLife,
    chance: { next: () => 0.5 },
    ids,
    digest: nobleDigest,
  });
  return { drafts, session, serverClock, deps };
};
