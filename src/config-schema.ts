import * as z from 'zod/mini';
import {
  asset,
  baseAddress,
  colours,
  email,
  hosts,
  isSafeScript,
  optional,
  origin,
  phone,
  reportAddress,
  statement,
  text,
  textFile,
  tokenAddress,
  webAddress,
} from './config-fields.ts';

/** A section that may be left out, with the defaults of its keys. */
const section = <Shape extends z.core.$ZodShape>(shape: Shape) => optional(z.strictObject(shape));

/** What the specification does not show: off, until the body says that its API has it (docs/how-to-point-at-a-real-api.md). */
const features = (everything: boolean) => {
  const assumed = z._default(z.boolean(), everything);
  return section({
    certificateCheck: assumed,
    scheduleDetail: assumed,
    storedFiles: assumed,
    partialSaves: assumed,
    messages: assumed,
    adjustments: assumed,
    guardianConsent: assumed,
    recordRemoval: assumed,
    paymentChange: assumed,
    repeatPurchases: assumed,
    storedFeedback: assumed,
    idempotencyKeys: assumed,
    /** Nothing is asked of the API: whether a running exam is kept on the device, so that it opens without a network. */
    offlineExams: z._default(z.boolean(), true),
  });
};

/**
 * Runtime configuration: what a certification body changes without a new build. Every key has a default but those it must name itself.
 * Made when /config.json is there, in a turn of its own: with the first code it would keep the page from answering (decision 9).
 */
export const makeSchema = (everything: boolean) =>
  z
    .strictObject({
      api: section({
        baseUrl: z._default(baseAddress, ''),
        authentication: z._default(z.enum(['session', 'token']), 'session'),
      }),
      socket: section({
        url: z._default(baseAddress, ''),
        path: z._default(z.string().check(z.startsWith('/', 'harus diawali garis miring')), '/socket.io'),
      }),
      /** Where it is missing, nobody can pay here, and the pages say so. */
      payment: z.optional(
        z.strictObject({
          scriptUrl: webAddress,
          clientKey: text,
          /** The page of the gateway itself, where its window cannot open in the portal; nowhere when it is missing. */
          redirectUrl: z.optional(tokenAddress),
          /** What the policy allows the gateway beside the origin of its script. */
          origins: z.optional(z.strictObject({ script: hosts, connect: hosts, frame: hosts, image: hosts })),
        }),
      ),
      /** Other hosts than the API's that pictures lie on, such as an object storage. */
      storage: z._default(z.array(origin).check(z.maxLength(10)), []),
      links: section({
        certificateHolders: z.optional(webAddress),
        schemeInformation: z.optional(webAddress),
        assessmentSchedule: z.optional(webAddress),
        assessorList: z.optional(webAddress),
        app: z.optional(webAddress),
        social: z._default(z.array(z.strictObject({ name: text, url: webAddress })), []),
      }),
      contact: section({
        address: z.optional(text),
        map: z.optional(webAddress),
        phone: z.optional(phone),
        whatsapp: z.optional(phone),
        email: z.optional(email),
        hours: z.optional(text),
      }),
      features: features(everything),
      /** Where the portal reports what fails and how fast it is, without anything of a person; nowhere when it is missing. */
      telemetry: z.optional(reportAddress),
      /** Addresses of the body's own texts (docs/how-to-change-texts.md). */
      pages: section({
        about: z.optional(textFile),
        contact: z.optional(textFile),
        terms: z.optional(textFile),
        privacy: z.optional(textFile),
        cookies: z.optional(textFile),
      }),
      /** The body's own statements of FR.AK.01, in their order (docs/how-to-change-texts.md). */
      agreement: section({
        statements: z.optional(z.array(statement).check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(12))),
      }),
      /** What a candidate brings on the day of an assessment, where the API does not say it. */
      bring: z.optional(z.array(text).check(z.maxLength(12))),
      brand: section({
        name: z._default(text, 'Portal Asesi'),
        logo: z.optional(asset),
        companyText: z.optional(text),
        colours,
      }),
    })
    .check(
      z.refine(({ api, payment }) => !payment || isSafeScript(payment.scriptUrl, api.baseUrl), {
        path: ['payment', 'scriptUrl'],
        error: 'harus berupa alamat https',
      }),
    );

export type Config = z.output<ReturnType<typeof makeSchema>>;
