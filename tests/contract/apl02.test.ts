import { describe, expect, it } from 'vitest';
import type { Apl02Submission } from '../../src/application/ports/apl/apl-repository.ts';
import type { ElementAnswer } from '../../src/domain/apl/apl02.ts';
import { elementIds } from '../../src/domain/apl/apl02-answers.ts';
import { imageOf, pdfHead } from '../builders/images.ts';
import { openAs, signature, stageOf } from './repositories.ts';

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
