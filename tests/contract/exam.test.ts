import { describe, expect, it } from 'vitest';
import { nobleHasher } from '../../src/adapters/browser/noble-hasher.ts';
import { answersText } from '../../src/domain/exam/answers-text.ts';
import { canBegin, examsAt, isHeld } from '../../src/domain/exam/exam.ts';
import type { AnswerToSave, ExamContent } from '../../src/domain/exam/question.ts';
import { imageOf, zipHead } from '../builders/images.ts';
import { testNow } from '../unit/fake-backend/hosts/page.ts';
import { openAs, stageOf } from './repositories.ts';

const eka = 'TRX-2026-000132';
const ekaId = '1005';
const minute = 60_000;
const choices = { trxId: eka, id: 'SKM-01-written-pilihan-ganda' };
const statements = { trxId: eka, id: 'SKM-01-written-benar-salah' };
const demonstration = { trxId: eka, id: 'SKM-01-demonstration' };

const at = (ms: number): string => new Date(testNow + ms).toISOString();
const digestOf = ({ questions }: Pick<ExamContent, 'questions'>, values: Readonly<Record<string, string>> = {}) =>
  nobleHasher.sha256(
    answersText(
      questions.map(({ id }) => id),
      (id) => values[id],
    ),
  );

const running = async (exam = choices) => {
  const all = await openAs('eka');
  await all.exams.start(exam, ekaId);
  const content = await all.exams.content(exam);
  const [first] = content.questions;
  if (!first) throw new Error('the exam has no questions');
  return { ...all, paper: content, first };
};

it('the day of an assessment opens the exams on its new date: the portal gets place, time zone and things to bring, and no exam starts earlier', async () => {
  const opensAt = '2026-05-01T00:00:00.000Z';
  const { exams, timelines, control } = await openAs('eka');
  await control.actAsStaff({ type: 'reschedule', trxId: eka, scheduleId: 'JDW-005' });
  const found = await exams.exams(eka);
  const site = { siteName: 'TUK Contoh Renon', address: 'Jalan Contoh Renon No. 45', city: 'Denpasar', zone: 'WITA' };
  expect(found?.day).toEqual({ ...site, startsAt: opensAt, endsAt: '2026-05-01T10:00:00.000Z' });
  expect(found?.bring).toContain(
    'Laptop dan pengisi daya; bila tidak punya, tanyakan kepada LSP apakah TUK menyediakannya',
  );
  for (const exam of found?.exams ?? []) expect(exam).toMatchObject({ status: 'ready', opensAt });
  expect((await timelines.find(eka))?.schedule).toMatchObject({ startsAt: opensAt, zone: 'WITA' });
  expect(await stageOf({ timelines }, eka, 'exam')).toMatchObject({ status: 'open', opensAt });

  await control.travel(Date.parse(opensAt) - testNow - 1_000);
  const messages = ['Ujian ini dibuka pada Jumat, 1 Mei 2026, 08.00 WITA (07.00 WIB).'];
  await expect(exams.start(choices, ekaId)).rejects.toMatchObject({ status: 422, messages });
  expect((await exams.exams(eka))?.exams[0]).toMatchObject({ status: 'ready', startedAt: null });
  expect(await control.toAssessmentDay('eka@contoh.example')).toBe(true);
  expect(await exams.start(choices, ekaId)).toMatchObject({ status: 'running' });
  expect(await control.toAssessmentDay('eka@contoh.example')).toBe(false);
});

