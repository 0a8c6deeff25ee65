import type { Control } from '../../../fake-backend/control.ts';
import { randomIds } from '../../../src/adapters/browser/random-ids.ts';
import { accountCalls } from '../../../src/adapters/http/account/account-calls.ts';
import { assessmentCalls } from '../../../src/adapters/http/assessment/assessment-calls.ts';
import { toTimeline } from '../../../src/adapters/http/assessment/timeline-wire.ts';
import type { ApiCall } from '../../../src/adapters/http/define-call.ts';
import { HttpServerTime } from '../../../src/adapters/http/time/http-server-time.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { Config } from '../../../src/configuration/config.ts';
import type { Stage, StageName } from '../../../src/domain/assessment/timeline.ts';
import type { Exchange, Recorder } from '../recording/recorder.ts';
import { csrf } from '../rows/candidate-rows.ts';

export type Feature = Exclude<keyof Config['features'], 'offlineExams'>;

export interface Found {
  /** Null if it could not be tried. */
  readonly on: boolean | null;
  readonly reason: string;
}

export type Simulation = Pick<Control, 'settle' | 'travel' | 'toAssessmentDay' | 'actAsStaff' | 'mails'>;

/** The people or the simulation that do what a candidate cannot do. */
export interface Hands {
  /** Null for a real API, where people do the work. */
  readonly simulation: Simulation | null;
  confirm(deed: string): Promise<boolean>;
  /** Resolves once somebody has done the task. Rejects with `Stopped`, or with `Left` if the task can be skipped. */
  wait(task: string, isDone: () => Promise<boolean>, canBeLeft: boolean): Promise<void>;
}

/** The walk stops here until it is resumed. The message names the task that somebody must do first. */
export class Stopped extends Error {}

/** The step was skipped. */
export class Left extends Error {}

/** A reply of the API lacks what this step needs. */
export class Unable extends Error {}

/** A rule that the API must follow, apart from the form of its replies. */
export interface Duty {
  readonly title: string;
  readonly wanted: string;
  readonly sees: string;
  readonly mend: string;
}

/** A request that the API must refuse: with one of these statuses, or with a refusal in a reply with status 200. */
export interface Refusal extends Duty {
  readonly statuses: readonly number[];
}

/** As the report weighs a finding: 0 costs a candidate nothing, 1 a part of a page, 3 the way on. */
type Weight = 0 | 1 | 3;

export interface Breach extends Duty {
  readonly exchange: Exchange | null;
  readonly weight: Weight;
}

/** `send` in `mustRefuse` returns this value if the reply contains the refusal. */
export const refusedInside = 'refused';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly isNew: boolean;
}

export interface Wishes {
  readonly examForTrying?: string | undefined;
  /** `schedule/source/budget` of the order, for an API that does not list these ids. */
  readonly order?: string | undefined;
  /** The portal also asks for these at the sign-up, as its configuration says. */
  readonly signUp?: Partial<Config['signUp']> | undefined;
  /** Whether the portal has `transfer` in its configuration, and no gateway. */
  readonly transfer?: boolean | undefined;
}

export const newKey = randomIds.next;

interface Tried<T> {
  readonly value?: T;
  readonly failure?: ApiFailure;
  readonly exchange: Exchange | null;
}

const andWords = ({ kind, status, serverMessage, messages }: ApiFailure): string => {
  const [words] = [...(messages ?? []), ...(serverMessage ? [serverMessage] : [])];
  return `${kind === 'refused' ? 'status 200 dengan penolakan' : (status ?? kind)}${words ? ` "${words}"` : ''}`;
};

export const failureText = (failure: ApiFailure): string => {
  if (!failure.status && /^(network|timeout|http)$/.test(failure.kind)) return 'server tidak menjawab';
  if (failure.kind === 'contract') return 'jawabannya tidak dapat dibaca portal';
  if (failure.kind === 'between') return 'jawabannya bukan JSON dari API';
  return failure.status === 404 || failure.status === 405
    ? `panggilan ini tidak ada (${failure.status})`
    : `ditolak: ${andWords(failure)}`;
};

export class Player {
  readonly http: Recorder;
  readonly hands: Hands;
  readonly account: Account;
  readonly wishes: Wishes;
  /** Ids and other facts that a resumed walk needs. */
  readonly facts: Record<string, string>;
  readonly features: Partial<Record<Feature, Found>>;
  /** As the portal names a page that answers. */
  readonly device: string;
  readonly #serverTime: HttpServerTime;
  readonly #failedAt = new WeakMap<object, Exchange>();
  readonly breaches: Breach[] = [];
  readonly kept: string[] = [];

