import * as z from 'zod/mini';
import {
  asset,
  baseAddress,
  colours,
  count,
  email,
  fileSize,
  formWays,
  hosts,
  isSafeScript,
  name,
  optional,
  origin,
  phone,
  profileWays,
  reportAddress,
  statement,
  text,
  textFile,
  timeSpan,
  tokenAddress,
  webAddress,
} from './config-fields.ts';

const section = <Shape extends z.core.$ZodShape>(shape: Shape) => optional(z.strictObject(shape));

const usually = z._default(name, 'beberapa hari kerja');

/** Features outside the specification: off in the live build until enabled, except `offlineExams` (docs/how-to-point-at-a-real-api.md). */
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
    paymentProof: assumed,
    repeatPurchases: assumed,
    storedFeedback: assumed,
    deviceReports: assumed,
    idempotencyKeys: assumed,
    offlineExams: z._default(z.boolean(), true),
  });
};

/**
 * Runtime configuration: settings that a certification body changes without a new build. A built page creates the schema only after
 * /config.json has loaded, so that it does not delay the first paint (decision 9).
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
        /** Empty: the API has no socket, and none is asked for. */
        path: z._default(z.string().check(z.regex(/^(\/|$)/, 'harus kosong atau diawali garis miring')), '/socket.io'),
      }),
      payment: z.optional(
        z.strictObject({
          scriptUrl: webAddress,
          clientKey: text,
          redirectUrl: z.optional(tokenAddress),
          methods: z.optional(z.array(text).check(z.maxLength(12))),
          refund: z.optional(text),
          origins: z.optional(z.strictObject({ script: hosts, connect: hosts, frame: hosts, image: hosts })),
        }),
      ),
      /** Payment without a gateway: candidates transfer the amount, and the body marks the purchase as paid. Unused with `payment`. */
      transfer: z.optional(
        z.strictObject({
          accounts: z
            .array(z.strictObject({ bank: text, number: text, holder: text }))
            .check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(6)),
          note: z.optional(text),
        }),
      ),
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
      body: section({
        legalName: z.optional(text),
        licence: z.optional(text),
        since: z.optional(count),
        certificates: z.optional(count),
        taxNumber: z.optional(text),
      }),
      features: features(everything),
      /** Endpoint for error and performance reports without personal data; off when missing. */
      telemetry: z.optional(reportAddress),
      pages: section({
        about: z.optional(textFile),
        contact: z.optional(textFile),
        terms: z.optional(textFile),
        privacy: z.optional(textFile),
        cookies: z.optional(textFile),
      }),
      agreement: section({
        statements: z.optional(z.array(statement).check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(12))),
      }),
      /** The largest evidence file of APL 01 and APL 02, and proof of a transfer, that the body takes. */
      evidence: z.optional(z.strictObject({ maxKb: z.optional(fileSize) })),
      /** A candidate who signs up must give these, besides name, email and password. */
      signUp: section({ phone: z._default(z.boolean(), false), nik: z._default(z.boolean(), false) }),
      /** How each form may be signed, and how the signature of the profile is made; in every way where missing. */
      signatures: z.optional(
        z.strictObject({
          agreement: formWays,
          apl01: formWays,
          apl02: formWays,
          result: formWays,
          appeal: formWays,
          profile: profileWays,
        }),
      ),
      /** Announced below the header until it ends, except where an exam runs. */
      maintenance: z.optional(timeSpan),
      /** The sources of payment that the body offers, in this order; those that the portal knows if missing. */
      budgetSources: z.optional(
        z
          .array(z.strictObject({ source: name, title: z.optional(name), audience: z.optional(text) }))
          .check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(12)),
      ),
      /** How long candidates usually wait, as a few words: "biasanya dalam …". */
      times: section({
        apl01: usually,
        apl02: usually,
        exams: usually,
        certificate: usually,
        appeal: usually,
        newSchedule: usually,
        others: usually,
        resetLink: z._default(name, '60 menit'),
      }),
      bring: z.optional(z.array(text).check(z.maxLength(12))),
      /** Who decides on the certification: the assessor with the result, or the body after the assessor's recommendation. */
      decision: z._default(z.enum(['assessor', 'body']), 'assessor'),
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