describe('the exams of an assessment', () => {
  it('are listed by kind with their time, before any start', async () => {
    const found = await (await openAs('eka')).exams.exams(eka);
    expect(found).toMatchObject({ trxId: eka, scheme: { title: 'Junior Web Programmer' }, candidate: 'Eka Contoh' });
    expect(found?.exams.map(({ id, status, minutes, submitAllowed }) => [id, status, minutes, submitAllowed])).toEqual([
      ['SKM-01-written-pilihan-ganda', 'ready', 60, true],
      ['SKM-01-written-benar-salah', 'ready', 20, false],
      ['SKM-01-essay', 'ready', 60, true],
      ['SKM-01-observation', 'ready', 90, true],
      ['SKM-01-demonstration', 'ready', 120, false],
    ]);
    expect(found?.exams[0]).toMatchObject({ questionCount: 30, startedAt: null, extraMinutes: 0, receipt: null });
  });

  it('are locked with a reason before the self-assessment is accepted, and assessed after the judgement', async () => {
    const { exams, logIn } = await openAs('citra');
    const locked = (await exams.exams('TRX-2026-000198'))?.exams ?? [];
    expect(new Set(locked.map(({ status }) => status))).toEqual(new Set(['locked']));
    expect(locked[0]?.note).toContain('APL 02');
    const closed = exams.start({ trxId: 'TRX-2026-000198', id: locked[0]?.id ?? '' }, '1003');
    await expect(closed).rejects.toMatchObject({ kind: 'refused' });
    await logIn('fajar');
    const judged = (await exams.exams('TRX-2026-000127'))?.exams ?? [];
    expect(new Set(judged.map(({ status }) => status))).toEqual(new Set(['assessed']));
  });

  it('are closed to other candidates, and null for an unknown assessment', async () => {
    const { exams } = await openAs('maya');
    await expect(exams.exams(eka)).rejects.toMatchObject({ status: 403 });
    await expect(exams.content(choices)).rejects.toMatchObject({ status: 403 });
    expect(await exams.exams('TRX-0000-000000')).toBeNull();
  });
});

describe('an exam', () => {
  it('starts its time once, however often it is requested, and shows no questions before', async () => {
    const { exams, control } = await openAs('eka');
    await expect(exams.content(choices)).rejects.toMatchObject({ serverMessage: 'Ujian ini belum dimulai.' });
    expect(await exams.start(choices, ekaId)).toMatchObject({ status: 'running', startedAt: at(0) });
    await control.travel(5 * minute);
    expect((await exams.start(choices, ekaId)).startedAt).toBe(at(0));
    await expect(exams.start({ trxId: eka, id: 'SKM-99' }, ekaId)).rejects.toMatchObject({ status: 404 });
  });

  it('contains the task and criteria of an observation, and the steps of a demonstration', async () => {
    const observation = { trxId: eka, id: 'SKM-01-observation' };
    const { exams, paper: content } = await running(observation);
    expect(content.scenarioHtml).not.toBeNull();
    expect(content.units[0]?.elements[0]?.criteria[0]).toMatchObject({ competent: null });
    await exams.start(demonstration, ekaId);
    const shown = await exams.content(demonstration);
    expect(shown.steps.length).toBeGreaterThan(2);
    expect(shown.questions[0]).toMatchObject({ kind: 'upload', maxKb: 10_000 });
  });

  it.each([200, 422] as const)(
    'is handed in with every answer on a server that keeps none before the submission, and answers saves with %i (fault matrix 86)',
    async (status) => {
      const { exams, paper: content, control } = await running();
      const match = { method: 'POST', path: '/api/assessment/answers' };
      const action = { type: 'no-partial-saves', status } as const;
      await control.addFault({ id: 'tanpa-simpan', match, nth: 'every', action });
      const own = { value: 'A', doubtful: false, revision: 1, base: 0, device: 'laptop', answeredAt: at(minute) };
      const answers = content.questions.map(({ id }): AnswerToSave => ({ questionId: id, ...own }));
      expect(await exams.save(choices, answers)).toBeNull();
      expect((await exams.content(choices)).answers).toEqual([]);
      const digest = digestOf(content, Object.fromEntries(content.questions.map(({ id }) => [id, 'A'])));
      const receipt = await exams.submit(choices, answers, digest, 'key-1');
      expect(receipt).toMatchObject({ answered: answers.length, digest });
      expect((await exams.content(choices)).answers.map(({ current }) => current?.value)).toEqual(
        answers.map(() => 'A'),
      );
    },
  );

  it('cannot be started again after the submission', async () => {
    const { exams, paper: content } = await running();
    await exams.submit(choices, [], digestOf(content), 'key-1');
    const refusal = { kind: 'refused', serverMessage: 'Ujian ini sudah dikirim.' };
    await expect(exams.start(choices, ekaId)).rejects.toMatchObject(refusal);
  });

  it('without the candidate’s late submission is left to the assessor', async () => {
    const { exams, paper: content, control } = await running(statements);
    await control.travel(20 * minute + 1000);
    const refusal = { serverMessage: 'Waktu ujian telah habis. Hubungi asesor.' };
    await expect(exams.submit(statements, [], digestOf(content), 'key-1')).rejects.toMatchObject(refusal);
  });

  it('that is the last to be handed in moves the assessment on', async () => {
    const { exams, timelines, notifications } = await openAs('eka');
    for (const { id } of (await exams.exams(eka))?.exams ?? []) {
      const exam = { trxId: eka, id };
      await exams.start(exam, ekaId);
      await exams.submit(exam, [], digestOf(await exams.content(exam)), `key-${id}`);
    }
    expect((await stageOf({ timelines }, eka, 'exam'))?.status).toBe('submitted');
    expect((await notifications.page(1, false)).items[0]?.information).toContain('Jawaban ujian');
  });
});

