import { isBudgetSource } from '../../domain/purchase/budget-source.ts';

export type PathArgs = Readonly<Record<string, string | undefined>>;

export interface Path<Args extends PathArgs = PathArgs> {
  readonly pattern: string;
  to(args: Args): string;
  match(pathname: string): Args | null;
}

type Reading<Args> = (segments: readonly string[]) => Args | null;

const write = (...segments: readonly (string | undefined)[]): string =>
  `/${segments
    .filter((segment) => segment !== undefined)
    .map(encodeURIComponent)
    .join('/')}`;

const segmentsOf = (pathname: string): string[] | null => {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
};

const path = <Args extends PathArgs>(pattern: string, to: (args: Args) => string, read: Reading<Args>): Path<Args> => {
  const fixed = pattern.split('/').filter((part) => part && !part.startsWith('{'));
  return {
    pattern,
    to,
    match: (pathname) => {
      const segments = segmentsOf(pathname);
      if (!segments || fixed.some((part, index) => segments[index] !== part)) return null;
      return read(segments.slice(fixed.length));
    },
  };
};

type NoArgs = Record<never, never>;

const fixedPath = (pattern: string): Path<NoArgs> =>
  path(
    pattern,
    () => pattern,
    (rest) => (rest.length === 0 ? {} : null),
  );

const withOptional = <Name extends string>(pattern: string, name: Name) => {
  type Args = { readonly [N in Name]?: string };
  const base = pattern.slice(0, pattern.indexOf('/{'));
  return path<Args>(
    pattern,
    (args) => base + (args[name] === undefined ? '' : write(args[name])),
    (rest) => (rest.length === 0 ? ({} as Args) : rest.length === 1 ? ({ [name]: rest[0] } as Args) : null),
  );
};

const withRequired = <Name extends string>(pattern: string, name: Name) => {
  type Args = { readonly [N in Name]: string };
  const base = pattern.slice(0, pattern.indexOf('/{'));
  return path<Args>(
    pattern,
    (args) => base + write(args[name]),
    (rest) => (rest.length === 1 ? ({ [name]: rest[0] } as Args) : null),
  );
};

export const examTypes = ['pilihan-ganda', 'benar-salah'] as const;
const isExamType = (text: string) => (examTypes as readonly string[]).includes(text);

export interface PurchaseArgs extends PathArgs {
  readonly slug?: string;
  readonly scheduleId: string;
  readonly budgetSource?: string;
  readonly budgetary: string;
}

/**
 * Four segments are unambiguous; two are schedule and budgetary. Three segments start with a schedule if the second one is a known budget
 * source, otherwise with a slug (domain: Route ambiguity).
 */
const readPurchase: Reading<PurchaseArgs> = (rest) => {
  const [first = '', second = '', third = '', fourth = ''] = rest;
  if (rest.length === 4) return { slug: first, scheduleId: second, budgetSource: third, budgetary: fourth };
  if (rest.length === 2) return { scheduleId: first, budgetary: second };
  if (rest.length !== 3) return null;
  return isBudgetSource(second)
    ? { scheduleId: first, budgetSource: second, budgetary: third }
    : { slug: first, scheduleId: second, budgetary: third };
};

/** The other way to read an address with three segments, with a budget source that is unknown to this portal; null if there is none. */
export const otherPurchase = ({ slug, scheduleId, budgetSource, budgetary }: PurchaseArgs): PurchaseArgs | null =>
  slug === undefined || budgetSource !== undefined ? null : { scheduleId: slug, budgetSource: scheduleId, budgetary };

