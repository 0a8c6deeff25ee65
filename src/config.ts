import * as z from 'zod/mini';
import {
  asset,
  baseAddress,
  colour,
  email,
  fileAddress,
  hosts,
  isSafeScript,
  origin,
  phone,
  statement,
  text,
  textFile,
  tokenAddress,
  webAddress,
} from './config-fields.ts';
import { earlyReply } from './early-replies.ts';

const on = () => z._default(z.boolean(), true);

/**
 * Runtime configuration: what a certification body changes without a new build. Every key has a default but those it must name itself.
 * Made when /config.json is there, in a turn of its own: with the first code it would keep the page from answering (decision 50).
 */
const makeSchema = () =>
  z
    .strictObject({
      api: z._default(
        z.strictObject({
          baseUrl: z._default(baseAddress, ''),
          authentication: z._default(z.enum(['session', 'token']), 'session'),
        }),
        { baseUrl: '', authentication: 'session' },
      ),
      socket: z._default(
        z.strictObject({
          url: z._default(baseAddress, ''),
          path: z._default(z.string().check(z.startsWith('/', 'harus diawali garis miring')), '/socket.io'),
        }),
        { url: '', path: '/socket.io' },
      ),
      payment: z._default(
        z.strictObject({
          scriptUrl: webAddress,
          clientKey: text,
          /** The page of the gateway itself, where its window cannot open in the portal; nowhere when it is missing. */
          redirectUrl: z.optional(tokenAddress),
          /** What the policy allows the gateway beside the origin of its script. */
          origins: z.optional(z.strictObject({ script: hosts, connect: hosts, frame: hosts, image: hosts })),
        }),
        {
          scriptUrl: 'https://app.sandbox.midtrans.com/snap/snap.js',
          clientKey: 'SB-Mid-client-CONTOH',
        },
      ),
      /** Other hosts than the API's that pictures of questions lie on, such as an object storage. */
      storage: z._default(z.array(origin).check(z.maxLength(10)), []),
      links: z._default(
        z.strictObject({
          certificateHolders: z.optional(webAddress),
          schemeInformation: z.optional(webAddress),
          assessmentSchedule: z.optional(webAddress),
          assessorList: z.optional(webAddress),
          app: z.optional(webAddress),
          social: z._default(z.array(z.strictObject({ name: text, url: webAddress })), []),
        }),
        { social: [] },
      ),
      contact: z._default(
        z.strictObject({
          address: z.optional(text),
          map: z.optional(webAddress),
          phone: z.optional(phone),
          whatsapp: z.optional(phone),
          email: z.optional(email),
          hours: z.optional(text),
        }),
        {},
      ),
      /** What the API does beyond the specification; where it does not, the portal does without. */
      features: z._default(
        z.strictObject({
          certificateCheck: on(),
          scheduleDetail: on(),
          storedFiles: on(),
          partialSaves: on(),
          messages: on(),
          /** Nothing of the API: whether a running exam is kept on the device, so that it opens without a network. */
          offlineExams: on(),
        }),
        {
          certificateCheck: true,
          scheduleDetail: true,
          storedFiles: true,
          partialSaves: true,
          messages: true,
          offlineExams: true,
        },
      ),
      /** Where the portal reports what fails and how fast it is, without anything of a person; nowhere when it is missing. */
      telemetry: z.optional(z.string().check(z.maxLength(500), z.regex(fileAddress, 'harus berupa alamat'))),
      /** Addresses of the body's own texts (docs/how-to-change-texts.md). */
      pages: z._default(
        z.strictObject({
          about: z.optional(textFile),
          contact: z.optional(textFile),
          terms: z.optional(textFile),
          privacy: z.optional(textFile),
          cookies: z.optional(textFile),
        }),
        {},
      ),
      /** The body's own statements of FR.AK.01, in their order (docs/how-to-change-texts.md). */
      agreement: z._default(
        z.strictObject({
          statements: z.optional(z.array(statement).check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(12))),
        }),
        {},
      ),
      /** What a candidate brings on the day of an assessment, where the API does not say it. */
      bring: z.optional(z.array(text).check(z.maxLength(12))),
      brand: z._default(
        z.strictObject({
          name: z._default(text, 'Portal Asesi'),
          logo: z.optional(asset),
          companyText: z.optional(text),
          colours: z._default(
            z.strictObject({
              brand: z.optional(colour),
              brandStrong: z.optional(colour),
              brandTint: z.optional(colour),
              accent: z.optional(colour),
            }),
            {},
          ),
        }),
        { name: 'Portal Asesi', colours: {} },
      ),
    })
    .check(
      z.refine(({ api, payment }) => isSafeScript(payment.scriptUrl, api.baseUrl), {
        path: ['payment', 'scriptUrl'],
        error: 'harus berupa alamat https',
      }),
    );

export type Config = z.output<ReturnType<typeof makeSchema>>;

/** What is wrong with a configuration, which `configProblemText` says in words. */
export type ConfigProblem =
  | { readonly code: 'status'; readonly status: number }
  | { readonly code: 'json' }
  | z.core.$ZodIssue;

/** A configuration that cannot be used. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super('config.json');
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Judges the content of /config.json; throws `ConfigError`. */
export const parseConfig = (content: unknown): Config => {
  const parsed = makeSchema().safeParse(content);
  if (!parsed.success) throw new ConfigError(parsed.error.issues);
  return parsed.data;
};

/** Reads /config.json. No file at all means the defaults: the page's own origin; throws `ConfigError` for a bad one. */
export const readConfig = async (): Promise<Config> => {
  const early = await earlyReply('/config.json')?.catch(() => null);
  const response = early ?? (await fetch('/config.json'));
  if (response.status === 404) return parseConfig({});
  if (!response.ok) throw new ConfigError([{ code: 'status', status: response.status }]);
  let content: unknown;
  try {
    content = JSON.parse(await response.text());
  } catch {
    throw new ConfigError([{ code: 'json' }]);
  }
  return parseConfig(content);
};
