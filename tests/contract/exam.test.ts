import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AnswerToSave, ExamContent } from '../../src/domain/exam/question.ts';
import { testNow } from '../unit/fake-backend/hosts/page.ts';
import { openRepositories } from './repositories.ts';

const eka = 'TRX-2026-000132';
const minute = 60_000;
const choices = { trxId: eka, id: 'SKM-01-written-pilihan-ganda' };
const statements = { trxId: eka, id: 'SKM-01-written-benar-salah' };
const essay = { trxId: eka, id: 'SKM-01-essay' };
const demonstration = { trxId: eka, id: 'SKM-01-demonstration' };
const ekaId = '1005';

const at = (ms: number): string => new Date(testNow + ms).toISOString();

const answer = (questionId: string, more: Partial<AnswerToSave> = {}): AnswerToSave => ({
  questionId,
  value: 'A',
  doubtful: false,
  revision: 1,
  base: 0,
  device: 'laptop',
  answeredAt: at(minute),
  ...more,
});

const digestOf = ({ questions }: Pick<ExamContent, 'questions'>, values: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(questions.map(({ id }) => `${id}\t${JSON.stringify(values[id] ?? '')}`).join('\n'), 'utf8')
    .digest('hex');

const as = async (name: string) => {
  const repositories = await openRepositories();
  await repositories.logIn(name);
  return repositories;
};

const running = async (exam = choices) => {
  const all = await as('eka');
  await all.exams.start(exam, ekaId);
  const paper = await all.exams.paper(exam);
  const [first, second] = paper.questions;
  if (!first || !second) throw new Error('the exam has no questions');
  return { ...all, paper, first, second };
};

describe('the day of an assessment', () => {
  /** Eka, whose assessment was moved to a site in Bali. */
  const moved = async () => {
    const all = await as('eka');
    await all.control.actAsStaff({ type: 'reschedule', trxId: eka, scheduleId: 'JDW-005' });
    return all;
  };
  const opensAt = '2026-05-01T00:00:00.000Z';

  it('is told with its place, its zone and what to bring, by the exams and by the timeline', async () => {
    const { exams, timelines } = await moved();
    const found = await exams.exams(eka);
    expect(found?.day).toEqual({ startsAt: opensAt, siteName: 'TUK Contoh Renon', city: 'Denpasar', zone: 'WITA' });
    expect(found?.bring).toContain('Laptop dan pengisi daya');
    for (const exam of found?.exams ?? []) expect(exam).toMatchObject({ status: 'ready', opensAt });
    const timeline = await timelines.find(eka);
    expect(timeline?.schedule).toMatchObject({ startsAt: opensAt, zone: 'WITA' });
    expect(timeline?.stages.find(({ name }) => name === 'exam')).toMatchObject({ status: 'open', opensAt });
  });

  it('opens the exams: until its first moment a start is refused with 422, which says when, and starts nothing', async () => {
    const { exams, control } = await moved();
    await control.travel(Date.parse(opensAt) - testNow - 1_000);
    await expect(exams.start(choices, ekaId)).rejects.toMatchObject({
      status: 422,
      messages: ['Ujian ini dibuka pada Jumat, 1 Mei 2026, 08.00 WITA (07.00 WIB).'],
    });
    expect((await exams.exams(eka))?.exams[0]).toMatchObject({ status: 'ready', startedAt: null });
    expect(await control.toAssessmentDay('eka@contoh.example')).toBe(true);
    expect(await exams.start(choices, ekaId)).toMatchObject({ status: 'running' });
    expect(await control.toAssessmentDay('eka@contoh.example')).toBe(false);
  });

  it('on which somebody has not come locks the exams with the reason', async () => {
    const all = await as('eka');
    await all.control.actAsStaff({ type: 'mark-absent', trxId: eka });
    const [exam] = (await all.exams.exams(eka))?.exams ?? [];
    expect(exam).toMatchObject({ status: 'locked', startedAt: null });
    expect(exam?.note).toContain('tidak hadir');
    await expect(all.exams.start(choices, ekaId)).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('the exams of an assessment', () => {
  it('are listed by kind with their time, before anything was started', async () => {
    const found = await (await as('eka')).exams.exams(eka);
    expect(found).toMatchObject({ trxId: eka, scheme: { title: 'Junior Web Programmer' }, candidate: 'Eka Contoh' });
    expect(found?.exams.map(({ id, status, minutes }) => [id, status, minutes])).toEqual([
      ['SKM-01-written-pilihan-ganda', 'ready', 60],
      ['SKM-01-written-benar-salah', 'ready', 20],
      ['SKM-01-essay', 'ready', 60],
      ['SKM-01-observation', 'ready', 90],
      ['SKM-01-demonstration', 'ready', 120],
    ]);
    expect(found?.exams.map(({ submitAllowed }) => submitAllowed)).toEqual([true, false, true, true, false]);
    expect(found?.exams[0]).toMatchObject({ questionCount: 30, startedAt: null, extraMinutes: 0, receipt: null });
  });

  it('are locked with a reason before the self-assessment was accepted, and assessed once they were judged', async () => {
    const citra = await (await as('citra')).exams.exams('TRX-2026-000198');
    expect(new Set(citra?.exams.map(({ status }) => status))).toEqual(new Set(['locked']));
    expect(citra?.exams[0]?.note).toContain('APL 02');
    const fajar = await (await as('fajar')).exams.exams('TRX-2026-000127');
    expect(new Set(fajar?.exams.map(({ status }) => status))).toEqual(new Set(['assessed']));
  });

  it('are nobody else’s, and null where there is no such assessment', async () => {
    const { exams } = await as('maya');
    await expect(exams.exams(eka)).rejects.toMatchObject({ status: 403 });
    await expect(exams.paper(choices)).rejects.toMatchObject({ status: 403 });
    expect(await exams.exams('TRX-0000-000000')).toBeNull();
  });
});

describe('starting an exam', () => {
  it('starts its time once, however often it is asked for', async () => {
    const { exams, control } = await as('eka');
    const first = await exams.start(choices, ekaId);
    expect(first).toMatchObject({ status: 'running', startedAt: at(0) });
    await control.travel(5 * minute);
    expect((await exams.start(choices, ekaId)).startedAt).toBe(at(0));
  });

  it('is refused while it is locked, and for somebody else', async () => {
    const citra = await as('citra');
    const [first] = (await citra.exams.exams('TRX-2026-000198'))?.exams ?? [];
    const locked = { trxId: 'TRX-2026-000198', id: first?.id ?? '' };
    await expect(citra.exams.start(locked, '1003')).rejects.toMatchObject({ kind: 'refused' });
    const { exams } = await as('eka');
    await expect(exams.start(choices, '1003')).rejects.toMatchObject({ status: 403 });
    await expect(exams.start({ trxId: eka, id: 'SKM-99' }, ekaId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the paper of an exam', () => {
  it('is not shown before the start', async () => {
    await expect((await as('eka')).exams.paper(choices)).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: 'Ujian ini belum dimulai.',
    });
  });

  it('holds all questions and no answer', async () => {
    const { paper } = await running();
    expect(paper.questions).toHaveLength(30);
    expect(paper.questions.map(({ no }) => no)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(new Set(paper.questions.map(({ kind }) => kind))).toEqual(new Set(['choice']));
    expect(paper.answers).toEqual([]);
  });

  it('holds the task, the criteria and the questions of an observation, and the steps of a demonstration', async () => {
    const observation = { trxId: eka, id: 'SKM-01-observation' };
    const { exams } = await running(observation);
    const observed = await exams.paper(observation);
    expect(observed.scenarioHtml).not.toBeNull();
    expect(observed.units[0]?.elements[0]?.criteria[0]).toMatchObject({ competent: null });
    await exams.start(demonstration, ekaId);
    const shown = await exams.paper(demonstration);
    expect(shown.steps.length).toBeGreaterThan(2);
    expect(shown.questions[0]).toMatchObject({ kind: 'upload', maxKb: 10_000 });
  });
});

describe('saving answers', () => {
  it('refuses what is no option and no question, beside what it takes', async () => {
    const { exams, first, second } = await running();
    const sent = [answer(first.id, { value: 'Z' }), answer('SKM-01-x'), answer(second.id)];
    const reply = await exams.save(choices, sent);
    expect(reply?.saved.map(({ questionId }) => questionId)).toEqual([second.id]);
    expect(reply?.refused.map(({ questionId }) => questionId)).toEqual([first.id, 'SKM-01-x']);
  });

  it('counts the length of a text in characters, an emoji as one, and refuses what is longer by itself', async () => {
    const { exams, first, second } = await running(essay);
    const most = first.kind === 'essay' ? first.longest : null;
    if (most === null) throw new Error('an essay has no limit');
    const emoji = answer(first.id, { value: '😀'.repeat(most) });
    const longer = answer(second.id, { value: '😀'.repeat(most + 1) });
    const endless = answer(second.id, { value: 'x'.repeat(1_500_000), revision: 2, base: 1 });
    const reply = await exams.save(essay, [emoji, longer, endless]);
    expect(reply?.saved.map(({ questionId }) => questionId)).toEqual([first.id]);
    const reason = 'Jawaban paling panjang 10.000 karakter.';
    expect(reply?.refused).toEqual([1, 2].map((revision) => ({ questionId: second.id, revision, reason })));
  });

  it('is forbidden with the reason why the assessor keeps the exam closed', async () => {
    const { exams, control, first } = await running();
    await control.actAsStaff({ type: 'close-exam', trxId: eka, examId: choices.id, note: 'Listrik padam.' });
    await expect(exams.save(choices, [answer(first.id)])).rejects.toMatchObject({ serverMessage: 'Listrik padam.' });
    expect((await exams.exams(eka))?.exams[0]).toMatchObject({ status: 'locked', note: 'Listrik padam.' });
  });
});

describe('submitting an exam', () => {
  it('gives a receipt with the digest of what counts, the last answers included', async () => {
    const { exams, paper, first, second } = await running();
    await exams.save(choices, [answer(first.id)]);
    const digest = digestOf(paper, { [first.id]: 'A', [second.id]: 'D' });
    const receipt = await exams.submit(choices, [answer(second.id, { value: 'D' })], digest, 'key-1');
    expect(receipt).toMatchObject({ answered: 2, total: 30, digest, submittedAt: at(0) });
    expect((await exams.exams(eka))?.exams[0]).toMatchObject({ status: 'submitted', receipt });
    expect((await exams.paper(choices)).answers).toHaveLength(2);
  });

  it('is the end: the exam is not started again', async () => {
    const { exams, paper } = await running();
    await exams.submit(choices, [], digestOf(paper, {}), 'key-1');
    const refusal = { kind: 'refused', serverMessage: 'Ujian ini sudah dikirim.' };
    await expect(exams.start(choices, ekaId)).rejects.toMatchObject(refusal);
  });

  it('is possible after the time where that is allowed, and otherwise left to the assessor', async () => {
    const allowed = await running();
    await allowed.control.travel(3 * 60 * minute);
    const receipt = await allowed.exams.submit(choices, [], digestOf(allowed.paper, {}), 'key-1');
    expect(receipt.answered).toBe(0);
    const strict = await running(statements);
    await strict.control.travel(20 * minute + 1000);
    await expect(strict.exams.submit(statements, [], digestOf(strict.paper, {}), 'key-1')).rejects.toMatchObject({
      serverMessage: 'Waktu ujian telah habis. Hubungi asesor.',
    });
  });

  it('of the last exam moves the assessment on', async () => {
    const { exams, timelines, notifications } = await as('eka');
    for (const { id } of (await exams.exams(eka))?.exams ?? []) {
      const exam = { trxId: eka, id };
      await exams.start(exam, ekaId);
      await exams.submit(exam, [], digestOf(await exams.paper(exam), {}), `key-${id}`);
    }
    const stage = (await timelines.find(eka))?.stages.find(({ name }) => name === 'exam');
    expect(stage?.status).toBe('submitted');
    expect((await notifications.page(1, true)).items[0]?.information).toContain('Jawaban ujian');
  });
});

describe('what was made for a demonstration', () => {
  const zip = (name: string, size = 64) =>
    new File([new Uint8Array([0x50, 0x4b, 3, 4, ...new Array<number>(size - 4).fill(7)])], name);
  const options = (requestKey: string) => ({
    requestKey,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

  it('is uploaded, replaced and found again', async () => {
    const { exams, first } = await running(demonstration);
    expect(await exams.uploaded(eka, first.id)).toBeNull();
    const task = { exam: demonstration, questionId: first.id, answeredAt: at(minute) };
    const stored = await exams.upload({ ...task, file: zip('hasil.zip') }, options('key-1'));
    expect(stored).toMatchObject({ name: 'hasil.zip', size: 64, uploadedAt: at(0) });
    expect(await exams.upload({ ...task, file: zip('hasil.zip') }, options('key-1'))).toEqual(stored);
    const second = await exams.upload({ ...task, file: zip('hasil 2.zip', 80) }, options('key-2'));
    expect(await exams.uploaded(eka, first.id)).toEqual(second);
    const paper = await exams.paper(demonstration);
    expect(paper.answers[0]?.file).toEqual(second);
    const digest = digestOf(paper, { [first.id]: second.id });
    expect(await exams.submit(demonstration, [], digest, 'key-3')).toMatchObject({ answered: 1, digest });
  });

  it('is refused when it is too large, of another kind, or too late', async () => {
    const { exams, control, first } = await running(demonstration);
    const task = { exam: demonstration, questionId: first.id, answeredAt: at(minute) };
    await expect(exams.upload({ ...task, file: zip('a.zip', 10_000_001) }, options('key-1'))).rejects.toMatchObject({
      fieldErrors: { file: ['File tidak boleh berukuran lebih dari 10.000 KB'] },
    });
    const text = new File(['halo'], 'a.zip');
    await expect(exams.upload({ ...task, file: text }, options('key-2'))).rejects.toMatchObject({ kind: 'refused' });
    await control.travel(121 * minute);
    const late = { ...task, file: zip('a.zip'), answeredAt: at(120 * minute + 1) };
    await expect(exams.upload(late, options('key-3'))).rejects.toMatchObject({ kind: 'refused' });
    expect((await exams.upload({ ...task, file: zip('a.zip') }, options('key-4'))).name).toBe('a.zip');
  });
});
