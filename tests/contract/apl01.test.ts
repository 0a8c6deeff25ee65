import { expect, test } from 'vitest';
import { ApiFailure } from '../../src/application/api-failure.ts';
import { submitApl01 } from '../../src/application/apl/submit-apl01.ts';
import type { Apl01Submission } from '../../src/application/ports/apl/apl-repository.ts';
import { prefilled } from '../../src/domain/apl/apl01-content.ts';
import { imageOf, jpegHead, pdfHead, pngHead } from '../builders/images.ts';
import { someDraftKeys } from '../fakes/sending-fakes.ts';
import { openRepositories } from './repositories.ts';

const open = 'TRX-2026-000186';
const returned = 'TRX-2026-000181';
const file = (name: string, head: readonly number[] = pdfHead, size = 2000) => new File([imageOf(head, size)], name);

/** Intan with a form that can be sent. */
const openAsIntan = async () => {
  const repositories = await openRepositories();
  const { id, fullname } = await repositories.logIn('intan');
  const blank = await repositories.apls.apl01(open);
  const content = { ...prefilled(await repositories.profiles.find(id), fullname), purpose: 'certification' as const };
  const required = (blank?.requirements ?? []).filter((row) => row.required);
  const submission: Apl01Submission = {
    trxId: open,
    content,
    files: new Map(required.map((row) => [row.id, file(`${row.id}.pdf`)])),
    signature: { kind: 'image', image: new Blob([imageOf(pngHead, 500)], { type: 'image/png' }) },
    requestKey: 'kunci-1',
    again: false,
  };
  return { ...repositories, blank, submission, required };
};

const stageOf = async ({ timelines }: Awaited<ReturnType<typeof openRepositories>>, trxId: string) =>
  (await timelines.find(trxId))?.stages.find(({ name }) => name === 'apl01');

test('before it is sent it has the scheme, the units and the rows, and no content', async () => {
  const { blank } = await openAsIntan();
  expect(blank).toMatchObject({
    trxId: open,
    status: 'draft',
    content: null,
    sentAt: null,
    signature: null,
    review: null,
  });
  expect(blank?.units.length).toBeGreaterThan(0);
  expect(blank?.requirements.map(({ id }) => id)).toEqual(expect.arrayContaining(['dasar-1', 'ktp', 'pas-foto', 'cv']));
  expect(blank?.requirements.every((row) => row.file === null && row.verdict === null)).toBe(true);
});

test('it is stored as it was sent, and the stage waits for the certification body', async () => {
  const all = await openAsIntan();
  const sent = await all.apls.sendApl01(all.submission);
  expect(sent).toMatchObject({ status: 'submitted', content: all.submission.content });
  expect(sent.regionNames).toHaveLength(4);
  expect(sent.signature?.image).toMatch(/^data:image\/png;base64,/);
  expect(sent.requirements.filter((row) => row.file !== null).map(({ id }) => id)).toEqual(
    all.required.map(({ id }) => id),
  );
  expect(await all.apls.apl01(open)).toEqual(sent);
  expect(await stageOf(all, open)).toMatchObject({ status: 'submitted', waitingFor: 'admin' });
});

test('the same request key counts once, another one is refused', async () => {
  const { apls, submission } = await openAsIntan();
  const first = await apls.sendApl01(submission);
  expect(await apls.sendApl01(submission)).toEqual(first);
  await expect(apls.sendApl01({ ...submission, requestKey: 'kunci-2' })).rejects.toMatchObject({ kind: 'refused' });
});

