import { describe, expect, it } from 'vitest';
import { openAs, signature, stageOf } from './repositories.ts';

const hadi = 'TRX-2026-000121';
const fajar = 'TRX-2026-000127';
const maya = 'TRX-2026-000140';
const appeal = {
  answers: { explained: true, discussed: false, othersInvolved: true },
  reason: 'Bukti pengendalian anggaran sudah dilampirkan, tetapi belum dinilai. 🙂',
};

describe('the appeal against a result', () => {
  it('can be sent for an assessment, contains its facts, and then waits with its content and a document [3.appeal.entity]', async () => {
    const { assessments, timelines } = await openAs('fajar');
    const form = await assessments.appeal(fajar);
    expect(form).toMatchObject({
      candidate: 'Fajar Contoh',
      scheme: { title: 'Digital Marketing', number: 'SKM-04/LSP-CONTOH/DGM' },
      until: expect.stringMatching(/T16:59:59/),
      appeal: null,
    });
    expect(form?.assessor.registration).toMatch(/^MET\./);
    const sent = await assessments.sendAppeal(fajar, appeal, signature, 'key-1');
    expect(sent.appeal).toMatchObject({ ...appeal, answer: null, fileId: `APPEAL-${fajar}` });
    expect(sent.appeal?.signature?.image).toMatch(/^data:image\/png/);
    expect(await assessments.appeal(fajar)).toEqual(sent);
    const stage = await stageOf({ timelines }, fajar, 'appeal');
    expect(stage).toMatchObject({ status: 'submitted', waitingFor: 'admin' });
  });

  it('with a short reason or without a signature is refused at these fields, and nothing is stored', async () => {
    const { assessments } = await openAs('fajar');
    const unsigned = { kind: 'image', image: new Blob([], { type: 'image/png' }) } as const;
    const sending = assessments.sendAppeal(fajar, { ...appeal, reason: ' pendek ' }, unsigned, 'key-1');
    const fieldErrors = { reason: ['Alasan banding minimal 10 karakter.'], signature: [expect.any(String)] };
    await expect(sending).rejects.toMatchObject({ kind: 'refused', fieldErrors });
    expect((await assessments.appeal(fajar))?.appeal).toBeNull();
  });

  it('is possible until the last second of its time and refused afterwards', async () => {
    const { assessments, control } = await openAs('fajar');
    const until = Date.parse((await assessments.appeal(fajar))?.until ?? '');
    await control.travel(until - control.now().getTime() + 1000);
    const late = { kind: 'refused', serverMessage: 'Masa banding telah lewat.' };
    await expect(assessments.sendAppeal(fajar, appeal, signature, 'key-1')).rejects.toMatchObject(late);
    await control.takeBack();
    await control.travel(until - control.now().getTime());
    expect((await assessments.sendAppeal(fajar, appeal, signature, 'key-2')).appeal?.reason).toBe(appeal.reason);
  });

  it('has no end against a competent result, and is refused with the reason', async () => {
    const { assessments } = await openAs('hadi');
    expect(await assessments.appeal(hadi)).toMatchObject({ until: null, appeal: null });
    await expect(assessments.sendAppeal(hadi, appeal, signature, 'key-1')).rejects.toMatchObject({
      serverMessage: 'Banding hanya tersedia untuk hasil belum kompeten.',
    });
  });

  it('is refused without a result or for another candidate, and null for an unknown assessment', async () => {
    const { assessments } = await openAs('maya');
    await expect(assessments.appeal(maya)).rejects.toMatchObject({ kind: 'refused' });
    await expect(assessments.appeal(fajar)).rejects.toMatchObject({ status: 403 });
    await expect(assessments.sendAppeal(fajar, appeal, signature, 'key-1')).rejects.toMatchObject({ status: 403 });
    expect(await assessments.appeal('TRX-0000-000000')).toBeNull();
  });
});
