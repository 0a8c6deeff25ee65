import type { Control } from '../../../fake-backend/control.ts';
import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { toTimeline } from '../../../src/adapters/http/assessment/timeline-wire.ts';
import type { ApiCall } from '../../../src/adapters/http/define-call.ts';
import { timeCalls } from '../../../src/adapters/http/time/time-calls.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { Config } from '../../../src/config.ts';
import type { StageName } from '../../../src/domain/assessment/timeline.ts';
import type { Exchange, Recorder } from '../recording/recorder.ts';
import { csrf } from '../rows/candidate-rows.ts';

export type Feature = Exclude<keyof Config['features'], 'offlineExams'>;

/** Whether the API has a feature, and how that was found. */
export interface Found {
  readonly on: boolean;
  readonly reason: string;
}

/** Controls the simulated API's staff, payments, clock and mails. */
export type Simulation = Pick<Control, 'settle' | 'travel' | 'toAssessmentDay' | 'actAsStaff' | 'mails'>;

/** Those who do what a candidate cannot do. */
export interface Hands {
  /** Null for a real API, where people do it. */
  readonly simulation: Simulation | null;
  /** Asks before something that cannot be undone. */
  confirm(deed: string): Promise<boolean>;
  /** Resolves once somebody has done the task; rejects with `Stopped`, or with `Left` if the task can be left out. */
  wait(task: string, isDone: () => Promise<boolean>, canBeLeft: boolean): Promise<void>;
}

/** The life ends here until it is resumed. The message says what somebody must do first. */
export class Stopped extends Error {}

/** A step that was left out. */
export class Left extends Error {}

/** A step that a reply makes impossible. */
export class Unable extends Error {}

/** A duty of the API besides answering in the right form. */
export interface Duty {
  readonly title: string;
  readonly wanted: string;
  /** The effect on a candidate if the duty is not done. */
  readonly sees: string;
  readonly mend: string;
}

/** A refusal that the API must give; these statuses are good besides a refusal with status 200. */
export interface Refusal extends Duty {
  readonly statuses: readonly number[];
}

/** A duty that was not done. */
export interface Breach extends Duty {
  readonly exchange: Exchange | null;
  readonly isHarmless: boolean;
}

/** The result of `send` in `mustRefuse` if the reply holds the refusal. */
export const refusedInside = 'refused';

export interface Account {
  readonly email: string;
  readonly password: string;
  /** The account is to be made. */
  readonly isNew: boolean;
}

export interface Wishes {
  readonly examForTrying?: string | undefined;
  /** Schedule, source and id of the budget, where the catalogue does not name them. */
  readonly order?: string | undefined;
}

interface Tried<T> {
  readonly value?: T;
  readonly failure?: ApiFailure;
  readonly exchange: Exchange | null;
}

const andWords = ({ kind, status, serverMessage, messages }: ApiFailure): string => {
  const [words] = [...(messages ?? []), ...(serverMessage ? [serverMessage] : [])];
  return `${kind === 'refused' ? 'status 200 dengan penolakan' : (status ?? kind)}${words ? ` "${words}"` : ''}`;
};

/** Why a call failed, for a report. */
export const failureText = (failure: ApiFailure): string => {
  if (!failure.status && /^(network|timeout|http)$/.test(failure.kind)) return 'server tidak menjawab';
  if (failure.kind === 'contract') return 'jawabannya tidak dapat dibaca portal';
  return failure.status === 404 || failure.status === 405
    ? `panggilan ini tidak ada (${failure.status})`
    : `ditolak: ${andWords(failure)}`;
};

const filling = new Uint8Array(400).fill(7);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...filling]);

/** Files with the first bytes of their type; `more` bytes make one large. */
export const pngOf = (name: string, more = 0): File =>
  new File([png, new Uint8Array(more)], name, { type: 'image/png' });
export const pdfOf = (name: string): File => new File(['%PDF-1.7\n', filling], name, { type: 'application/pdf' });
export const zipOf = (name: string): File => new File(['PK\u0003\u0004', filling], name, { type: 'application/zip' });

/** A signature that is drawn in a form. */
export const signed = {
  signature_source: 'new',
  signature: `data:image/png;base64,${btoa(String.fromCharCode(...png))}`,
} as const;

/** Plays the life of one candidate, and keeps what it has found. */
export class Player {
  readonly http: Recorder;
  readonly hands: Hands;
  readonly account: Account;
  readonly wishes: Wishes;
  /** Ids that a resumed life needs. */
  readonly facts: Record<string, string>;
  readonly features: Partial<Record<Feature, Found>>;
  readonly breaches: Breach[] = [];
  /** Titles of the duties that were done. */
  readonly kept: string[] = [];