/** All addresses of the portal (specification 2, Screens and routes), in matching order. */
export const paths = {
  home: fixedPath('/'),
  login: fixedPath('/login'),
  resetPassword: withOptional('/reset-password/{token?}', 'token'),
  verifyEmail: path<{ readonly id?: string; readonly hash: string }>(
    '/profile/verify/{id?}/{hash}',
    ({ id, hash }) => `/profile/verify${write(id, hash)}`,
    ([first, second, ...more]) =>
      first === undefined || more.length > 0
        ? null
        : second === undefined
          ? { hash: first }
          : { id: first, hash: second },
  ),
  profile: fixedPath('/profile'),
  /** Not in the specification. */
  ownData: fixedPath('/data-saya'),
  notifications: fixedPath('/notifications'),
  transactions: fixedPath('/transaction'),
  vouchers: fixedPath('/voucher'),
  /** A gateway may return without the status. */
  payment: withOptional('/payment/{status?}', 'status'),
  certificateCheck: fixedPath('/certificate-check'),
  certificatePsre: fixedPath('/certificate/psre'),
  appealDocument: fixedPath('/documents/banding'),
  schemes: fixedPath('/schema/list'),
  schedules: fixedPath('/schema/schedule'),
  scheme: withRequired('/schema/{slug}', 'slug'),
  purchase: path<PurchaseArgs>(
    '/schema/{slug?}/{schedule_id}/{budget_source?}/{budgetary}',
    ({ slug, scheduleId, budgetSource = '', budgetary }) => {
      const told = slug === undefined ? isBudgetSource(budgetSource) : budgetSource !== '';
      return `/schema${write(slug, scheduleId, told ? budgetSource : undefined, budgetary)}`;
    },
    readPurchase,
  ),
  assessments: fixedPath('/myassessment'),
  timeline: withOptional('/myassessment/timeline/{id?}', 'id'),
  agreement: withOptional('/myassessment/agreement/{trxid?}', 'trxid'),
  apl01: withOptional('/myassessment/apl01/{trxid?}', 'trxid'),
  apl02: withOptional('/myassessment/apl02/{trxid?}', 'trxid'),
  writtenExam: path<{ readonly type?: string; readonly trxid?: string }>(
    '/myassessment/exam/written/{type?}/{trxid?}',
    ({ type, trxid }) => `/myassessment/exam/written${type || trxid ? write(type, trxid) : ''}`,
    ([first, second, ...more]) => {
      if (more.length > 0) return null;
      if (first === undefined) return {};
      if (second !== undefined) return { type: first, trxid: second };
      return isExamType(first) ? { type: first } : { trxid: first };
    },
  ),
  essayExam: withOptional('/myassessment/exam/essay/{trxid?}', 'trxid'),
  observationExam: withOptional('/myassessment/exam/observation/{trxid?}', 'trxid'),
  demonstrationExam: withOptional('/myassessment/exam/demonstration/{trxid?}', 'trxid'),
  resultTabs: fixedPath('/myassessment/exam/result/tab'),
  result: withOptional('/myassessment/exam/result/{trxid?}', 'trxid'),
  rehearsal: withOptional('/myassessment/exam/gladi-bersih/{trxid?}', 'trxid'),
  /** Must come after the more specific addresses. */
  exams: withOptional('/myassessment/exam/{trxid?}', 'trxid'),
  appeal: withOptional('/myassessment/appeal/{trxid?}', 'trxid'),
  feedback: withOptional('/myassessment/feedback/{trxid?}', 'trxid'),
  about: fixedPath('/tentang-kami'),
  contact: fixedPath('/kontak'),
  terms: fixedPath('/syarat-penggunaan'),
  privacy: fixedPath('/kebijakan-privasi'),
  cookies: fixedPath('/kebijakan-cookie'),
} as const;

export type PathName = keyof typeof paths;

/** `from` (path and query) is the page to return to; `signup` opens the sign-up form. */
export const loginAddress = (from?: string, signup = false): string => {
  const query = new URLSearchParams({
    ...(signup ? { signup: '1' } : {}),
    ...(from && from !== '/' ? { next: from } : {}),
  });
  return paths.login.to({}) + (query.size > 0 ? `?${query}` : '');
};

export const checkAddress = (number: string): string =>
  `${paths.certificateCheck.to({})}?${new URLSearchParams({ no: number })}`;
