import { describe, expect, it } from 'vitest';
import type { Apl02Submission } from '../../src/application/ports/apl/apl-repository.ts';
import type { ElementAnswer } from '../../src/domain/apl/apl02.ts';
import { elementIds } from '../../src/domain/apl/apl02-answers.ts';
import { imageOf, pdfHead, pngHead } from '../builders/images.ts';
import { openRepositories } from './repositories.ts';

type Repositories = Awaited<ReturnType<typeof openRepositories>>;

const image = new Blob([imageOf(pngHead, 400)], { type: 'image/png' });
const pdf = (name: string, size = 3000) => new File([imageOf(pdfHead, size)], name, { type: 'application/pdf' });

/** Joko's assessment, whose APL 02 is open. */
const opened = async () => {
  const repositories = await openRepositories();
  await repositories.logIn('joko');
  const [first] = (await repositories.transactions.list('paid', 1)).items;
  const form = await repositories.apls.apl02(first?.id ?? '');
  if (!form) throw new Error('joko has no APL 02');
  return { repositories, form, ids: elementIds(form.units) };
};

const proven: ElementAnswer = { competent: true, evidence: 'Laporan bulanan', fileIds: [] };

const submissionOf = (
  { form, ids }: Pick<Awaited<ReturnType<typeof opened>>, 'form' | 'ids'>,
  change: Partial<Apl02Submission> = {},
): Apl02Submission => ({
  trxId: form.trxId,
  answers: Object.fromEntries(ids.map((id) => [id, proven])),
  files: new Map(),
  signature: { kind: 'image', image },
  requestKey: 'key-1',
  again: false,
  ...change,
});

const stageOf = async ({ timelines }: Repositories, trxId: string) =>
  (await timelines.find(trxId))?.stages.find(({ name }) => name === 'apl02')?.status;

