import { expect, test } from 'vitest';
import type { Apl01Submission } from '../../src/application/ports/apl/apl-repository.ts';
import { prefilled } from '../../src/domain/apl/apl01-content.ts';
import { imageOf, jpegHead, pdfHead } from '../builders/images.ts';
import { openAs, signature, stageOf } from './repositories.ts';

const open = 'TRX-2026-000186';
const returned = 'TRX-2026-000181';
const file = (name: string, head: readonly number[] = pdfHead, size = 2000) => new File([imageOf(head, size)], name);

const openAsIntan = async () => {
  const repositories = await openAs('intan');
  const { apls, profiles, candidate } = repositories;
  const blank = await apls.apl01(open);
  const required = (blank?.requirements ?? []).filter((row) => row.required);
  const submission: Apl01Submission = {
    trxId: open,
    content: { ...prefilled(await profiles.find(candidate.id), candidate.fullname), purpose: 'certification' },
    files: new Map(required.map((row) => [row.id, file(`${row.id}.pdf`)])),
    signature,
    requestKey: 'kunci-1',
    again: false,
  };
  return { ...repositories, blank, submission, required };
};

test('the form is blank at first, and stored as sent; the stage waits for the certification body', async () => {
  const { blank, apls, submission, required, ...all } = await openAsIntan();
  expect(blank).toMatchObject({ trxId: open, status: 'draft', content: null, sentAt: null, signature: null });
  expect(blank?.units.length).toBeGreaterThan(0);
  expect(blank?.requirements.map(({ id }) => id)).toEqual(expect.arrayContaining(['dasar-1', 'ktp', 'pas-foto', 'cv']));
  expect(blank?.requirements.every((row) => row.file === null && row.verdict === null)).toBe(true);
  const sent = await apls.sendApl01(submission);
  expect(sent).toMatchObject({ status: 'submitted', content: submission.content });
  expect(sent.regionNames).toHaveLength(4);
  expect(sent.signature?.image).toMatch(/^data:image\/png;base64,/);
  const filled = sent.requirements.filter((row) => row.file !== null);
  expect(filled.map(({ id }) => id)).toEqual(required.map(({ id }) => id));
  expect(await apls.apl01(open)).toEqual(sent);
  expect(await stageOf(all, open, 'apl01')).toMatchObject({ status: 'submitted', waitingFor: 'admin' });
});

test('a stored file has a name, a type, a size and a src, and only its owner can read it [3.files.fields]', async () => {
  const { apls, submission, storedFiles, logIn } = await openAsIntan();
  const [row] = (await apls.sendApl01(submission)).requirements;
  if (!row?.file) throw new Error('no file');
  expect(row.file).toMatchObject({ name: `${row.id}.pdf`, type: 'application/pdf', size: 2000 });
  expect(row.file.src).toMatch(/^\/storage\//);
  expect(await storedFiles.content(row.file)).toMatchObject({ type: 'application/pdf', size: 2000 });
  const missing = storedFiles.content({ ...row.file, src: '/storage/berkas/tidak-ada' });
  await expect(missing).rejects.toMatchObject({ status: 404 });
  await logIn('dewi');
  await expect(storedFiles.content(row.file)).rejects.toMatchObject({ status: 403 });
});

test('every missing or wrong value is named at its field, and nothing is stored', async () => {
  const { apls, submission, required } = await openAsIntan();
  const { personal } = submission.content;
  const wrong = { ...personal, address: '', villageId: '', disabled: null, postalCode: '1' };
  const content = { personal: wrong, purpose: 'other', otherPurpose: '' } as const;
  const files = new Map([
    ['ktp', file('ktp.pdf', [1, 2, 3])],
    ['pas-foto', file('foto.jpg', jpegHead, 2_000_001)],
  ]);
  const rows = new Set([...required.map(({ id }) => id), ...files.keys()]);
  const unsigned = { kind: 'image', image: imageOf([1], 10) } as const;
  const failure = await apls.sendApl01({ ...submission, content, files, signature: unsigned }).catch((error) => error);
  expect(failure.kind).toBe('refused');
  const fields = ['address', 'disabled', 'otherPurpose', 'postalCode', 'signature', 'villageId'];
  expect(new Set(Object.keys(failure.fieldErrors))).toEqual(
    new Set([...fields, ...Array.from(rows, (id) => `requirement:${id}`)]),
  );
  expect((await apls.apl01(open))?.status).toBe('draft');
});

test('a returned form names what to repair, keeps the remaining files, and can be sent again', async () => {
  const all = await openAs('dewi');
  const form = await all.apls.apl01(returned);
  expect(form?.status).toBe('returned');
  expect(form?.review?.notes.map(({ target }) => target)).toContain('identityNumber');
  const lacking = (form?.requirements ?? []).filter((row) => row.verdict === 'absent' && row.required);
  expect(lacking).toHaveLength(1);
  if (!form?.content) throw new Error('nothing was sent');
  const files = new Map([...lacking, { id: 'ktp' }].map(({ id }) => [id, file(`${id}.pdf`)]));
  const submission = { trxId: returned, content: form.content, files, signature, requestKey: 'kunci' };
  await expect(all.apls.sendApl01({ ...submission, again: false })).rejects.toMatchObject({ kind: 'refused' });
  const sent = await all.apls.sendApl01({ ...submission, again: true });
  expect(sent.status).toBe('submitted');
  const fileOf = (from: typeof sent, row: string) => from.requirements.find(({ id }) => id === row)?.file;
  expect(fileOf(sent, 'pas-foto')).toEqual(fileOf(form, 'pas-foto'));
  expect(fileOf(sent, 'ktp')?.name).toBe('ktp.pdf');
  expect(sent.requirements.every(({ verdict }) => verdict === null)).toBe(true);
  expect(await stageOf(all, returned, 'apl01')).toMatchObject({ status: 'submitted', waitingFor: 'admin' });
});

test('a closed stage is reported as closed, and another candidate’s form is not shown', async () => {
  const { apls } = await openAs('citra');
  const closed = { kind: 'refused', serverMessage: 'Tahap ini belum terbuka.' };
  await expect(apls.apl01('TRX-2026-000198')).rejects.toMatchObject(closed);
  await expect(apls.apl01(open)).rejects.toMatchObject({ status: 403 });
  expect(await apls.apl01('TRX-2026-999999')).toBeNull();
});
