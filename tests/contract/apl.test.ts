import { describe, expect, it, test } from 'vitest';
import type { Apl01Submission, Apl02Submission } from '../../src/application/ports/apl/apl-repository.ts';
import { prefilled } from '../../src/domain/apl/apl01-content.ts';
import type { ElementAnswer } from '../../src/domain/apl/apl02.ts';
import { elementIds } from '../../src/domain/apl/apl02-answers.ts';
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

const pdf = (name: string, size = 3000) => new File([imageOf(pdfHead, size)], name, { type: 'application/pdf' });
const proven: ElementAnswer = { competent: true, evidence: 'Laporan bulanan', fileIds: [] };

const opened = async () => {
  const repositories = await openAs('joko');
  const [paid] = (await repositories.transactions.list('paid', 1)).items;
  const form = await repositories.apls.apl02(paid?.id ?? '');
  if (!form) throw new Error('joko has no APL 02');
  const { trxId } = form;
  const ids = elementIds(form.units);
  const all = Object.fromEntries(ids.map((id) => [id, proven]));
  const send = (changed: Readonly<Record<string, ElementAnswer>> = {}, more: Partial<Apl02Submission> = {}) => {
    const submission = { trxId, answers: { ...all, ...changed }, files: new Map(), signature, requestKey: 'key-1' };
    return repositories.apls.sendApl02({ ...submission, again: false, ...more });
  };
  return { ...repositories, form, trxId, ids, send };
};

describe('APL 02', () => {
  it('contains the units, elements and criteria of the scheme, and its assessor', async () => {
    const { form, ids } = await opened();
    expect(form).toMatchObject({ status: 'draft', candidate: 'Joko Contoh', answers: {}, continues: null });
    expect(form.assessor.registration).toMatch(/^MET\.000\./);
    expect(new Set(ids).size).toBe(ids.length);
    expect(form.units.every(({ elements }) => elements.every(({ criteria }) => criteria.length > 0))).toBe(true);
  });

  it('stores a file once that two elements use, and returns it', async () => {
    const { send, storedFiles, trxId, ids, ...all } = await opened();
    const [first = '', second = ''] = ids;
    const withFile = { ...proven, evidence: '', fileIds: ['new-1'] };
    const files = new Map([
      ['new-1', pdf('Laporan kerja.pdf')],
      ['unused', pdf('Tidak dipakai.pdf')],
    ]);
    const sent = await send({ [first]: withFile, [second]: withFile }, { files });
    expect(sent.status).toBe('submitted');
    expect(sent.files.map(({ name, size }) => [name, size])).toEqual([['Laporan kerja.pdf', 3000]]);
    const [file] = sent.files;
    expect([sent.answers[first]?.fileIds, sent.answers[second]?.fileIds]).toEqual([[file?.id], [file?.id]]);
    expect(file && (await storedFiles.content(file)).type).toBe('application/pdf');
    expect((await stageOf(all, trxId, 'apl02'))?.status).toBe('submitted');
  });

  it('names each incomplete element in its refusal, and stores nothing', async () => {
    const { send, apls, trxId, ids, ...all } = await opened();
    const wrong: readonly Partial<ElementAnswer>[] = [
      ...[{ competent: null }, { evidence: ' ' }, { evidence: 'x'.repeat(1001) }],
      ...['BRK-of-somebody', 'text', 'huge'].map((id) => ({ fileIds: [id] })),
    ];
    const changed = wrong.map((change, index) => [ids[index] ?? '', { ...proven, ...change }] as const);
    const files = new Map([
      ['text', new File(['<html>'], 'halaman.pdf')],
      ['huge', pdf('besar.pdf', 2_000_001)],
    ]);
    const failure = await send(Object.fromEntries(changed), { files }).catch((error) => error);
    expect(Object.keys(failure.fieldErrors).sort()).toEqual(changed.map(([id]) => `element:${id}`).sort());
    expect((await apls.apl02(trxId))?.status).toBe('draft');
    expect((await stageOf(all, trxId, 'apl02'))?.status).toBe('open');
  });

  it('comes back with notes after a return, is sent again with its stored files, and opens the exam once approved', async () => {
    const { send, apls, control, trxId, ids, ...all } = await opened();
    const [first = '', second = ''] = ids;
    const files = new Map(['a', 'b'].map((id) => [id, pdf(`${id}.pdf`)]));
    await send({ [first]: { ...proven, fileIds: ['a'] }, [second]: { ...proven, fileIds: ['b'] } }, { files });
    const review = { type: 'apl02', trxId } as const;
    const notes = [{ target: `element:${second}`, text: 'Lampirkan laporan tahun ini.' }];
    await control.actAsStaff({ ...review, decision: 'return', note: 'Lengkapi bukti.', notes });

    const returned = await apls.apl02(trxId);
    expect(returned).toMatchObject({ status: 'returned', continues: null, review: { note: 'Lengkapi bukti.', notes } });
    const kept = returned?.files.find(({ name }) => name === 'a.pdf');
    const repaired = { ...returned?.answers, [second]: { ...proven, fileIds: [kept?.id ?? ''] } };
    const sent = await send(repaired, { requestKey: 'key-2', again: true });
    expect(sent.files.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(sent.answers[second]?.fileIds).toEqual([kept?.id]);

    await control.actAsStaff({ ...review, decision: 'approve', note: null, notes: [] });
    const approved = await apls.apl02(trxId);
    expect(approved).toMatchObject({ status: 'approved', continues: true });
    expect(approved?.assessorSignature?.image).toMatch(/^data:image\/png/);
    expect((await stageOf(all, trxId, 'exam'))?.status).toBe('open');
  });

  it('says after a rejection that the assessment cannot continue', async () => {
    const { send, apls, control, trxId } = await opened();
    await send();
    await control.actAsStaff({ type: 'apl02', trxId, decision: 'reject', note: 'Kurang.', notes: [] });
    expect(await apls.apl02(trxId)).toMatchObject({ status: 'rejected', continues: false });
  });
});
