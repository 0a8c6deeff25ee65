import { describe, expect, it } from 'vitest';
import { imageOf, pngHead } from '../builders/images.ts';
import { openRepositories } from './repositories.ts';

const signature = { kind: 'image', image: new Blob([imageOf(pngHead, 400)], { type: 'image/png' }) } as const;
const hadi = 'TRX-2026-000121';
const fajar = 'TRX-2026-000127';
const maya = 'TRX-2026-000140';
const appeal = {
  answers: { explained: true, discussed: false, othersInvolved: true },
  reason: 'Bukti pengendalian anggaran sudah dilampirkan, tetapi belum dinilai. 🙂',
};

const as = async (name: string) => {
  const repositories = await openRepositories();
  await repositories.logIn(name);
  return repositories;
};

describe('the appeal against a result', () => {
  it('can be sent until its end, about an assessment whose facts the form has', async () => {
    const form = await (await as('fajar')).assessments.appeal(fajar);
    expect(form).toMatchObject({
      candidate: 'Fajar Contoh',
      scheme: { title: 'Digital Marketing', number: 'SKM-04/LSP-CONTOH/DGM' },
      until: expect.stringMatching(/T16:59:59/),
      appeal: null,
    });
    expect(form?.assessor.registration).toMatch(/^MET\./);
  });

  it('is stored as it was sent, with a document, and waits for the certification body [3.appeal.entity]', async () => {
    const { assessments, timelines } = await as('fajar');
    const sent = await assessments.sendAppeal(fajar, appeal, signature, 'key-1');
    expect(sent.appeal).toMatchObject({ ...appeal, answer: null, fileId: `APPEAL-${fajar}` });
    expect(sent.appeal?.signature?.image).toMatch(/^data:image\/png/);
    expect(await assessments.appeal(fajar)).toEqual(sent);
    const stage = (await timelines.find(fajar))?.stages.find(({ name }) => name === 'appeal');
    expect(stage).toMatchObject({ status: 'submitted', waitingFor: 'admin' });
  });

  it('sent again with the same key, it is the same appeal; with another key it is refused', async () => {
    const { assessments } = await as('fajar');
    const first = await assessments.sendAppeal(fajar, appeal, signature, 'key-1');
    expect(await assessments.sendAppeal(fajar, appeal, signature, 'key-1')).toEqual(first);
    const again = { ...appeal, reason: 'Alasan yang sama sekali lain.' };
    await expect(assessments.sendAppeal(fajar, again, signature, 'key-2')).rejects.toMatchObject({ kind: 'refused' });
    expect((await assessments.appeal(fajar))?.appeal?.reason).toBe(appeal.reason);
  });

  it('a short reason and a missing signature are refused at their fields, and nothing is stored', async () => {
    const { assessments } = await as('fajar');
    const unsigned = { kind: 'image', image: new Blob([], { type: 'image/png' }) } as const;
    const sending = assessments.sendAppeal(fajar, { ...appeal, reason: ' pendek ' }, unsigned, 'key-1');
    await expect(sending).rejects.toMatchObject({
      kind: 'refused',
      fieldErrors: { reason: ['Alasan banding minimal 10 karakter.'], signature: [expect.any(String)] },
    });
    expect((await assessments.appeal(fajar))?.appeal).toBeNull();
  });

  it('is possible to the last second of its time and refused after it', async () => {
    const { assessments, control } = await as('fajar');
    const until = Date.parse((await assessments.appeal(fajar))?.until ?? '');
    await control.travel(until - control.now().getTime());
    expect((await assessments.appeal(fajar))?.appeal).toBeNull();
    await control.travel(1000);
    await expect(assessments.sendAppeal(fajar, appeal, signature, 'key-1')).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: 'Masa banding telah lewat.',
    });
    expect(await assessments.appeal(fajar)).toMatchObject({ until: new Date(until).toISOString(), appeal: null });
  });

  it('has no end against a competent result, and is refused with the reason', async () => {
    const { assessments } = await as('hadi');
    expect(await assessments.appeal(hadi)).toMatchObject({ until: null, appeal: null });
    await expect(assessments.sendAppeal(hadi, appeal, signature, 'key-1')).rejects.toMatchObject({
      serverMessage: 'Banding hanya tersedia untuk hasil belum kompeten.',
    });
  });

  it('is refused without a result, nobody else’s, and null where there is no such assessment', async () => {
    const { assessments } = await as('maya');
    await expect(assessments.appeal(maya)).rejects.toMatchObject({ kind: 'refused' });
    await expect(assessments.appeal(fajar)).rejects.toMatchObject({ status: 403 });
    await expect(assessments.sendAppeal(fajar, appeal, signature, 'key-1')).rejects.toMatchObject({ status: 403 });
    expect(await assessments.appeal('TRX-0000-000000')).toBeNull();
  });
});
