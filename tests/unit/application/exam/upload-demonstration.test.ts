import { expect, test } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import {
  type DemonstrationUpload,
  uploadDemonstration,
} from '../../../../src/application/exam/uploads/upload-demonstration.ts';
import type { ExamUpload, UploadOptions } from '../../../../src/application/ports/exam/exam-repository.ts';
import type { UploadedFile } from '../../../../src/domain/exam/question.ts';
import { imageOf, pdfHead, zipHead } from '../../../builders/images.ts';

const fileOf = (name: string, head: readonly number[] = pdfHead, size = 1000) => new File([imageOf(head, size)], name);
const wanted: DemonstrationUpload = {
  exam: { trxId: 'TRX-1', id: 'demo' },
  task: { id: 'tugas-1', maxKb: 10_000 },
  file: fileOf('laporan.pdf'),
  requestKey: 'k1',
  answeredAt: '2026-11-21T02:00:00.000Z',
  replaces: null,
  alike: false,
  again: false,
  byItself: false,
};
const stored: UploadedFile = { id: 'f-1', name: 'laporan.pdf', size: 1000, uploadedAt: '2026-11-21T02:00:01.000Z' };
const network = new ApiFailure({ kind: 'network' });

interface World {
  readonly upload?: (task: ExamUpload, options: UploadOptions) => Promise<UploadedFile>;
  readonly status?: readonly (UploadedFile | null | Error)[];
}

const open = ({ upload = async () => stored, status = [null] }: World = {}) => {
  const calls: string[] = [];
  const keys: string[] = [];
  const answers = [...status];
  let announced = 0;
  const send = uploadDemonstration({
    exams: {
      upload: (task, options) => {
        calls.push('upload');
        keys.push(options.requestKey);
        return upload(task, options);
      },
      uploaded: async () => {
        calls.push('status');
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer instanceof Error) throw answer;
        return answer ?? null;
      },
    },
    realtime: { announceChange: () => (announced += 1) },
  });
  const run = (changes: Partial<DemonstrationUpload> = {}, signal = new AbortController().signal) =>
    send({ ...wanted, ...changes }, { onProgress: () => undefined, signal });
  return { run, send, calls, keys, announced: () => announced };
};

const rejecting = (error: unknown) => () => Promise.reject(error);
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('uploads a file once, without asking first, and tells the other tabs', async () => {
  const { run, calls, announced } = open();
  expect(await run()).toEqual({ kind: 'uploaded', file: stored });
  expect(calls).toEqual(['upload']);
  expect(announced()).toBe(1);
});

test('a cut upload has failed when the server does not have it; the retry is the same request', async () => {
  let cut = true;
  const upload = async () => {
    if (cut) throw network;
    return stored;
  };
  const { run, calls, keys } = open({ upload });
  expect(await run()).toEqual({ kind: 'failed', error: network });
  cut = false;
  expect(await run({ again: true })).toEqual({ kind: 'uploaded', file: stored });
  expect(calls).toEqual(['upload', 'status', 'status', 'upload']);
  expect(new Set(keys)).toEqual(new Set(['k1']));
});

test('when the server cannot be asked either, the result is unknown; the next try asks before it sends', async () => {
  const { run, calls, announced } = open({ upload: rejecting(network), status: [network, network, stored] });
  expect(await run()).toEqual({ kind: 'unknown', error: network });
  expect(await run({ again: true })).toEqual({ kind: 'unknown', error: network });
  expect(announced()).toBe(0);
  expect(await run({ again: true })).toEqual({ kind: 'alreadyUploaded', file: stored });
  expect(announced()).toBe(1);
  expect(calls).toEqual(['upload', 'status', 'status', 'status']);
});

const cancelled = new ApiFailure({ kind: 'cancelled' });
type Asked = UploadedFile | Error | null | 'not asked';