describe('APL 02', () => {
  it('is read with the units, elements and criteria of the scheme, and its assessor', async () => {
    const { form, ids } = await opened();
    expect(form).toMatchObject({ status: 'draft', candidate: 'Joko Contoh', answers: {}, continues: null });
    expect(form.assessor.registration).toMatch(/^MET\.000\./);
    expect(new Set(ids).size).toBe(ids.length);
    expect(form.units.every(({ elements }) => elements.every(({ criteria }) => criteria.length > 0))).toBe(true);
  });

  it('one file that two elements use is stored once, and can be fetched', async () => {
    const { repositories, form, ids } = await opened();
    const [first = '', second = ''] = ids;
    const withFile = { ...proven, evidence: '', fileIds: ['new-1'] };
    const answers = { ...submissionOf({ form, ids }).answers, [first]: withFile, [second]: withFile };
    const files = new Map([
      ['new-1', pdf('Laporan kerja.pdf')],
      ['unused', pdf('Tidak dipakai.pdf')],
    ]);
    const sent = await repositories.apls.sendApl02(submissionOf({ form, ids }, { answers, files }));
    expect(sent.status).toBe('submitted');
    expect(sent.files.map(({ name, size }) => [name, size])).toEqual([['Laporan kerja.pdf', 3000]]);
    const [file] = sent.files;
    expect(sent.answers[first]?.fileIds).toEqual([file?.id]);
    expect(sent.answers[second]?.fileIds).toEqual([file?.id]);
    expect(file && (await repositories.storedFiles.content(file)).type).toBe('application/pdf');
    expect(await stageOf(repositories, form.trxId)).toBe('submitted');
  });

  it('sent again with the same key it counts once; with another key it is refused', async () => {
    const { repositories, form, ids } = await opened();
    const first = await repositories.apls.sendApl02(submissionOf({ form, ids }));
    expect(await repositories.apls.sendApl02(submissionOf({ form, ids }))).toEqual(first);
    const other = repositories.apls.sendApl02(submissionOf({ form, ids }, { requestKey: 'key-2' }));
    await expect(other).rejects.toMatchObject({ kind: 'refused' });
  });

  it('what is lacking is refused at its element, and nothing is stored', async () => {
    const { repositories, form, ids } = await opened();
    const [open = '', unproven = '', long = '', lost = '', unfit = '', huge = ''] = ids;
    const answers = {
      ...submissionOf({ form, ids }).answers,
      [open]: { ...proven, competent: null },
      [unproven]: { ...proven, evidence: ' ' },
      [long]: { ...proven, evidence: 'x'.repeat(1001) },
      [lost]: { ...proven, fileIds: ['BRK-of-somebody'] },
      [unfit]: { ...proven, fileIds: ['text'] },
      [huge]: { ...proven, fileIds: ['huge'] },
    };
    const files = new Map([
      ['text', new File(['<html>'], 'halaman.pdf')],
      ['huge', pdf('besar.pdf', 2_000_001)],
    ]);
    const sending = repositories.apls.sendApl02(submissionOf({ form, ids }, { answers, files }));
    const failure = (await sending.catch((error: unknown) => error)) as { fieldErrors: Record<string, string[]> };
    expect(Object.keys(failure.fieldErrors).sort()).toEqual(
      [open, unproven, long, lost, unfit, huge].map((id) => `element:${id}`).sort(),
    );
    expect((await repositories.apls.apl02(form.trxId))?.status).toBe('draft');
    expect(await stageOf(repositories, form.trxId)).toBe('open');
  });

  it('without a signature in the profile, signing with it is refused at the field', async () => {
    const { repositories, form, ids } = await opened();
    const sending = repositories.apls.sendApl02(submissionOf({ form, ids }, { signature: { kind: 'profile' } }));
    await expect(sending).rejects.toMatchObject({ fieldErrors: { signature: [expect.any(String)] } });
  });

  it('returned, it comes back with the notes, goes out again with its stored files, and approved it opens the exam', async () => {
    const { repositories, form, ids } = await opened();
    const [first = '', second = ''] = ids;
    const answers = {
      ...submissionOf({ form, ids }).answers,
      [first]: { ...proven, fileIds: ['a'] },
      [second]: { ...proven, fileIds: ['b'] },
    };
    const files = new Map([
      ['a', pdf('Satu.pdf')],
      ['b', pdf('Dua.pdf')],
    ]);
    const { apls, control } = repositories;
    await apls.sendApl02(submissionOf({ form, ids }, { answers, files }));
    const review = { type: 'apl02', trxId: form.trxId } as const;
    const notes = [{ target: `element:${second}`, text: 'Lampirkan laporan tahun ini.' }];
    await control.actAsStaff({ ...review, decision: 'return', note: 'Lengkapi bukti.', notes });

    const returned = await apls.apl02(form.trxId);
    expect(returned).toMatchObject({ status: 'returned', continues: null, review: { note: 'Lengkapi bukti.', notes } });
    const kept = returned?.files.find(({ name }) => name === 'Satu.pdf');
    const repaired = { ...returned?.answers, [second]: { ...proven, fileIds: [kept?.id ?? ''] } };
    const again = submissionOf({ form, ids }, { answers: repaired, requestKey: 'key-2', again: true });
    const sent = await apls.sendApl02(again);
    expect(sent.files.map(({ name }) => name)).toEqual(['Satu.pdf']);
    expect(sent.answers[second]?.fileIds).toEqual([kept?.id]);

    await control.actAsStaff({ ...review, decision: 'approve', note: null, notes: [] });
    const approved = await apls.apl02(form.trxId);
    expect(approved).toMatchObject({ status: 'approved', continues: true });
    expect(approved?.assessorSignature?.image).toMatch(/^data:image\/png/);
    const stages = (await repositories.timelines.find(form.trxId))?.stages;
    expect(stages?.find(({ name }) => name === 'exam')?.status).toBe('open');
  });

  it('rejected, it says that the assessment cannot go on', async () => {
    const { repositories, form, ids } = await opened();
    await repositories.apls.sendApl02(submissionOf({ form, ids }));
    const { trxId } = form;
    await repositories.control.actAsStaff({ type: 'apl02', trxId, decision: 'reject', note: 'Kurang.', notes: [] });
    expect(await repositories.apls.apl02(form.trxId)).toMatchObject({ status: 'rejected', continues: false });
  });

  it('is nobody else’s, not there for other numbers, and not open before its turn', async () => {
    const { repositories, form } = await opened();
    expect(await repositories.apls.apl02('TRX-0000-000000')).toBeNull();
    await repositories.accounts.logOut();
    await repositories.logIn('citra');
    await expect(repositories.apls.apl02(form.trxId)).rejects.toMatchObject({ status: 403 });
    const [own] = (await repositories.transactions.list('paid', 1)).items;
    await expect(repositories.apls.apl02(own?.id ?? '')).rejects.toMatchObject({ kind: 'refused' });
  });
});
