import { describe, expect, it } from 'vitest';
import { sendAdjustments } from '../../src/application/assessment/send-adjustments.ts';
import { verdictBy } from '../../src/domain/assessment/result.ts';
import { feedbackOf } from '../builders/feedback.ts';
import { aResult } from '../builders/printed-forms.ts';
import { someDraftKeys } from '../fakes/sending-fakes.ts';
import { openAs, signature, stageOf } from './repositories.ts';

const openCitra = async () => {
  const repositories = await openAs('citra');
  const [paid] = (await repositories.transactions.list('paid', 1)).items;
  if (!paid) throw new Error('citra has no paid purchase');
  return { ...repositories, trxId: paid.id };
};

describe('the agreement', () => {
  it('contains its content and the assessor’s earlier signature', async () => {
    const { assessments, trxId } = await openCitra();
    const agreement = await assessments.agreement(trxId);
    expect(agreement).toMatchObject({ status: 'draft', candidate: 'Citra Contoh', signature: null });
    expect(agreement?.assessorSignature?.image).toMatch(/^data:image\/png/);
    expect(agreement?.evidence).toContain('portfolio');
  });

  it('counts as approved once signed, opens APL 01 and closes its own stage', async () => {
    const { assessments, timelines, notifications, trxId } = await openCitra();
    const signing = assessments.signAgreement(trxId, { kind: 'profile' }, 'key-0');
    await expect(signing).rejects.toMatchObject({ fieldErrors: { signature: [expect.any(String)] } });
    expect((await assessments.signAgreement(trxId, signature, 'key-1')).status).toBe('approved');
    const stages = (await timelines.find(trxId))?.stages;
    expect(stages?.slice(0, 3).map(({ status }) => status)).toEqual(['done', 'open', 'locked']);
    const [newest] = (await notifications.page(1, false)).items;
    expect(newest).toMatchObject({ information: expect.stringContaining('Lanjutkan dengan APL 01'), read: true });
  });
});

describe('a request for adjustments', () => {
  it('is sent once, and leaves the agreement open for its signature', async () => {
    const { trxId, assessments } = await openCitra();
    expect((await assessments.agreement(trxId))?.adjustments?.request).toBeNull();
    const wordless = assessments.sendAdjustments(trxId, { needs: ['other'], other: ' ' }, 'key-0');
    await expect(wordless).rejects.toMatchObject({ fieldErrors: { other: [expect.any(String)] } });
    const content = { needs: ['extra_time', 'other'], other: 'Kursi dekat pintu' } as const;
    const sent = await assessments.sendAdjustments(trxId, content, 'key-1');
    expect(sent).toMatchObject({ status: 'draft', adjustments: { request: { ...content, answer: null } } });
    expect(await assessments.sendAdjustments(trxId, content, 'key-1')).toEqual(sent);
    await expect(assessments.sendAdjustments(trxId, content, 'key-2')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('sent a second time counts as sent, with the server’s content', async () => {
    const { trxId, assessments } = await openCitra();
    const send = sendAdjustments({ assessments, realtime: { announceChange: () => undefined } });
    const none = { needs: [], other: '' };
    expect((await send(trxId, none, someDraftKeys())).kind).toBe('sent');
    const again = await send(trxId, { needs: ['reader'], other: '' }, someDraftKeys());
    expect(again).toMatchObject({ kind: 'alreadySent', form: { adjustments: { request: none } } });
  });
});

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

  it('is refused without a result or for another candidate', async () => {
    const { assessments } = await openAs('maya');
    await expect(assessments.appeal(maya)).rejects.toMatchObject({ kind: 'refused' });
    await expect(assessments.sendAppeal(fajar, appeal, signature, 'key-1')).rejects.toMatchObject({ status: 403 });
  });
});

const kartika = 'TRX-2026-000109';

describe('the feedback on an assessment', () => {
  it('comes back as sent, and starts the signing of a competent candidate’s certificate [3.feedback.entity]', async () => {
    const { assessments, timelines } = await openAs('kartika');
    expect(await assessments.feedback(kartika)).toBeNull();
    const { components } = feedbackOf(kartika);
    const late = { ...components, confidentiality: { yes: false, note: 'Terlambat. 🙂' } };
    const feedback = { trxId: kartika, components: late, notes: 'x'.repeat(1000) };
    const sent = await assessments.sendFeedback(feedback, 'key-1');
    expect(sent).toEqual({ ...feedback, sentAt: expect.any(String) });
    expect(await assessments.feedback(kartika)).toEqual(sent);
    const stages = (await timelines.find(kartika))?.stages.map(({ name, status }) => `${name} ${status}`);
    expect(stages?.slice(6)).toEqual(['feedback done', 'certificate open']);
  });

  it('with notes that are too long is refused at these fields, under the form’s names', async () => {
    const { assessments } = await openAs('kartika');
    const { components } = feedbackOf(kartika);
    const long = { ...components, confidentiality: { yes: true, note: 'x'.repeat(501) } };
    const sending = assessments.sendFeedback({ trxId: kartika, components: long, notes: 'x'.repeat(1001) }, 'key-1');
    const fieldErrors = { confidentialityNote: [expect.any(String)], notes: [expect.any(String)] };
    await expect(sending).rejects.toMatchObject({ fieldErrors });
  });

  it('is refused before the result was accepted, and for another candidate', async () => {
    const { assessments } = await openAs('hadi');
    await expect(assessments.sendFeedback(feedbackOf(hadi), 'key-1')).rejects.toMatchObject({ kind: 'refused' });
    await expect(assessments.sendFeedback(feedbackOf(kartika), 'key-1')).rejects.toMatchObject({ status: 403 });
  });
});

const eka = 'TRX-2026-000132';

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

  it('is refused before a decision and for another candidate', async () => {
    const { assessments } = await openAs('maya');
    const accept = (trxId: string) =>
      assessments.acknowledgeResult(aResult({ trxId, decidedAt: '2026-03-10T02:00:00.000Z' }), signature, 'key-1');
    const refusal = { kind: 'refused', serverMessage: 'Hasil asesmen belum ada.' };
    await expect(assessments.result(maya)).rejects.toMatchObject(refusal);
    await expect(accept(maya)).rejects.toMatchObject(refusal);
    await expect(accept(hadi)).rejects.toMatchObject({ status: 403 });
  });
});

it.each([
  ['agreement', 'TRX-2026-000198'],
  ['appeal', fajar],
  ['feedback', kartika],
  ['result', hadi],
] as const)('the %s of another candidate is closed, and that of an unknown assessment is null', async (form, trxId) => {
  const { assessments } = await openAs('maya');
  await expect(assessments[form](trxId)).rejects.toMatchObject({ status: 403 });
  expect(await assessments[form]('TRX-0000-000000')).toBeNull();
});