describe('a file for a demonstration', () => {
  const zip = (name: string, size = 64) => new File([imageOf(zipHead, size)], name);
  const uploading = async () => {
    const all = await running(demonstration);
    const upload = (file: File, requestKey: string, answeredAt = at(minute)) => {
      const options = { requestKey, onProgress: () => undefined, signal: new AbortController().signal };
      return all.exams.upload({ exam: demonstration, questionId: all.first.id, answeredAt, file }, options);
    };
    return { ...all, upload };
  };

  it('is uploaded, replaced and found again', async () => {
    const { exams, first, upload } = await uploading();
    expect(await exams.uploaded(eka, first.id)).toBeNull();
    const stored = await upload(zip('hasil.zip'), 'key-1');
    expect(stored).toMatchObject({ name: 'hasil.zip', size: 64, uploadedAt: at(0) });
    expect(await upload(zip('hasil.zip'), 'key-1')).toEqual(stored);
    const second = await upload(zip('hasil 2.zip', 80), 'key-2');
    expect(await exams.uploaded(eka, first.id)).toEqual(second);
    const content = await exams.content(demonstration);
    expect(content.answers[0]?.file).toEqual(second);
    const digest = digestOf(content, { [first.id]: second.id });
    expect(await exams.submit(demonstration, [], digest, 'key-3')).toMatchObject({ answered: 1, digest });
  });

  it('is refused when it is too large, of another type, or too late', async () => {
    const { control, upload } = await uploading();
    await expect(upload(zip('a.zip', 10_000_001), 'key-1')).rejects.toMatchObject({
      fieldErrors: { file: ['File tidak boleh berukuran lebih dari 10.000 KB'] },
    });
    await expect(upload(new File(['halo'], 'a.zip'), 'key-2')).rejects.toMatchObject({ kind: 'refused' });
    await control.travel(121 * minute);
    const late = upload(zip('a.zip'), 'key-3', at(120 * minute + 1));
    await expect(late).rejects.toMatchObject({ kind: 'refused' });
    expect((await upload(zip('a.zip'), 'key-4')).name).toBe('a.zip');
  });
});

describe('a report on a question of a running exam', () => {
  const reportOn = (questionId: string) =>
    ({
      subject: 'exam-question',
      trxId: eka,
      text: 'Ujian pilihan ganda, soal 1: Gambar tidak muncul.',
      email: 'eka@contoh.example',
      about: { examId: choices.id, questionId, kind: 'picture' },
    }) as const;

  const reported = async () => {
    const all = await running();
    const { number } = await all.messages.send(reportOn(all.first.id), 'laporan-1');
    const find = async () => (await all.exams.exams(eka))?.exams.find(({ id }) => id === choices.id);
    return { ...all, number, find };
  };

  it('is taken once, also when it is sent again after a lost reply, and waits for the assessor', async () => {
    const { messages, first, number, find } = await reported();
    expect((await messages.send(reportOn(first.id), 'laporan-1')).number).toBe(number);
    expect((await find())?.problems).toMatchObject([{ number, questionId: first.id, decision: null }]);
  });

  it.each([
    ['time', { minutes: 7, extraMinutes: 7 }],
    ['void', { minutes: null, extraMinutes: 0 }],
    ['hint', { minutes: null, extraMinutes: 0 }],
  ] as const)(
    'is decided by the assessor with "%s": the clock is as decided, and the exam tells it',
    async (decision, { minutes, extraMinutes }) => {
      const { control, number, find, exams } = await reported();
      await control.actAsStaff({ type: 'decide-problem', trxId: number, decision, minutes: 7, text: 'Kerjakan saja.' });
      expect(await find()).toMatchObject({
        extraMinutes,
        problems: [{ number, decision: { kind: decision, minutes, note: 'Kerjakan saja.' } }],
      });
      await exams.submit(choices, [], 'x', 'kumpul-1').catch(() => undefined);
      expect((await find())?.problems).toHaveLength(1);
      const again = control.actAsStaff({ type: 'decide-problem', trxId: number, decision, minutes: 7, text: 'Lagi.' });
      await expect(again).rejects.toThrow(RangeError);
    },
  );

  it('is refused about a question of an exam that has not begun, and minutes after the hand-in change nothing', async () => {
    const { messages, control, number, exams, paper, find } = await reported();
    const other = { ...reportOn('tidak-ada'), about: { examId: statements.id, questionId: 'x', kind: 'other' } };
    await expect(messages.send(other, 'laporan-2')).rejects.toMatchObject({ status: 422 });
    await exams.submit(choices, [], digestOf(paper), 'kumpul-1');
    const late = control.actAsStaff({ type: 'decide-problem', trxId: number, decision: 'time', minutes: 5, text: '' });
    await expect(late).rejects.toThrow(RangeError);
    expect((await find())?.problems).toMatchObject([{ decision: null }]);
  });
});

