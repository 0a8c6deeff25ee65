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
  again: false,
};
const stored: UploadedFile = { id: 'f-1', name: 'laporan.pdf', size: 1000, uploadedAt: '2026-11-21T02:00:01.000Z' };
const network = new ApiFailure({ kind: 'network' });

interface World {
  readonly upload?: (task: ExamUpload, options: UploadOptions) => Promise<UploadedFile>;
  /** What demonstrationStatus says, call by call; the last one stays. */
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

test('after a lost reply it asks what the server has, and does not send again what is there', async () => {
  const { run, calls } = open({ upload: rejecting(network), status: [stored] });
  expect(await run()).toEqual({ kind: 'alreadyUploaded', file: stored });
  expect(calls).toEqual(['upload', 'status']);
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

test('when it cannot be asked either, nobody knows; the next try asks before anything goes out', async () => {
  const { run, calls } = open({ upload: rejecting(network), status: [network, network, stored] });
  expect(await run()).toEqual({ kind: 'unknown', error: network });
  expect(await run({ again: true })).toEqual({ kind: 'unknown', error: network });
  expect(await run({ again: true })).toEqual({ kind: 'alreadyUploaded', file: stored });
  expect(calls).toEqual(['upload', 'status', 'status', 'status']);
});

test.each([
  ['the file that is to be replaced', { replaces: 'f-1' }, stored],
  ['a file of another name', {}, { ...stored, name: 'lain.pdf' }],
  ['a file of another size', {}, { ...stored, size: 999 }],
])('%s is not taken for this one', async (_, changes, there) => {
  const { run } = open({ upload: rejecting(network), status: [there] });
  expect(await run(changes)).toEqual({ kind: 'failed', error: network });
});

test.each([
  ['a refusal', 'refused', new ApiFailure({ kind: 'refused', messages: ['Tidak.'] })],
  ['a full storage', 'failed', new ApiFailure({ kind: 'http', status: 507 })],
  ['an exam closed by the assessor', 'failed', new ApiFailure({ kind: 'http', status: 403 })],
  ['a session that is over', 'failed', new ApiFailure({ kind: 'expired', status: 401 })],
])('%s is a definite no: nothing is asked', async (_, kind, error) => {
  const { run, calls, announced } = open({ upload: rejecting(error) });
  expect(await run()).toEqual({ kind, error });
  expect(calls).toEqual(['upload']);
  expect(announced()).toBe(0);
});

test.each([
  [new ApiFailure({ kind: 'http', status: 502 })],
  [new ApiFailure({ kind: 'timeout' })],
  [new ApiFailure({ kind: 'contract' })],
])('%s may hide that it arrived', async (error) => {
  expect(await open({ upload: rejecting(error), status: [stored] }).run()).toEqual({
    kind: 'alreadyUploaded',
    file: stored,
  });
});

test('a cancelled upload is told, unless it had arrived or nobody knows', async () => {
  const upload = rejecting(new ApiFailure({ kind: 'cancelled' }));
  expect(await open({ upload }).run()).toEqual({ kind: 'cancelled' });
  expect((await open({ upload, status: [stored] }).run()).kind).toBe('alreadyUploaded');
  expect((await open({ upload, status: [network] }).run()).kind).toBe('unknown');
});

test('stopped before anything went out, nothing is sent', async () => {
  const { run, calls } = open();
  const stop = new AbortController();
  stop.abort();
  expect(await run({}, stop.signal)).toEqual({ kind: 'cancelled' });
  expect(calls).toEqual([]);
});

test('a file that is too large, empty, of another kind or unreadable is not sent', async () => {
  const { run, calls } = open();
  const gone = Object.assign(fileOf('d.pdf'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
  }) as unknown as File;
  const of = async (file: File) => run({ file, task: { id: 't', maxKb: 5 } });
  expect(await of(fileOf('a.pdf', pdfHead, 5001))).toEqual({ kind: 'unfit', problem: 'tooLarge' });
  expect(await of(fileOf('b.pdf', [], 0))).toEqual({ kind: 'unfit', problem: 'empty' });
  expect(await of(fileOf('c.pdf', zipHead))).toEqual({ kind: 'unfit', problem: 'wrongType' });
  expect(await of(gone)).toEqual({ kind: 'unfit', problem: 'unreadable' });
  expect(calls).toEqual([]);
  expect((await of(fileOf('e.zip', zipHead, 5000))).kind).toBe('uploaded');
});

test('a second call for the same file joins the first: it sees the progress and can stop it', async () => {
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

test('another file for the same task waits until the one before has ended', async () => {
  const ends: ((file: UploadedFile) => void)[] = [];
  const { run, keys } = open({ upload: () => new Promise((resolve) => ends.push(resolve)) });
  const first = run();
  const second = run({ requestKey: 'k2', file: fileOf('lain.pdf') });
  while (ends.length === 0) await turn();
  await turn();
  expect(keys).toEqual(['k1']);
  ends[0]?.(stored);
  await first;
  while (ends.length === 1) await turn();
  expect(keys).toEqual(['k1', 'k2']);
  ends[1]?.({ ...stored, id: 'f-2' });
  expect(await second).toEqual({ kind: 'uploaded', file: { ...stored, id: 'f-2' } });
});