test.each<[string, ApiFailure, there: Asked, kind: string, Partial<DemonstrationUpload>?]>([
  ['a lost reply', network, stored, 'alreadyUploaded'],
  ['a bad gateway', new ApiFailure({ kind: 'http', status: 502 }), stored, 'alreadyUploaded'],
  ['a lost reply, where the file that is to be replaced is there', network, stored, 'failed', { replaces: 'f-1' }],
  ['a cancellation', cancelled, null, 'cancelled'],
  ['a refusal', new ApiFailure({ kind: 'refused', messages: ['Tidak.'] }), 'not asked', 'refused'],
  ['a full storage', new ApiFailure({ kind: 'http', status: 507 }), 'not asked', 'failed'],
  ['a session that is over', new ApiFailure({ kind: 'expired', status: 401 }), 'not asked', 'failed'],
])(
  'after %s the server is asked whether it has the file, unless the failure was definite, and other tabs learn of a stored file',
  async (_, error, there, kind, changes) => {
    const isAsked = there !== 'not asked';
    const { run, calls, announced } = open({ upload: rejecting(error), status: isAsked ? [there] : [] });
    const end = await run(changes);
    expect([end.kind, calls]).toEqual([kind, isAsked ? ['upload', 'status'] : ['upload']]);
    if ('error' in end) expect(end.error).toBe(error);
    if ('file' in end) expect(end.file).toEqual(stored);
    expect(announced()).toBe('file' in end ? 1 : 0);
  },
);

test.each<[string, Partial<DemonstrationUpload>, ApiFailure, kind: string]>([
  ['the session is over', { again: true }, new ApiFailure({ kind: 'expired', status: 401 }), 'failed'],
  ['no earlier try was sent', { byItself: true }, network, 'failed'],
])('a try that cannot ask the server first sends nothing, where %s', async (_, changes, error, kind) => {
  const { run, calls } = open({ status: [error] });
  expect([await run(changes), calls]).toEqual([{ kind, error }, ['status']]);
});

test('the files of two tasks are sent side by side, each for its own task', async () => {
  const sent: ExamUpload[] = [];
  const { run } = open({ upload: (each) => new Promise(() => void sent.push(each)) });
  for (const id of ['tugas-1', 'tugas-2']) void run({ task: { ...wanted.task, id }, requestKey: id });
  await expect.poll(() => sent.length).toBe(2);
  const { exam, file, answeredAt } = wanted;
  expect(sent).toEqual(['tugas-1', 'tugas-2'].map((questionId) => ({ exam, questionId, file, answeredAt })));
});

test('an upload that is stopped before anything was sent sends nothing', async () => {
  const { run, calls } = open();
  const stop = new AbortController();
  stop.abort();
  expect(await run({}, stop.signal)).toEqual({ kind: 'cancelled' });
  expect(calls).toEqual([]);
});

test('a file that is larger than its task allows, of another kind, or no longer readable, is not sent', async () => {
  const { run, calls } = open();
  const of = async (file: File) => run({ file, task: { id: 't', maxKb: 5 } });
  expect(await of(fileOf('a.pdf', pdfHead, 5001))).toEqual({ kind: 'unfit', problem: 'tooLarge' });
  expect(await of(fileOf('c.pdf', [1, 2, 3]))).toEqual({ kind: 'unfit', problem: 'wrongType' });
  const gone = Object.assign(fileOf('d.pdf'), { slice: () => expect.fail() });
  expect(await of(gone)).toEqual({ kind: 'unfit', problem: 'unreadable' });
  expect(calls).toEqual([]);
  expect((await of(fileOf('e.zip', zipHead, 5000))).kind).toBe('uploaded');
});

test('a second call for the same file joins the first, sees the progress and can stop it', async () => {
  const options: UploadOptions[] = [];
  const { send, calls } = open({
    upload: (_, given) =>
      new Promise((_resolve, reject) => {
        options.push(given);
        given.signal.addEventListener('abort', () => reject(new ApiFailure({ kind: 'cancelled' })));
      }),
  });
  const quiet = () => undefined;
  const first = send(wanted, { onProgress: quiet, signal: new AbortController().signal });
  const stop = new AbortController();
  const seen: number[] = [];
  const second = send(wanted, { onProgress: (bytes) => seen.push(bytes), signal: stop.signal });
  while (options.length === 0) await turn();
  options[0]?.onProgress(5, 10);
  expect(seen).toEqual([5]);
  stop.abort();
  expect(await Promise.all([first, second])).toEqual([{ kind: 'cancelled' }, { kind: 'cancelled' }]);
  expect(calls).toEqual(['upload', 'status']);
});