  constructor(
    http: Recorder,
    hands: Hands,
    account: Account,
    kept: Partial<Pick<Player, 'facts' | 'features' | 'wishes'>>,
  ) {
    this.http = http;
    this.hands = hands;
    this.account = account;
    this.facts = kept.facts ?? {};
    this.features = kept.features ?? {};
    this.wishes = kept.wishes ?? {};
  }

  /** The number of the purchase. */
  get trx(): string {
    return this.facts.trx ?? '';
  }

  async logIn(): Promise<void> {
    const { email, password } = this.account;
    const { token, candidate } = await this.http.callAlone(accountCalls.logIn, { body: { email, password } });
    this.http.keepBearer(token);
    const me = (await this.http.ask(accountCalls.current)) ?? candidate;
    if (!me) throw new Unable('GET /api/asesi tidak mengenal siapa yang masuk');
    this.facts.me = me.id;
    if (!this.account.isNew) this.http.secrets.add(me.fullname);
  }

  /** The server's time (ms), which the simulated API can move. */
  async now(): Promise<number> {
    return Date.parse((await this.http.ask(timeCalls.now)) ?? new Date().toISOString());
  }

  /** Does every deed, also after a failure, and then throws the first failure. */
  async all(...deeds: readonly (() => Promise<unknown>)[]): Promise<void> {
    const failures: unknown[] = [];
    for (const deed of deeds) await deed().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  /** Sends a body once. */
  send<T>(call: ApiCall<T>, body: unknown): Promise<T> {
    return this.http.call(call, { body, requestKey: crypto.randomUUID() });
  }

  /** Null where the reply cannot be read: the server has done what was sent anyway, and a finding tells of the reply. */
  async read<T>(sending: Promise<T>): Promise<T | null> {
    return sending.catch((error: unknown) => {
      if (error instanceof ApiFailure && error.kind === 'contract') return null;
      throw error;
    });
  }

  /** Sends calls, and keeps their replies out of the comparison with the contract. */
  async aside<T>(send: () => Promise<T>): Promise<Tried<T>> {
    const from = this.http.exchanges.length;
    const exchange = () => this.http.exchanges.splice(from).findLast(({ call }) => call !== csrf) ?? null;
    try {
      const value = await send();
      return { value, exchange: exchange() };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return { failure: error, exchange: exchange() };
    }
  }

  /** Finds whether the API has a feature: `send` gives true, or why not. */
  async finds(feature: Feature, send: () => Promise<true | string>): Promise<boolean> {
    try {
      const value = await send();
      this.features[feature] =
        value === true ? { on: true, reason: 'dicoba, dan berjalan' } : { on: false, reason: value };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      this.features[feature] = { on: false, reason: failureText(error) };
    }
    return this.features[feature]?.on ?? false;
  }

  /** Sends what the API must refuse. `isHarmless`: without the refusal a candidate loses nothing. */
  async mustRefuse(refusal: Refusal, send: () => Promise<unknown>, isHarmless = false): Promise<void> {
    const { value, failure, exchange } = await this.aside(send);
    // without a reply nothing is known, unless a large file may have broken the connection
    if (!exchange || (exchange.status === 0 && !refusal.statuses.includes(413))) return;
    const isRefused = failure?.kind === 'refused' || refusal.statuses.some((status) => status === failure?.status);
    this.judge(refusal, isRefused || value === refusedInside, exchange, isHarmless);
  }

  judge(duty: Duty, isDone: boolean, exchange: Exchange | null, isHarmless = false): void {
    if (isDone) this.kept.push(duty.title);
    else this.breaches.push({ ...duty, exchange, isHarmless });
  }

  /** Waits until somebody else has done the task, or until the simulated API has. */
  async until(
    task: string,
    isDone: () => Promise<boolean>,
    simulate: (simulation: Simulation) => Promise<unknown>,
    canBeLeft = false,
  ): Promise<void> {
    if (await isDone()) return;
    const { simulation } = this.hands;
    if (simulation) await simulate(simulation);
    if (simulation && (await isDone())) return;
    await this.hands.wait(task, isDone, canBeLeft);
  }

  /** Waits until a stage is open. */
  opens(name: StageName, task: string, simulate: (simulation: Simulation) => Promise<unknown> = async () => undefined) {
    return this.until(task, () => this.isOpen(name), simulate);
  }

  /** Whether a stage waits for nobody but the candidate, as far as the timeline says it. */
  async isOpen(name: StageName): Promise<boolean> {
    const wire = await this.http.ask(assessmentCalls.timeline, { params: { id: this.trx } });
    const stage = wire && toTimeline(this.trx, wire).stages.find((each) => each.name === name);
    if (!stage || stage.status === 'unknown' || stage.status === 'done') return true;
    const isWithCandidate = stage.waitingFor === null || stage.waitingFor === 'candidate';
    return isWithCandidate && (stage.status === 'open' || stage.status === 'returned');
  }
}
