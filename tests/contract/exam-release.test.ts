import { describe, expect, it } from 'vitest';
import { canBegin, examsAt, isHeld } from '../../src/domain/exam/exam.ts';
import { testNow } from '../unit/fake-backend/hosts/page.ts';
import { openAs } from './repositories.ts';

const trxId = 'TRX-2026-000132';
const ekaId = '1005';
const exam = { trxId, id: 'SKM-01-written-pilihan-ganda' };
const about = { trxId, examId: exam.id };

const open = async () => {
  const all = await openAs('eka');
  return {
    ...all,
    hold: () => all.control.actAsStaff({ type: 'hold-exam', ...about }),
    release: (code: string | null = null) => all.control.actAsStaff({ type: 'release-exam', ...about, code }),
    read: async () => {
      const now = await all.exams.exams(trxId);
      const found = now && examsAt(now, testNow).exams.find(({ id }) => id === exam.id);
      if (!found) throw new Error('the exam is gone');
      return found;
    },
  };
};

describe('an exam that the assessor holds', () => {
  it('waits, is refused, and can be begun after the release; its neighbours can be begun at any time', async () => {
    const { exams, hold, release, read } = await open();
    await hold();
    expect(await read()).toMatchObject({ status: 'locked', held: true, startedAt: null });
    expect(isHeld(await read())).toBe(true);
    await expect(exams.start(exam, ekaId)).rejects.toMatchObject({ kind: 'refused' });
    expect((await read()).startedAt).toBeNull();
    expect(await exams.start({ trxId, id: 'SKM-01-essay' }, ekaId)).toMatchObject({ status: 'running' });
    await release();
    expect(canBegin(await read())).toBe(true);
    expect(await read()).not.toHaveProperty('coded');
    expect(await exams.start(exam, ekaId)).toMatchObject({ status: 'running' });
  });

  it('is begun with the code of the place, however it is typed; a wrong one begins nothing, and too many are throttled', async () => {
    const { exams, hold, release, read, control } = await open();
    await hold();
    await release('Renon 7');
    expect(await read()).toMatchObject({ status: 'ready', coded: true });
    for (const code of [undefined, '', 'RENON 8'])
      await expect(exams.start(exam, ekaId, code)).rejects.toMatchObject({
        status: 422,
        fieldErrors: { code: [expect.any(String)] },
      });
    expect((await read()).startedAt).toBeNull();
    for (const code of ['1', '2', '3']) await exams.start(exam, ekaId, code).catch(() => undefined);
    await expect(exams.start(exam, ekaId, 'renon7')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: expect.any(Number),
    });
    await control.travel(61_000);
    expect(await exams.start(exam, ekaId, ' renon7 ')).toMatchObject({ status: 'running' });
    expect(await exams.start(exam, ekaId)).toMatchObject({ status: 'running' });
  });

  it('is never one that runs or is handed in', async () => {
    const { exams, hold, read } = await open();
    await exams.start(exam, ekaId);
    await expect(hold()).rejects.toThrow();
    expect(await read()).not.toHaveProperty('held');
  });

  it('sends the candidate one notification when it is released', async () => {
    const { hold, release, notifications } = await open();
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
    const { hold, release } = await open();
    await expect(release()).rejects.toThrow();
    await hold();
    await expect(hold()).rejects.toThrow();
    await release();
    await expect(release()).rejects.toThrow();
    await release('B2');
    await hold();
  });
});
