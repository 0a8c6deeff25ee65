import { describe, expect, it } from 'vitest';
import { verdictBy } from '../../src/domain/assessment/result.ts';
import { aResult } from '../builders/printed-forms.ts';
import { openAs, signature } from './repositories.ts';

const hadi = 'TRX-2026-000121';
const fajar = 'TRX-2026-000127';
const eka = 'TRX-2026-000132';
const maya = 'TRX-2026-000140';

const reading = async (name: string, trxId: string) => {
  const all = await openAs(name);
  const read = async () => {
    const result = await all.assessments.result(trxId);
    if (!result) throw new Error(`${trxId} has no result`);
    return result;
  };
  return { ...all, read };
};

describe('the result of an assessment', () => {
  it('contains the verdict of each unit by each method', async () => {
    const { read } = await reading('fajar', fajar);
    const result = await read();
    expect(result).toMatchObject({
      competent: false,
      candidate: 'Fajar Contoh',
      scheme: { title: 'Digital Marketing' },
    });
    const lacking = result.units.filter(({ competent }) => !competent);
    expect(lacking.map(({ code }) => code)).toEqual(['M.731000.004.01']);
    expect(lacking[0]?.note).toContain('anggaran');
    expect(lacking[0]?.methods.some(({ competent }) => !competent)).toBe(true);
    expect(result.appealUntil).not.toBeNull();
  });

  it('says when the assessment really began and ended, as the appeal does, and has the portfolio that the agreement plans', async () => {
    const { assessments, control, exams, read } = await reading('eka', eka);
    await control.setRobots({ on: false, delay: 0 });
    await control.jumpTo(eka, 'result');
    const taken = (await exams.exams(eka))?.exams ?? [];
    const [startedAt] = taken.map((exam) => exam.startedAt ?? '').sort();
    const finishedAt = taken
      .map(({ receipt }) => receipt?.submittedAt ?? '')
      .sort()
      .at(-1);
    const result = await read();
    expect(result).toMatchObject({ startedAt, finishedAt });
    expect((await assessments.appeal(eka))?.assessedAt).toBe(startedAt);
    expect((await assessments.agreement(eka))?.evidence).toContain('portfolio');
    expect(result.units.map((unit) => verdictBy(unit, 'portfolio'))).toEqual(result.units.map(() => 'gathered'));
  });

  it('says after a granted appeal what another assessor judges again, and cannot be accepted until then', async () => {
    const { assessments, control, read } = await reading('fajar', fajar);
    const units = [{ code: 'M.731000.004.01', title: 'Merancang Strategi dan Pembelian Media' }];
    const assessor = { name: 'Drs. Contoh Prasetyo Adi, M.Kom.', registration: 'MET.000.000001 2019' };
    const answers = { explained: true, discussed: true, othersInvolved: false };
    await assessments.sendAppeal(fajar, { answers, reason: 'Bukti anggaran belum dinilai.' }, signature, 'key-1');
    const again = { units: units.map(({ code }) => code), assessor: assessor.registration };
    await control.actAsStaff({ type: 'answer-appeal', trxId: fajar, granted: true, text: 'Cukup.', ...again });
    const waiting = await read();
    expect(waiting).toMatchObject({ competent: false, reassessment: { units, assessor } });
    const answer = { granted: true, reassessment: { units, assessor } };
    expect((await assessments.appeal(fajar))?.appeal?.answer).toMatchObject(answer);
    await expect(assessments.acknowledgeResult(waiting, signature, 'key-2')).rejects.toMatchObject({
      serverMessage: 'Banding Anda dikabulkan. Asesor lain sedang menilai ulang unit yang ditetapkan LSP.',
    });
    await control.actAsStaff({ type: 'decide', trxId: fajar, units: [], note: null });
    const decided = await read();
    expect(decided).toMatchObject({ competent: true, assessor, reassessment: null, acknowledged: null });
    const grantedAt = (await assessments.appeal(fajar))?.appeal?.answer?.at;
    const day = { startsAt: null, endsAt: null, startedAt: grantedAt, finishedAt: decided.decidedAt };
    expect(decided).toMatchObject(day);
    expect((await assessments.acknowledgeResult(decided, signature, 'key-3')).acknowledged).not.toBeNull();
  });

  it('opens the feedback once it is accepted with a signature, and the certificate waits for the feedback', async () => {
    const { assessments, timelines, notifications, read } = await reading('hadi', hadi);
    const result = await read();
    expect(result).toMatchObject({ competent: true, acknowledged: null, appealUntil: null });
    const accepted = await assessments.acknowledgeResult(result, signature, 'key-1');
    expect(accepted.acknowledged?.image).toMatch(/^data:image\/png/);
    const stages = (await timelines.find(hadi))?.stages.map(({ name, status }) => `${name} ${status}`);
    expect(stages?.slice(4)).toEqual(['result done', 'appeal locked', 'feedback open', 'certificate locked']);
    const [newest] = (await notifications.page(1, false)).items;
    expect(newest).toMatchObject({ information: expect.stringContaining('Tanda terima hasil'), read: true });
  });

  it('is accepted only with a signature, and only for the decision that was read', async () => {
    const { assessments, read } = await reading('hadi', hadi);
    const result = await read();
    const unsigned = { kind: 'image', image: new Blob(['x'], { type: 'image/png' }) } as const;
    const lacking = { fieldErrors: { signature: [expect.any(String)] } };
    await expect(assessments.acknowledgeResult(result, unsigned, 'key-1')).rejects.toMatchObject(lacking);
    const older = { ...result, decidedAt: '2020-01-01T00:00:00.000Z' };
    const changed = { kind: 'refused', serverMessage: 'Keputusan sudah diperbarui. Baca hasil yang baru.' };
    await expect(assessments.acknowledgeResult(older, signature, 'key-2')).rejects.toMatchObject(changed);
    expect((await read()).acknowledged).toBeNull();
  });

  it('is refused before a decision and for another candidate, and null for an unknown assessment', async () => {
    const { assessments } = await openAs('maya');
    const accept = (trxId: string) =>
      assessments.acknowledgeResult(aResult({ trxId, decidedAt: '2026-03-10T02:00:00.000Z' }), signature, 'key-1');
    const refusal = { kind: 'refused', serverMessage: 'Hasil asesmen belum ada.' };
    await expect(assessments.result(maya)).rejects.toMatchObject(refusal);
    await expect(accept(maya)).rejects.toMatchObject(refusal);
    await expect(assessments.result(hadi)).rejects.toMatchObject({ status: 403 });
    await expect(accept(hadi)).rejects.toMatchObject({ status: 403 });
    expect(await assessments.result('TRX-0000-000000')).toBeNull();
  });
});
