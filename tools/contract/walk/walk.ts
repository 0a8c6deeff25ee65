import * as z from 'zod/mini';
import { HttpAccountRepository } from '../../../src/adapters/http/account/http-account-repository.ts';
import { isUnproven } from '../../../src/adapters/http/stored-form.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { parseConfig } from '../../../src/configuration/config.ts';
import { budgetSources } from '../../../src/domain/purchase/budget-source.ts';
import { CannotCheck, networkClient, reach, type Settings } from '../check/check.ts';
import { knownCalls } from '../check/known.ts';
import type { Row } from '../row.ts';
import { table } from '../table.ts';
import { plain } from './hands.ts';
import { life, type Step } from './life.ts';
import {
  type Account,
  type Feature,
  type Found,
  failureText,
  type Hands,
  Left,
  Player,
  Stopped,
  Unable,
  type Wishes,
} from './player.ts';
import { storedAsSent } from './refusals.ts';
import { blocksOf, htmlOf, markdownOf } from './render.ts';
import { type CallReport, callReports, callWire, merged, weightOf } from './report.ts';

const text = z.string().check(z.maxLength(2_000));
const stepWire = z.strictObject({ outcome: z.enum(['done', 'failed', 'left', 'waits']), remark: text });

/** The state to resume a walk with. Excludes the email address and the password. */
export const stateWire = z.strictObject({
  version: z.literal(1),
  base: text,
  /** The suffix in the email address of a new account; empty for an existing account. */
  run: z.string().check(z.regex(/^[a-z0-9]{0,12}$/)),
  steps: z.record(text, stepWire),
  facts: z.record(text, text),
  features: z.record(text, z.strictObject({ on: z.nullable(z.boolean()), reason: text })),
  calls: z.array(callWire),
  kept: z.array(text),
});
export type State = z.infer<typeof stateWire>;

export interface WalkSettings extends Pick<Settings, 'baseUrl' | 'authentication'>, Wishes {
  readonly email: string;
  readonly password: string;
  readonly state: State;
  readonly hands: Hands;
  readonly hasSocket: boolean;
  readonly now: Date;
  keep(state: State): void;
}

export interface Report {
  readonly host: string;
  readonly base: string;
  readonly at: string;
  readonly account: string;
  readonly isByTransfer: boolean;
  readonly hasSocket: boolean;
  readonly verdict: string;
  readonly checked: number;
  readonly agreeing: number;
  readonly total: number;
  readonly unasked: readonly string[];
  readonly kept: readonly string[];
  readonly hints: readonly string[];
  readonly steps: readonly (z.infer<typeof stepWire> & { readonly title: string })[];
  readonly calls: readonly CallReport[];
  readonly features: readonly (Found & { readonly name: string })[];
  readonly config: string;
}

export interface Walked {
  readonly report: Report;
  readonly files: Readonly<Record<string, string>>;
  /** The task that somebody must do before the walk is resumed; null for none. */
  readonly task: string | null;
  readonly isReady: boolean;
}

/** `nama@lsp.example` becomes `nama+uji-k3f9@lsp.example`. */
const addressOfRun = (email: string, run: string): string => (run ? email.replace('@', `+uji-${run}@`) : email);

const configOf = (
  { baseUrl, authentication, signUp, hasSocket }: WalkSettings,
  { features, calls }: Pick<State, 'features' | 'calls'>,
): string => {
  const lacksVouchers = calls.some(({ name, came }) => name === 'purchase.vouchers' && /^40[45]/.test(came));
  // what was not tried is left as it is
  const on = Object.entries(features).flatMap(([name, { on }]) => (on === null ? [] : [[name, on] as const]));
  const config = {
    ...{ api: { baseUrl, authentication }, features: Object.fromEntries(on), ...(signUp && { signUp }) },
    ...(!hasSocket && { socket: { path: '' } }),
    ...(lacksVouchers && {
      budgetSources: budgetSources.flatMap((source) => (source === 'prakerja' ? [] : [{ source }])),
    }),
  };
  parseConfig(config);
  return JSON.stringify(config, null, 2);
};

const lostAnswers =
  'PERHATIAN: API ini tidak menyimpan jawaban sebagian (partialSaves). Sampai dikumpulkan, jawaban ujian hanya ada di browser peserta: bila waktu habis saat halamannya tertutup, atau perangkatnya rusak, server tidak punya satu jawaban pun.';