  constructor(
    http: Recorder,
    hands: Hands,
    account: Account,
    kept: Partial<Pick<Player, 'facts' | 'features' | 'wishes' | 'device'>>,
  ) {
    this.http = http;
    this.#serverTime = new HttpServerTime(http);
    this.device = kept.device ?? newKey();
    this.hands = hands;
    this.account = account;
    this.facts = kept.facts ?? {};
    this.features = kept.features ?? {};
    this.wishes = kept.wishes ?? {};
  }

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
    return this.#serverTime.read().then(
      ({ now }) => now,
      () => Date.now(),
    );
  }

  /** Runs every function even if an earlier one fails; then throws the first failure. */
  async all(...deeds: readonly (() => Promise<unknown>)[]): Promise<void> {
    const failures: unknown[] = [];
    for (const deed of deeds)
      await deed().catch((error: unknown) => {
        const exchange = this.http.exchanges.at(-1);
        if (error instanceof ApiFailure && exchange) this.#failedAt.set(error, exchange);
        failures.push(error);
      });
    if (failures.length > 0) throw failures[0];
  }

  /** The exchange that failed, which others may have followed. */
  failedAt(failure: ApiFailure): Exchange | null {
    return this.#failedAt.get(failure) ?? this.http.exchanges.at(-1) ?? null;
  }

  send<T>(call: ApiCall<T>, body: unknown): Promise<T> {
    return this.http.call(call, { body, requestKey: newKey() });
  }

  /** Null if the reply is unreadable: the server has processed the request anyway, and the report shows the unreadable reply. */
  async read<T>(sending: Promise<T>): Promise<T | null> {
    return sending.catch((error: unknown) => {
      if (error instanceof ApiFailure && error.kind === 'contract') return null;
      throw error;
    });
  }

  /** Sends calls, but excludes their replies from the comparison with the contract. */
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

  /**
   * Records whether the API has a feature. `send` returns true, or the reason why the feature is missing; it throws `Left` with the reason why
   * it cannot be tried.
   */
  async finds(feature: Feature, send: () => Promise<true | string>): Promise<boolean> {
    try {
      const value = await send();
      this.features[feature] =
        value === true ? { on: true, reason: 'dicoba, dan berjalan' } : { on: false, reason: value };
    } catch (error) {
      if (error instanceof Left) {
        this.features[feature] = { on: null, reason: `tidak dicoba: ${error.message}` };
        return false;
      }
      if (!(error instanceof ApiFailure)) throw error;
      this.features[feature] = { on: false, reason: failureText(error) };
    }
    return this.features[feature]?.on ?? false;
  }

  /**
   * Sends a request that the API must refuse. `isHarmless`: a missing refusal costs a candidate nothing. `isAsBefore`: whether an accepted
   * request has changed nothing.
   */
  async mustRefuse<T>(
    refusal: Refusal,
    send: () => Promise<T>,
    isHarmless = false,
    isAsBefore: (value: T | undefined) => Promise<boolean> = async () => false,
  ): Promise<void> {
    const { value, failure, exchange } = await this.aside(send);
    // a missing reply proves nothing, unless a large file may have broken the connection
    if (!exchange || (exchange.status === 0 && !refusal.statuses.includes(413))) return;
    // nor does a refusal for another reason, such as an email that is not verified yet
    if (failure?.status === 403 && !refusal.statuses.includes(403)) return;
    const isRefused = failure?.kind === 'refused' || refusal.statuses.some((status) => status === failure?.status);
    const isKept = isRefused || value === refusedInside || (await isAsBefore(value));
    this.judge(refusal, isKept, exchange, isHarmless ? 0 : 3);
  }

  judge(duty: Duty, isDone: boolean, exchange: Exchange | null, weight: Weight = 3): void {
    if (isDone) this.kept.push(duty.title);
    else this.breaches.push({ ...duty, exchange, weight });
  }

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

  opens(name: StageName, task: string): Promise<void> {
    return this.until(
      task,
      () => this.isOpen(name),
      async () => undefined,
    );
  }

  /** Reads one stage of the timeline. */
  async stage(name: StageName): Promise<Stage | undefined> {
    const wire = await this.http.ask(assessmentCalls.timeline, { params: { id: this.trx } });
    return wire ? toTimeline(this.trx, wire).stages.find((each) => each.name === name) : undefined;
  }

  /** Whether the candidate can act on a stage, as far as the timeline shows it. */
  async isOpen(name: StageName): Promise<boolean> {
    const stage = await this.stage(name);
    if (!stage || stage.status === 'unknown' || stage.status === 'done') return true;
    const isWithCandidate = stage.waitingFor === null || stage.waitingFor === 'candidate';
    return isWithCandidate && (stage.status === 'open' || stage.status === 'returned');
  }
}