const held = async () => {
  const all = await openAs('eka');
  const about = { trxId: eka, examId: choices.id };
  return {
    ...all,
    hold: () => all.control.actAsStaff({ type: 'hold-exam', ...about }),
    release: (code: string | null = null) => all.control.actAsStaff({ type: 'release-exam', ...about, code }),
    read: async () => {
      const now = await all.exams.exams(eka);
      const found = now && examsAt(now, testNow).exams.find(({ id }) => id === choices.id);
      if (!found) throw new Error('the exam is gone');
      return found;
    },
  };
};

describe('an exam that the assessor holds', () => {
  it('waits, is refused, and can be begun after the release; its neighbours can be begun at any time', async () => {
    const { exams, hold, release, read } = await held();
    await hold();
    expect(await read()).toMatchObject({ status: 'locked', held: true, startedAt: null });
    expect(isHeld(await read())).toBe(true);
    await expect(exams.start(choices, ekaId)).rejects.toMatchObject({ kind: 'refused' });
    expect((await read()).startedAt).toBeNull();
    expect(await exams.start({ trxId: eka, id: 'SKM-01-essay' }, ekaId)).toMatchObject({ status: 'running' });
    await release();
    expect(canBegin(await read())).toBe(true);
    expect(await read()).not.toHaveProperty('coded');
    expect(await exams.start(choices, ekaId)).toMatchObject({ status: 'running' });
  });

  it('is begun with the code of the place, however it is typed; a wrong one begins nothing, and too many are throttled', async () => {
    const { exams, hold, release, read, control } = await held();
    await hold();
    await release('Renon 7');
    expect(await read()).toMatchObject({ status: 'ready', coded: true });
    for (const code of [undefined, '', 'RENON 8'])
      await expect(exams.start(choices, ekaId, code)).rejects.toMatchObject({
        status: 422,
        fieldErrors: { code: [expect.any(String)] },
      });
    expect((await read()).startedAt).toBeNull();
    for (const code of ['1', '2', '3']) await exams.start(choices, ekaId, code).catch(() => undefined);
    await expect(exams.start(choices, ekaId, 'renon7')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: expect.any(Number),
    });
    await control.travel(61_000);
    expect(await exams.start(choices, ekaId, ' renon7 ')).toMatchObject({ status: 'running' });
    expect(await exams.start(choices, ekaId)).toMatchObject({ status: 'running' });
  });

  it('is never one that runs or is handed in', async () => {
    const { exams, hold, read } = await held();
    await exams.start(choices, ekaId);
    await expect(hold()).rejects.toThrow();
    expect(await read()).not.toHaveProperty('held');
  });

  it('sends the candidate one notification when it is released', async () => {
    const { hold, release, notifications } = await held();
    const news = async () => {
      const { items } = await notifications.page(1, true);
      return items.filter(({ information }) => information.includes('melepas')).map((each) => each.information);
    };
    await hold();
    expect(await news()).toEqual([]);
    await release('Renon 7');
    const told =
      'Asesor melepas ujian tertulis pilihan ganda Junior Web Programmer. Anda dapat memulainya dengan kode dari asesor.';
    expect(await news()).toEqual([told]);
    await release('Renon 8'); // another code is no other release
    expect(await news()).toEqual([told]);
  });

  it('is held and released once each', async () => {
    const { hold, release } = await held();
    await expect(release()).rejects.toThrow();
    await hold();
    await expect(hold()).rejects.toThrow();
    await release();
    await expect(release()).rejects.toThrow();
    await release('B2');
    await hold();
  });
});
