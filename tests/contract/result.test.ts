import { describe, expect, it } from 'vitest';
import { imageOf, pngHead } from '../builders/images.ts';
import { aResult } from '../builders/papers.ts';
import { openRepositories } from './repositories.ts';

const signature = { kind: 'image', image: new Blob([imageOf(pngHead, 400)], { type: 'image/png' }) } as const;
const hadi = 'TRX-2026-000121';
const fajar = 'TRX-2026-000127';
const maya = 'TRX-2026-000140';

/** The result as it was read, to be accepted. */
const readBy = async ({ assessments }: Awaited<ReturnType<typeof as>>, trxId: string) => {
  const result = await assessments.result(trxId);
  if (!result) throw new Error(`${trxId} has no result`);
  return result;
};
const unread = (trxId: string) => aResult({ trxId, decidedAt: '2026-03-10T02:00:00.000Z' });

const as = async (name: string) => {
  const repositories = await openRepositories();
  await repositories.logIn(name);
  return repositories;
};

describe('the result of an assessment', () => {
  it('is read with the verdict of each unit by each method', async () => {
    const result = await (await as('fajar')).assessments.result(fajar);
    expect(result).toMatchObject({
      competent: false,
      candidate: 'Fajar Contoh',
      scheme: { title: 'Digital Marketing' },
    });
    const lacking = result?.units.filter(({ competent }) => !competent);
    expect(lacking?.map(({ code }) => code)).toEqual(['M.731000.004.01']);
    expect(lacking?.[0]?.note).toContain('anggaran');
    expect(lacking?.[0]?.methods.some(({ competent }) => !competent)).toBe(true);
    expect(result?.appealUntil).not.toBeNull();
  });

  it('has what FR.AK.02 asks for: both parties, the TUK, the days and the assessor’s signature', async () => {
    const result = await (await as('hadi')).assessments.result(hadi);
    expect(result).toMatchObject({
      site: { kind: expect.stringMatching(/^(Sewaktu|Tempat Kerja|Mandiri)$/), name: expect.stringMatching(/\S/) },
      startsAt: expect.stringMatching(/Z$/),
      endsAt: expect.stringMatching(/Z$/),
      assessorSignature: { image: expect.stringMatching(/^data:image/), signedAt: result?.decidedAt },
      reassessment: null,
    });
  });

  it('after a granted appeal says what another assessor judges again, and cannot be accepted until then', async () => {
    const all = await as('fajar');
    const { assessments, control } = all;
    const units = [{ code: 'M.731000.004.01', title: 'Merancang Strategi dan Pembelian Media' }];
    const assessor = { name: 'Drs. Contoh Prasetyo Adi, M.Kom.', registration: 'MET.000.000001 2019' };
    const answers = { explained: true, discussed: true, othersInvolved: false };
    await assessments.sendAppeal(fajar, { answers, reason: 'Bukti anggaran belum dinilai.' }, signature, 'key-1');
    await control.actAsStaff({
      type: 'answer-appeal',
      trxId: fajar,
      granted: true,
      text: 'Cukup.',
      units: units.map(({ code }) => code),
      assessor: assessor.registration,
    });
    const waiting = await readBy(all, fajar);
    expect(waiting).toMatchObject({ competent: false, reassessment: { units, assessor } });
    expect((await assessments.appeal(fajar))?.appeal?.answer).toMatchObject({
      granted: true,
      reassessment: { units, assessor },
    });
    await expect(assessments.acknowledgeResult(waiting, signature, 'key-2')).rejects.toMatchObject({
      serverMessage: 'Banding Anda diterima. Asesor lain sedang menilai ulang unit yang ditetapkan LSP.',
    });
    await control.actAsStaff({ type: 'decide', trxId: fajar, units: [], note: null });
    const decided = await readBy(all, fajar);
    expect(decided).toMatchObject({ competent: true, assessor, reassessment: null, acknowledged: null });
    expect((await assessments.acknowledgeResult(decided, signature, 'key-3')).acknowledged).not.toBeNull();
  });

  it('accepted with a signature, it opens the feedback; the certificate waits for that', async () => {
    const all = await as('hadi');
    const { assessments, timelines, notifications } = all;
    expect(await assessments.result(hadi)).toMatchObject({ competent: true, acknowledged: null, appealUntil: null });
    const accepted = await assessments.acknowledgeResult(await readBy(all, hadi), signature, 'key-1');
    expect(accepted.acknowledged?.image).toMatch(/^data:image\/png/);
    const stages = (await timelines.find(hadi))?.stages.map(({ name, status }) => `${name} ${status}`);
    expect(stages?.slice(4)).toEqual(['result done', 'appeal locked', 'feedback open', 'certificate locked']);
    const { items } = await notifications.page(1, true);
    expect(items[0]?.information).toContain('Tanda terima hasil');
  });

  it('accepted again with the same key, it is the same signature; with another key it is refused', async () => {
    const all = await as('hadi');
    const { assessments } = all;
    const result = await readBy(all, hadi);
    const first = await assessments.acknowledgeResult(result, signature, 'key-1');
    expect(await assessments.acknowledgeResult(result, signature, 'key-1')).toEqual(first);
    await expect(assessments.acknowledgeResult(result, signature, 'key-2')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('cannot be accepted without a signature', async () => {
    const all = await as('hadi');
    const { assessments } = all;
    const unsigned = { kind: 'image', image: new Blob(['x'], { type: 'image/png' }) } as const;
    const sending = assessments.acknowledgeResult(await readBy(all, hadi), unsigned, 'key-1');
    await expect(sending).rejects.toMatchObject({ fieldErrors: { signature: [expect.any(String)] } });
    expect((await assessments.result(hadi))?.acknowledged).toBeNull();
  });

  it('of another decision than the one that was read, it is not accepted', async () => {
    const all = await as('hadi');
    const { assessments } = all;
    const result = await readBy(all, hadi);
    const older = { ...result, decidedAt: '2020-01-01T00:00:00.000Z' };
    await expect(assessments.acknowledgeResult(older, signature, 'key-1')).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: 'Keputusan sudah diperbarui. Baca hasil yang baru.',
    });
    expect((await readBy(all, hadi)).acknowledged).toBeNull();
  });

  it('is refused while there is none, both to read and to accept', async () => {
    const { assessments } = await as('maya');
    const refusal = { kind: 'refused', serverMessage: 'Hasil asesmen belum ada.' };
    await expect(assessments.result(maya)).rejects.toMatchObject(refusal);
    await expect(assessments.acknowledgeResult(unread(maya), signature, 'key-1')).rejects.toMatchObject(refusal);
  });

  it('is nobody else’s, and null where there is no such assessment', async () => {
    const { assessments } = await as('maya');
    await expect(assessments.result(hadi)).rejects.toMatchObject({ status: 403 });
    await expect(assessments.acknowledgeResult(unread(hadi), signature, 'key-1')).rejects.toMatchObject({
      status: 403,
    });
    expect(await assessments.result('TRX-0000-000000')).toBeNull();
  });
});