const hintsOf = ({ calls, features }: Pick<State, 'calls' | 'features'>): readonly string[] => {
  const answered = calls.filter(({ came }) => /^\d/.test(came));
  const all = (form: RegExp) => answered.length > 2 && answered.every(({ came }) => form.test(came));
  if (all(/^40[45] /))
    return [
      'Semua panggilan dijawab 404: periksa --base. Isinya alamat sebelum /api, misalnya https://api.lsp.example.',
    ];
  if (all(/^\d+ text\/html/))
    return ['Semua panggilan dijawab halaman HTML: web server tidak meneruskan /api dan /sanctum ke API.'];
  const isWithoutCookie = calls.some((call) => call.name === 'session.csrf' && weightOf(call) > 0);
  return [
    ...(isWithoutCookie ? ['Tanpa cookie CSRF tidak ada yang dapat masuk. API yang memakai token: --token.'] : []),
    ...(features.partialSaves?.on === false ? [lostAnswers] : []),
  ];
};

const reportOf = (settings: WalkSettings, { steps, calls, features, kept, run }: State): Report => {
  const [blocking, partly] = [calls.filter((each) => weightOf(each) > 1), calls.filter((each) => weightOf(each) === 1)];
  const open = life.filter(({ name }) => steps[name]?.outcome !== 'done');
  const asked = new Set(calls.map(({ name }) => name));
  const isTried = ({ name, feature }: Row) => asked.has(name) || (feature && features[feature]?.on !== null);
  const left = table.filter((row) => !isTried(row)).map(({ method, path }) => `${method} ${path}`);
  const isReady = blocking.length === 0 && open.every(({ name }) => steps[name]?.outcome === 'left');
  const states = [
    `${blocking.length} temuan menghalangi peserta`,
    `${partly.length} panggilan tampil kosong sebagian`,
    `${open.length} dari ${life.length} langkah tidak dijalani sampai selesai`,
  ];
  return {
    ...{
      host: new URL(settings.baseUrl).host,
      base: settings.baseUrl,
      at: `${settings.now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    },
    account: `${run ? 'baru, dibuat untuk uji ini' : 'yang diberi'}; ${settings.authentication === 'token' ? 'token' : 'sesi (cookie)'}`,
    isByTransfer: settings.transfer === true,
    hasSocket: settings.hasSocket,
    verdict: `${isReady ? 'Siap' : 'Belum siap'}: ${states.join(', ')}.`,
    ...{ checked: table.length - left.length, total: table.length, unasked: [...new Set(left)] },
    ...{ agreeing: calls.filter(({ items }) => items.length === 0).length, kept, hints: hintsOf({ calls, features }) },
    steps: life.map(({ name, title }) => ({
      title,
      ...(steps[name] ?? { outcome: 'waits', remark: 'belum sampai di sini' }),
    })),
    calls,
    features: Object.entries(features).map(([name, found]) => ({ name, ...found })),
    config: configOf(settings, { features, calls }),
  };
};

/** A copy without secrets and without characters that could change the terminal. */
const scrubbed = <T>(value: T, secrets: readonly string[]): T => {
  const clean = (text: string) =>
    plain(secrets.reduce((words, secret) => words.replaceAll(secret, '•••'), text)).replaceAll(
      /[\w.+-]+@[\w.-]+\.\w+/g,
      '…@…',
    );
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? clean(each) : each)));
};

const newFeatures = (): State['features'] => {
  const { offlineExams: _, ...features } = parseConfig({}).features;
  return Object.fromEntries(Object.keys(features).map((name) => [name, { on: null, reason: 'tidak dicoba' }]));
};

export const newState = (base: string, run: string): State => ({
  ...{ version: 1, base, run, steps: {}, facts: {}, calls: [], kept: [] },
  features: newFeatures(),
});

type Outcome = z.infer<typeof stepWire>;

const endOf = (error: unknown, player: Player, { title }: Step): Outcome => {
  if (error instanceof Stopped) return { outcome: 'waits', remark: error.message };
  if (error instanceof Left) return { outcome: 'left', remark: error.message };
  if (error instanceof Unable) return { outcome: 'failed', remark: error.message };
  if (!(error instanceof ApiFailure)) throw error;
  if (isUnproven(error)) {
    const sent = player.http.exchanges.findLast(({ call }) => call.method !== 'GET') ?? null;
    player.judge(storedAsSent, false, sent);
    return { outcome: 'failed', remark: `${sent?.path ?? ''} diterima, tetapi tidak tersimpan`.trim() };
  }
  const exchange = player.failedAt(error);
  const remark = failureText(error);
  if (error.kind === 'refused') {
    const mend = 'Terima isian ini, atau tulis di kontrak apa yang harus diisi lebih dulu.';
    player.judge({ title, wanted: 'keberhasilan', sees: `penolakan itu: ${remark}`, mend }, false, exchange);
  }
  return { outcome: 'failed', remark: `${exchange?.path ?? ''} ${remark}`.trim() };
};

const isGone = (outcomes: readonly Outcome[]): boolean =>
  outcomes.length > 1 && outcomes.slice(-2).every(({ remark }) => remark.endsWith('tidak menjawab'));

/** Plays a step, and once more after the email is verified, if the API has refused the account because it was not. */
const playVerified = async (player: Player, step: Step): Promise<unknown> => {
  try {
    return await step.play(player);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 403) throw error;
    const { email } = player.account;
    const isVerified = async () => (await new HttpAccountRepository(player.http).current())?.emailVerified === true;
    if (await isVerified()) throw error;
    await player.hands.wait(
      `Buka tautan di surel konfirmasi untuk ${email}: API ini menolak akunnya.`,
      isVerified,
      false,
    );
    return step.play(player);
  }
};

const playStep = async (player: Player, step: Step, state: State): Promise<Outcome> => {
  const before = life.find(({ name }) => name === step.after);
  if (before && state.steps[before.name]?.outcome !== 'done')
    return { outcome: 'left', remark: `perlu "${before.title}" lebih dulu` };
  if (step.lasting && !(await player.hands.confirm(step.lasting)))
    return { outcome: 'left', remark: 'tidak diizinkan' };
  try {
    const remark = await playVerified(player, step);
    return { outcome: 'done', remark: typeof remark === 'string' ? remark : '' };
  } catch (error) {
    return endOf(error, player, step);
  }
};

/** Plays a candidate on an API, starting from the given state, and creates the report. Throws `CannotCheck` if the API does not reply. */
export const acceptanceWalk = async (settings: WalkSettings): Promise<Walked> => {
  const { state: before, email, password, hands } = settings;
  const account: Account = { email: addressOfRun(email, before.run), password, isNew: before.run !== '' };
  const http = networkClient({ ...settings, idempotencyKeys: true });
  const features = { ...before.features } as Record<Feature, Found>;
  const player = new Player(http, hands, account, { facts: { ...before.facts }, features, wishes: settings });
  const known = await knownCalls();
  await reach(http, settings.baseUrl);
  const steps = Object.fromEntries(Object.entries(before.steps).filter(([, { outcome }]) => outcome === 'done'));
  let calls: readonly CallReport[] = before.calls;
  const stateNow = (from: number): State => {
    const old = calls.filter(({ name }) => !player.kept.includes(name));
    calls = merged(old, callReports(player, known, from));
    const kept = [...new Set([...before.kept, ...player.kept])];
    const secrets = [...http.secrets, password, account.email, email].filter(
      (each) => each.length > 5 && each !== player.trx,
    );
    return scrubbed({ ...before, steps, facts: player.facts, features, calls: [...calls], kept }, secrets);
  };
  const isBack = before.steps.account?.outcome === 'done';
  if (isBack)
    await player.logIn().catch((error: unknown) => {
      throw new CannotCheck(
        `Tidak dapat masuk lagi: ${error instanceof ApiFailure ? failureText(error) : String(error)}.`,
      );
    });
  const outcomes: Outcome[] = [];
  let from = 0;
  let task: string | null = null;
  for (const step of life) {
    if (steps[step.name]?.outcome === 'done') continue;
    const outcome = await playStep(player, step, { ...before, steps });
    steps[step.name] = outcome;
    outcomes.push(outcome);
    settings.keep(stateNow(from));
    from = http.exchanges.length;
    if (outcome.outcome === 'waits') task = outcome.remark;
    if (task !== null || isGone(outcomes)) break;
  }
  const state = stateNow(from);
  const report = reportOf(settings, state);
  const blocks = blocksOf(report);
  const title = `Uji penerimaan API ${report.host}`;
  const files = {
    'laporan.html': htmlOf(title, blocks),
    'laporan.md': markdownOf(blocks),
    'config.json': `${report.config}\n`,
  };
  return { report, files, task, isReady: report.verdict.startsWith('Siap') };
};

export { CannotCheck } from '../check/check.ts';
export { peopleAt, simulationAt, socketAt } from './hands.ts';
