import { describe, expect, it } from 'vitest';
import { startAttempt } from '../../../../fake-backend/exam-attempts.ts';
import { readTask } from '../../../../fake-backend/staff/reading/read-task.ts';
import { openPage } from '../hosts/page.ts';
import { examOf, openBackend, trx } from './backend.ts';

const rowsOf = async (...asked: Parameters<typeof readTask>) =>
  (await readTask(...asked)).sections.flatMap(({ rows }) => rows);

describe('a reviewer of a form or an exam', () => {
  it('sees each field and each piece of evidence of APL 01, at the places for notes', async () => {
    const rows = await rowsOf(openBackend(), trx.gita, 'apl01');
    const at = (place: string) => rows.find(({ target }) => target === place);
    expect(at('gender')?.text).toMatch(/^(Laki-laki|Perempuan)$/);
    expect(at('purpose')?.text).toBe('Sertifikasi');
    expect(at('requirement:ktp')?.files[0]?.data).toMatch(/^data:/);
    expect(at('signature')?.files).toHaveLength(1);
  });

  it('sees the answer to every element of APL 02 with its evidence', async () => {
    const backend = openBackend();
    const rows = (await rowsOf(backend, trx.kusuma, 'apl02')).filter(({ target }) => target !== null);
    const answers = Object.entries(backend.db.apl02s.get(trx.kusuma)?.answers ?? {});
    expect(rows.map(({ target }) => target)).toEqual(answers.map(([id]) => `element:${id}`));
    for (const [index, [, { competent, evidence }]] of answers.entries()) {
      expect(rows[index]?.text.startsWith(competent ? 'Kompeten' : 'Belum kompeten')).toBe(true);
      expect(rows[index]?.text).toContain(evidence);
    }
  });

  it('sees that no exam was taken', async () => {
    const { sections, grading } = await readTask(openBackend(), trx.maya, 'exam');
    expect(sections.every(({ summary, rows }) => summary === 'Belum diikuti' && rows.length === 0)).toBe(true);
    expect(grading).toMatchObject({ answered: 0, units: [], total: expect.any(Number) });
  });

  it('sees each answer with its key, and the number of correct ones', async () => {
    const { control } = await openPage();
    await control.playScenario('sedang-ujian');
    const { sections, grading } = await control.readTask(trx.eka, 'exam');
    expect(grading?.answered).toBe(12);
    const [choices] = sections;
    expect(choices?.summary).toBe('12 dari 30 soal dijawab, 9 benar');
    expect(choices?.rows.slice(0, 4).map(({ right }) => right)).toEqual([true, true, true, false]);
    expect(choices?.rows[12]).toMatchObject({ text: '', right: null });
    expect(choices?.rows[0]?.expected).toMatch(/^Kunci: [A-E]\. /);
    expect(grading?.units.some(({ competent }) => !competent)).toBe(true);
  });

  it('sees the assessor’s observations, with their benchmark', async () => {
    const backend = openBackend();
    const plan = examOf(backend, 'observation');
    const { id } = startAttempt(backend, trx.eka, plan);
    const [criterion] = plan.units[0]?.elements[0]?.criteria ?? [];
    backend.db.examTicks.put({ id: `${id}:x`, sitting_id: id, criterion: criterion?.id ?? '', competent: false });
    const row = (await rowsOf(backend, trx.eka, 'exam')).find(({ label }) => label === criterion?.text);
    expect(row).toMatchObject({ text: 'Belum kompeten (BK)', right: false, expected: criterion?.benchmark });
  });
});
