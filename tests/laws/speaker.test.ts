import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserSend } from '../../src/adapters/http/browser-send.ts';
import { withEarlyReplies } from '../../src/adapters/http/early-replies.ts';
import { HttpExamRepository } from '../../src/adapters/http/exam/http-exam-repository.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import { isRefusal } from '../../src/application/api-failure.ts';
import { openUploads } from '../../src/application/exam/uploads/open-uploads.ts';
import { isOutcomeUnknown } from '../../src/application/outcome-unknown.ts';
import { isDefinite } from '../../src/application/sending/request-keys.ts';
import type { UploadTask } from '../../src/domain/exam/question.ts';
import { failureText } from '../../src/ui/core/failure-text.ts';
import { isAway } from '../../src/ui/core/query-client.ts';
import { table } from '../../tools/contract/table.ts';
import { anExam } from '../builders/exam.ts';
import { imageOf, pdfHead } from '../builders/images.ts';
import { FakeDevice } from '../fakes/time-fakes.ts';
import { repositoryCalls } from '../unit/adapters/http/calls/repository-calls.ts';
import { foreignAttempt, phasesOf } from '../unit/adapters/http/exam/foreign-attempt.ts';
import { rejection } from '../unit/adapters/http/rejection.ts';
import { httpRepositories } from '../unit/adapters/http/repositories.ts';

// Only the API can end, forbid, log out or refuse. Whoever else answers a call is named, and outlasted.

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly redirectedTo?: string;
  /** The connection breaks, or falls silent, after the text. */
  readonly end?: 'breaks' | 'stalls';
}

type Speaks = Answer | 'unreachable' | 'silent';

const page = (status: number, own: Partial<Answer> = {}): Answer => ({
  status,
  text: '<!DOCTYPE html><html><title>Access denied</title><body>Access denied. Error 1020</body></html>',
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  ...own,
});
const json = (status: number, body: unknown, own: Partial<Answer> = {}): Answer => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  ...own,
  headers: { 'Content-Type': 'application/json', ...own.headers },
});
const old = (status: number, body: unknown) => json(status, body, { headers: { Age: '540' } });
const pages = (statuses: readonly number[]) =>
  statuses.map((status) => [`a page with status ${status}`, page(status)] as const);

const friendly = { code: '00', message: 'Berhasil', data: { id: 1, token: 't', number: 'N-1', status: 'submitted' } };

/** Who may answer instead of the API, and whom the failure must name. */
const speakers: Readonly<Record<'between' | 'gateway' | 'network', readonly (readonly [string, Speaks])[]>> = {
  between: [
    ...pages([200, 400, 401, 402, 403, 404, 405, 407, 409, 410, 413, 419, 421, 422, 451, 501, 511]),
    ['an empty 401', { status: 401, text: '' }],
    ['an empty 403', { status: 403, text: '' }],
    ['a 403 in plain text', page(403, { text: 'error code: 1020', headers: { 'Content-Type': 'text/plain' } })],
    ['a 407 in JSON', json(407, { message: 'Proxy login' })],
    ['a 511 in JSON', json(511, { message: 'Sign in to Wi-Fi' })],
    ['a redirect to a log-in page', page(200, { redirectedTo: 'http://portal.test/login' })],
    ['a redirect to a page that forbids', page(403, { redirectedTo: 'http://portal.test/blocked' })],
    ['a captive portal of another host', page(200, { redirectedTo: 'http://wifi.test/welcome' })],
    ['half a JSON', json(200, '{"code":"00","data":{"id":1,"na')],
    ['half a JSON with 401', json(401, '{"message":"Unauthen')],
    ['an older 401 from a cache', old(401, { message: 'Unauthenticated.' })],
    ['an older 403 from a cache', old(403, { message: 'Ditutup' })],
  ],
  gateway: pages([500, 502, 503, 504, 522]),
  network: [
    ['nobody', 'unreachable'],
    ['silence', 'silent'],
    ['half a body', json(200, '{"code":"00",', { end: 'breaks' })],
    ['half a page', page(403, { end: 'breaks' })],
    ['half a body, then silence', json(200, '{"code":"00",', { end: 'stalls' })],
  ],
};
/** Only a call that changes something must not believe these: they answer another question. Reads are answered by a page. */
const toUnsafe: readonly (readonly [string, Answer])[] = [
  ['a redirect that made a GET of it', json(200, friendly, { redirectedTo: 'http://portal.test/api/other' })],
  ['a redirect to a GET that needs a log-in', json(401, {}, { redirectedTo: 'http://portal.test/api/other' })],
  ['an older reply from a cache', old(200, friendly)],
];

