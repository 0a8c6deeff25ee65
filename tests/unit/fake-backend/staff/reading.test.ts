import { describe, expect, it } from 'vitest';
import { plansOf, sittingId } from '../../../../fake-backend/exam-sittings.ts';
import { readTask } from '../../../../fake-backend/staff/reading/read-task.ts';
import { openPage } from '../hosts/page.ts';
import { openBackend, trx } from './backend.ts';

const rowsOf = ({ sections }: Awaited<ReturnType<typeof readTask>>) => sections.flatMap(({ rows }) => rows);

describe('who judges APL 01 or APL 02', () => {
  it('reads each field and each piece of evidence of APL 01, at the places where notes are made', async () => {
    const rows = rowsOf(await readTask(openBackend(), trx.gita, 'apl01'));
    expect(rows.find(({ target }) => target === 'gender')?.text).toMatch(/^(Laki-laki|Perempuan)$/);
    expect(rows.find(({ target }) => target === 'purpose')?.text).toBe('Sertifikasi');
    const card = rows.find(({ target }) => target === 'requirement:ktp');
    expect(card?.files[0]?.data).toMatch(/^data:/);
    expect(rows.find(({ target }) => target === 'signature')?.files).toHaveLength(1);
  });

  it('reads the answer to every element of APL 02 with its evidence', async () => {
    const backend = openBackend();
    const rows = rowsOf(await readTask(backend, trx.kusuma, 'apl02')).filter(({ target }) => target !== null);
    const answers = backend.db.apl02s.get(trx.kusuma)?.answers ?? {};
    expect(rows).toHaveLength(Object.keys(answers).length);
    for (const { target, text } of rows) {
      const answer = answers[target?.replace('element:', '') ?? ''];
      expect(text.startsWith(answer?.competent ? 'Kompeten' : 'Belum kompeten')).toBe(true);
      expect(text).toContain(answer?.evidence);
    }
  });
});

describe('who decides about exams', () => {
  it('hears that none was taken', async () => {
    const { sections, grading } = await readTask(openBackend(), trx.maya, 'exam');
    expect(sections.every(({ summary, rows }) => summary === 'Belum diikuti' && rows.length === 0)).toBe(true);
    expect(grading).toMatchObject({ answered: 0, units: [] });
    expect(grading?.total).toBeGreaterThan(0);
  });

  it('sees each answer with the key, and how many there are', async () => {
    const page = await openPage();
    await page.control.playScenario('sedang-ujian');
    const { sections, grading } = await page.control.readTask(trx.eka, 'exam');
    expect(grading?.answered).toBe(12);
    const [choices] = sections;
    expect(choices?.summary).toBe('12 dari 30 soal dijawab, 9 benar');
    expect(choices?.rows.slice(0, 4).map(({ right }) => right)).toEqual([true, true, true, false]);
    expect(choices?.rows[12]).toMatchObject({ text: '', right: null });
    expect(choices?.rows[0]?.expected).toMatch(/^Kunci: [A-E]\. /);
    expect(grading?.units.some(({ competent }) => !competent)).toBe(true);
  });

  it('sees what the assessor has watched, with its benchmark', async () => {
    const backend = openBackend();
    const scheme = backend.db.schemes.get(backend.db.transactions.get(trx.eka)?.scheme_id ?? '');
    const plan = scheme && plansOf(scheme).find(({ kind }) => kind === 'observation');
    if (!plan) throw new Error('no observation');
    const id = sittingId(trx.eka, plan);
    const sitting = { id, trx_id: trx.eka, question_id: plan.id, started_at: '2026-03-10T09:00:00+07:00' };
    backend.db.examSittings.put({ ...sitting, extra_time: 0, closed: null, receipt: null });
    const [criterion] = plan.units[0]?.elements[0]?.criteria ?? [];
    backend.db.examTicks.put({ id: `${id}:x`, sitting_id: id, criterion: criterion?.id ?? '', competent: false });
    const row = rowsOf(await readTask(backend, trx.eka, 'exam')).find(({ label }) => label === criterion?.text);
    expect(row).toMatchObject({ text: 'Belum kompeten (BK)', right: false, expected: criterion?.benchmark });
  });
});
