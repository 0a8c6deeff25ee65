import { describe, expect, it } from 'vitest';
import type { StageRow } from '../../../../fake-backend/database/rows.ts';
import { openPage, type TestPage } from '../hosts/page.ts';
import { trx } from '../staff/backend.ts';

const stagesIn = async (page: TestPage, name: string, trxId: string) => {
  await page.logIn(name);
  const { data } = (await (await page.get(`/api/timeline/${trxId}`)).json()) as {
    data: { stages: readonly StageRow[] };
  };
  return new Map(data.stages.map((stage) => [stage.name, stage]));
};

describe('a jump to a stage of an assessment', () => {
  it.each(['apl01', 'apl02', 'exam', 'result', 'feedback', 'appeal'] as const)(
    'ends with %s as the candidate’s next action, from the very first step',
    async (stage) => {
      const page = await openPage();
      await page.control.jumpTo(trx.citra, stage);
      const reached = (await stagesIn(page, 'citra', trx.citra)).get(stage);
      expect(reached).toMatchObject({ status: 'open', waiting_for: 'candidate' });
    },
  );

  it('ends with a certificate that waits for its signature', async () => {
    const page = await openPage();
    await page.control.jumpTo(trx.citra, 'certificate');
    const waiting = (await page.control.staffTasks()).find(({ trxId }) => trxId === trx.citra);
    expect(waiting).toMatchObject({ stage: 'certificate' });
  });

  it('sets the clock to the day of the assessment when it leads to the exams', async () => {
    const page = await openPage();
    await page.control.jumpTo(trx.citra, 'exam');
    await page.logIn('citra');
    const { data } = (await (await page.get(`/api/assessment/exam-status/${trx.citra}`)).json()) as {
      data: { schedule: { starts_at: string } };
    };
    expect(page.control.now().getTime()).toBeGreaterThanOrEqual(Date.parse(data.schedule.starts_at));
  });

  it('gives the reason for a refusal, and changes nothing', async () => {
    const page = await openPage();
    const world = async () => JSON.parse(await page.control.exportWorld()).tables;
    const before = await world();
    await expect(page.control.jumpTo(trx.fajar, 'certificate')).rejects.toThrow(
      'Sertifikat hanya terbit bila semua unit kompeten.',
    );
    await expect(page.control.jumpTo(trx.hadi, 'appeal')).rejects.toThrow('Banding hanya ada');
    await expect(page.control.jumpTo(trx.eka, 'apl01')).rejects.toThrow('Langkah ini sudah selesai.');
    await expect(page.control.jumpTo('TRX-0', 'apl01')).rejects.toThrow('Asesmen ini tidak ada.');
    expect(await world()).toEqual(before);
  });
});