test('a stored file has a name, a type, a size and a src, and is given back to its owner alone [3.files.fields]', async () => {
  const { apls, submission, storedFiles, logIn } = await openAsIntan();
  const [row] = (await apls.sendApl01(submission)).requirements;
  if (!row?.file) throw new Error('no file');
  expect(row.file).toMatchObject({ name: `${row.id}.pdf`, type: 'application/pdf', size: 2000 });
  expect(row.file.src).toMatch(/^\/storage\//);
  expect(await storedFiles.content(row.file)).toMatchObject({ type: 'application/pdf', size: 2000 });
  await expect(storedFiles.content({ ...row.file, src: '/storage/berkas/tidak-ada' })).rejects.toMatchObject({
    status: 404,
  });
  await logIn('dewi');
  await expect(storedFiles.content(row.file)).rejects.toMatchObject({ status: 403 });
});

test('whatever is missing or wrong is named at its field, and nothing is stored', async () => {
  const { apls, submission, required } = await openAsIntan();
  const content = {
    personal: { ...submission.content.personal, address: '', villageId: '', disabled: null, postalCode: '1' },
    purpose: 'other' as const,
    otherPurpose: '',
  };
  const files = new Map([
    ['ktp', file('ktp.pdf', [1, 2, 3])],
    ['pas-foto', file('foto.jpg', jpegHead, 2_000_001)],
  ]);
  const missing = required.map(({ id }) => id).filter((id) => !files.has(id));
  const failure = await apls
    .sendApl01({ ...submission, content, files, signature: { kind: 'image', image: imageOf([1], 10) } })
    .catch((error) => error);
  expect(failure.kind).toBe('refused');
  expect(Object.keys(failure.fieldErrors).sort()).toEqual(
    [
      'address',
      'disabled',
      'otherPurpose',
      'postalCode',
      'requirement:ktp',
      'requirement:pas-foto',
      'signature',
      'villageId',
      ...missing.map((id) => `requirement:${id}`),
    ].sort(),
  );
  expect((await apls.apl01(open))?.status).toBe('draft');
});

test('a file of exactly 2 000 000 bytes is taken', async () => {
  const { apls, submission } = await openAsIntan();
  const files = new Map(submission.files).set('ktp', file('ktp.jpg', jpegHead, 2_000_000));
  const sent = await apls.sendApl01({ ...submission, files });
  expect(sent.requirements.find(({ id }) => id === 'ktp')?.file?.size).toBe(2_000_000);
});

test('a returned form names what to repair, keeps the files that stay, and goes out again', async () => {
  const all = await openRepositories();
  await all.logIn('dewi');
  const form = await all.apls.apl01(returned);
  expect(form?.status).toBe('returned');
  expect(form?.review?.notes.map(({ target }) => target)).toContain('identityNumber');
  const lacking = (form?.requirements ?? []).filter((row) => row.verdict === 'absent' && row.required);
  expect(lacking).toHaveLength(1);
  if (!form?.content) throw new Error('nothing was sent');
  const submission: Apl01Submission = {
    trxId: returned,
    content: form.content,
    files: new Map([...lacking, { id: 'ktp' }].map(({ id }) => [id, file(`${id}.pdf`)])),
    signature: { kind: 'image', image: new Blob([imageOf(pngHead, 500)], { type: 'image/png' }) },
    requestKey: 'kunci',
    again: false,
  };
  await expect(all.apls.sendApl01(submission)).rejects.toMatchObject({ kind: 'refused' });
  const sent = await all.apls.sendApl01({ ...submission, again: true });
  expect(sent.status).toBe('submitted');
  const before = form.requirements.find(({ id }) => id === 'pas-foto')?.file;
  expect(sent.requirements.find(({ id }) => id === 'pas-foto')?.file).toEqual(before);
  expect(sent.requirements.find(({ id }) => id === 'ktp')?.file?.name).toBe('ktp.pdf');
  expect(sent.requirements.every(({ verdict }) => verdict === null)).toBe(true);
  expect(await stageOf(all, returned)).toMatchObject({ status: 'submitted', waitingFor: 'admin' });
});

test('a stage that is not open yet says so, and somebody else’s is not shown', async () => {
  const { apls, logIn } = await openRepositories();
  await logIn('citra');
  await expect(apls.apl01('TRX-2026-000198')).rejects.toMatchObject({
    kind: 'refused',
    serverMessage: 'Tahap ini belum terbuka.',
  });
  await expect(apls.apl01(open)).rejects.toMatchObject({ status: 403 });
  expect(await apls.apl01('TRX-2026-999999')).toBeNull();
});

test('edited after a connection that was lost, the form of the server is told and shown, and no change passes for sent', async () => {
  const { apls, submission } = await openAsIntan();
  const lost = new ApiFailure({ kind: 'network' });
  let sends = 0;
  const submit = submitApl01({
    apls: {
      apl01: (trxId) => (sends > 1 ? apls.apl01(trxId) : Promise.reject(lost)),
      sendApl01: async (...sent) => {
        sends += 1;
        const form = await apls.sendApl01(...sent);
        if (sends === 1) throw lost;
        return form;
      },
    },
    realtime: { announceChange: () => undefined },
  });
  const drafted = { ...submission, keys: someDraftKeys() };
  await expect(submit(drafted)).rejects.toBe(lost);
  const edited = { ...drafted, content: { ...submission.content, purpose: 'rpl' as const } };
  expect(await submit(edited)).toMatchObject({
    kind: 'alreadySent',
    form: { status: 'submitted', content: { purpose: 'certification' } },
  });
  expect(await submit(drafted)).toMatchObject({ kind: 'sent', form: { content: { purpose: 'certification' } } });
});