let speaks: Speaks = 'silent';
let toReads: Speaks | null = null;
let sentFiles = 0;

const abortOf = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const bodyOf = ({ text, end }: Answer): BodyInit =>
  end === undefined
    ? text
    : new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode(text));
          if (end === 'breaks') setTimeout(() => stream.error(new TypeError('cut')));
        },
      });

const rawFetch = async (asked: string | Request, init?: RequestInit): Promise<Response> => {
  const request = new Request(asked, init);
  const answer = (request.method === 'GET' && toReads) || speaks;
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  if (answer === 'silent') return abortOf(request.signal);
  const response = new Response(bodyOf(answer), { status: answer.status, headers: answer.headers ?? {} });
  const url = answer.redirectedTo ?? request.url;
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: url !== request.url } });
};

/** What a browser's XMLHttpRequest tells about an upload. */
class RawXhr {
  readonly upload: { onprogress?: (event: ProgressEvent) => void } = {};
  status = 0;
  responseURL = '';
  response = new Blob();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(_method: string, url: string) {
    this.responseURL = url;
  }
  setRequestHeader() {}
  getAllResponseHeaders() {
    const headers = typeof speaks === 'string' ? {} : (speaks.headers ?? {});
    return Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  }
  abort() {
    this.onabort?.();
  }
  send() {
    sentFiles += 1;
    if (speaks === 'silent') return;
    if (speaks === 'unreachable' || speaks.end === 'breaks') return void setImmediate(() => this.onerror?.());
    if (speaks.end === 'stalls') return;
    this.status = speaks.status;
    this.response = new Blob([speaks.text]);
    this.responseURL = speaks.redirectedTo ?? this.responseURL;
    setImmediate(() => this.onload?.());
  }
}

const client = () =>
  new HttpClient({
    send: withEarlyReplies(browserSend),
    baseUrl: 'http://portal.test',
    authentication: 'session',
    cookies: () => 'XSRF-TOKEN=a',
  });

/** Every call of the contract, and what every repository makes of it. */
const calls: readonly (readonly [name: string, isUnsafe: boolean, run: (http: HttpClient) => Promise<unknown>])[] = [
  ...table.map(({ name, method, call, multipart }) => {
    const sent = {
      params: { x: 'x', id: 'x', slug: 'x', src: 'x', trxId: 'x', questionId: 'x' },
      ...(method !== 'GET' && { body: multipart ? new FormData() : {} }),
      ...(multipart && { onUploadProgress: () => undefined }),
    };
    const run = (http: HttpClient) => ('reply' in call ? http.call(call, sent) : http.file(call, sent));
    return [name, method !== 'GET', run] as const;
  }),
  ...repositoryCalls.map(
    ([line, use]) => [line, !/^(\[\S+\] )*GET /.test(line), (http: HttpClient) => use(httpRepositories(http))] as const,
  ),
];

beforeEach(() => {
  vi.stubGlobal('fetch', rawFetch);
  vi.stubGlobal('XMLHttpRequest', RawXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  toReads = null;
});

const ended = async (run: () => Promise<unknown>) => {
  const isSilent = speaks === 'silent' || (typeof speaks === 'object' && speaks.end === 'stalls');
  if (isSilent) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const running = rejection(run());
  if (isSilent) {
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(35_000);
  }
  return running;
};

const verdicts = /berakhir|tidak boleh diakses|menolak cookie|tidak ditemukan|Username|tidak sesuai|belum lengkap/;

const judge = async (kind: keyof typeof speakers, run: () => Promise<unknown>) => {
  const failure = await ended(run);
  const named = { between: failure.kind, gateway: failure.status, network: failure.kind }[kind];
  expect(named).toBeOneOf(
    { between: ['between'], gateway: [500, 502, 503, 504, 522], network: ['network', 'timeout'] }[kind] as unknown[],
  );
  expect(failure.cookiesRefused).toBeUndefined();
  if (kind !== 'gateway') expect(failure.status).toBeUndefined();
  expect([isRefusal(failure), isDefinite(failure), isOutcomeUnknown(failure)]).toEqual([false, false, true]);
  expect(isAway(failure)).toBe(true);
  expect(failureText(failure).text).not.toMatch(verdicts);
};

const told = (['between', 'gateway', 'network'] as const).flatMap((kind) =>
  speakers[kind].map(([who, answer]) => [who, kind, answer] as const),
);

describe(`every one of ${calls.length} calls`, () => {
  it.each(told)(
    'answered by %s names %s, and takes nothing for done, over or refused (fault matrix 97)',
    async (_, kind, answer) => {
      speaks = answer;
      for (const [name, , run] of calls)
        await judge(kind, () => run(client())).catch((error: unknown) => {
          throw new Error(name, { cause: error });
        });
    },
  );

  it.each(toUnsafe)('that changes something, answered by %s, is not done', async (_, answer) => {
    speaks = answer;
    toReads = page(403);
    for (const [name, isUnsafe, run] of calls)
      if (isUnsafe)
        await judge('between', () => run(client())).catch((error: unknown) => {
          throw new Error(name, { cause: error });
        });
  });
});

const outlasted = told.filter(([, , answer]) => typeof answer === 'string' || answer.end === undefined);

describe('an exam whose every call is answered for 20 s', () => {
  const state = { between: 'blocked', gateway: 'troubled', network: 'lost' } as const;

  it.each(outlasted.filter(([, , answer]) => answer !== 'silent'))(
    'by %s (%s) is not over, and all its answers are sent within 40 s afterwards, without a press',
    async (_, kind, answer) => {
      const here = foreignAttempt({ answers: (body) => Response.json({ data: { saved: body.answers } }) });
      const attempt = await here.open();
      const good = { ...here.server };
      const raw = () => {
        if (typeof answer === 'string') throw new TypeError('Failed to fetch');
        const { status, headers = {}, redirectedTo } = answer;
        const response = new Response(answer.text, { status, headers });
        return Object.defineProperty(response, 'redirected', { value: redirectedTo !== undefined });
      };
      Object.assign(here.server, { answers: raw, status: raw, questions: raw });
      attempt.answer('S1', 'satu');
      await here.pass(14_000);
      attempt.answer('S2', 'dua');
      await here.pass(6_000);
      const { connection, sessionOver, closed, deviceOnly, refused } = attempt.state.value;
      expect({ connection, sessionOver, closed, deviceOnly, refused }).toEqual({
        connection: state[kind],
        ...{ sessionOver: false, closed: null, deviceOnly: false, refused: 0 },
      });
      Object.assign(here.server, good);
      attempt.answer('S3', 'tiga');
      await here.pass(40_000);
      expect(phasesOf(attempt)).toEqual(['sent', 'sent', 'sent']);
      expect(['regained', 'recovered']).toContain(attempt.state.value.connection);
    },
  );
});

describe('the file of a demonstration', () => {
  const task: UploadTask = { kind: 'upload', id: 't1', no: 1, html: '', maxKb: 100 };
  const file = { id: 'f-1', name: 'laporan.pdf', size: 1000, uploaded_at: '2026-03-02 09:01:00' };
  const notThere = json(200, { data: null });

  const chosen = async () => {
    sentFiles = 0;
    const device = new FakeDevice();
    const open = openUploads({
      exams: new HttpExamRepository(client()),
      realtime: { announceChange: () => undefined },
      prepare: async (given) => ({ file: given, shrunkFrom: null, problem: null }),
      serverClock: { now: () => device.world },
      clock: device,
      random: { next: () => 0.5 },
    });
    const uploads = open(anExam({ kind: 'demonstration', type: null }), {
      arrived: async () => undefined,
      sessionOver: () => undefined,
      unkept: () => undefined,
    });
    const files = new Map<string, File>();
    const draft = {
      ...{ restored: null, files, requestKey: 'key', durable: true, keep: () => undefined, flush: async () => true },
      addFile: (added: File) => {
        files.set('d-1', added);
        return 'd-1';
      },
      removeFile: (id: string) => void files.delete(id),
    };
    uploads.attach(draft, [task]);
    const pass = async (milliseconds: number) => {
      for (let left = milliseconds; left > 0; left -= 500) {
        await device.pass(500);
        for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
      }
    };
    await uploads.choose(task, new File([imageOf(pdfHead, 1000)], file.name), null);
    const now = () => uploads.state.value.tasks.get('t1');
    return { uploads, draft, files, pass, now };
  };
  const isTooLarge = (answer: Speaks) => typeof answer === 'object' && answer.status === 413;
  const healing = outlasted.filter(([, , answer]) => answer !== 'silent' && !isTooLarge(answer));

  it.each(healing.flatMap((each) => ['every call', 'the upload'].map((of) => [of, ...each] as const)))(
    'is sent without a press within 40 s after %s was answered by %s (%s) for 20 s',
    async (of, _, __, answer) => {
      speaks = answer;
      toReads = of === 'every call' ? null : notThere;
      const { pass, now, files } = await chosen();
      await pass(20_000);
      expect(now()?.pending?.uploading.kind).toBeOneOf(['failed', 'unknown']);
      expect([now()?.arrivals, files.size]).toEqual([0, 1]);
      expect(sentFiles).toBeLessThan(of === 'every call' ? 2 : 9); // a 419 is answered with a second call
      speaks = json(200, { data: { file } });
      toReads = notThere;
      await pass(40_000);
      expect([now()?.pending, now()?.arrivals, files.size]).toEqual([null, 1, 0]);
    },
  );

  it.each<[string, Answer]>([
    ['the API refuses it (422)', json(422, { message: 'Kosong.', errors: { file: ['Isi file kosong.'] } })],
    ['the API refuses it with 200', json(200, { code: '03', message: 'Bukan tugas ini.' })],
    ['the API forbids it', json(403, { message: 'Ujian ditutup.' })],
    ['the storage of the server is full', json(507, { message: 'Penuh.' })],
    ['the session is over', json(401, { message: 'Unauthenticated.' })],
    ['it is too large for what is between', page(413)],
  ])('waits for the candidate when %s', async (_, answer) => {
    speaks = answer;
    toReads = notThere;
    const { pass, now, files } = await chosen();
    await pass(300_000);
    expect(now()?.pending?.uploading.kind).toBeOneOf(['failed', 'refused']);
    expect([sentFiles, files.size]).toEqual([1, 1]);
  });

  it.each<[string, (here: Awaited<ReturnType<typeof chosen>>) => void]>([
    ['was removed', ({ uploads }) => uploads.remove('t1')],
    ['was halted by a log-out', ({ uploads }) => uploads.halt()],
    ['went to another tab', ({ uploads }) => uploads.handOver()],
    ['lost its page', ({ uploads }) => uploads.detach()],
  ])('is not tried again by itself when it %s', async (_, end) => {
    speaks = page(403);
    toReads = notThere;
    const here = await chosen();
    end(here);
    await here.pass(120_000);
    expect(sentFiles).toBe(1);
  });

  it('is not tried again by itself when the API has refused it at a press', async () => {
    speaks = page(403);
    toReads = notThere;
    const { uploads, pass } = await chosen();
    speaks = json(422, { message: 'Kosong.', errors: { file: ['Isi file kosong.'] } });
    await uploads.send(task);
    await pass(120_000);
    expect(sentFiles).toBe(2);
  });

  it('goes on after a log-in', async () => {
    speaks = page(403);
    toReads = notThere;
    const here = await chosen();
    here.uploads.halt();
    speaks = json(200, { data: { file } });
    here.uploads.resume();
    await here.pass(1_000);
    expect(here.now()?.arrivals).toBe(1);
  });
});
