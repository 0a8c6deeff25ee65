import { fireEvent, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { examTokens } from '../../../src/application/exam/tokens.ts';
import type { Question } from '../../../src/domain/exam/question.ts';
import type { ShownProblem } from '../../../src/domain/exam/question-problem.ts';
import { ProblemsContext } from '../../../src/ui/exam/problems/problems-context.ts';
import { QuestionProblems } from '../../../src/ui/exam/problems/question-problems.tsx';
import { ReportButton } from '../../../src/ui/exam/problems/report-button.tsx';
import { anExam } from '../../builders/exam.ts';
import { FakeServices, showWith } from '../show-with.tsx';

const question: Question = { kind: 'essay', id: 'S3', no: 3, html: 'Tiga', longest: null };
const left = { remaining: 754_000, over: false, estimated: false };

const shown = (list: readonly ShownProblem[] = []) => {
  const report = vi.fn();
  const services = new FakeServices().with(examTokens.watchCountdown, () => of(left));
  const page = showWith(
    <ProblemsContext value={{ exam: anExam({ kind: 'essay', type: null }), list, report }}>
      <ReportButton question={question} />
      <QuestionProblems question={question} />
    </ProblemsContext>,
    { services },
  );
  return { report, page };
};
const openDialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Laporkan masalah pada soal 3' }));
  await screen.findByText(/^Sisa waktu 12 menit 34 detik tetap berjalan/);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name, hidden: true }));
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Keterangan/, hidden: true }), { target: { value: text } });

it('a report says the question, what is wrong, the candidate’s words and the time left, and needs only what is wrong', async () => {
  const { report } = shown();
  await openDialog();
  press('Kirim laporan');
  // said as well as shown, and the focus is where to choose: Orca was silent about the field alone
  expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe('Pilih masalahnya');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Soal tidak terbaca', hidden: true }));
  expect(report).not.toHaveBeenCalled();
  choose('Gambar tidak muncul');
  write('  Hanya kotak kosong. ');
  press('Kirim laporan');
  expect(report).toHaveBeenCalledExactlyOnceWith(question, {
    kind: 'picture',
    message: expect.stringMatching(
      /^Ujian Esai, soal 3: Gambar tidak muncul\. “Hanya kotak kosong\.” Sisa waktu saat dilaporkan: 12 menit 34 detik\.$/i,
    ),
  });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it.each([
  ['is reported with what was written so far', 'Teksnya terpotong', 1],
  ['reports nothing where nothing was written', '', 0],
])('a report that the end of the exam interrupts %s', async (_, words, times) => {
  const { report, page } = shown();
  await openDialog();
  if (words) write(words);
  page.unmount();
  expect(report).toHaveBeenCalledTimes(times);
});

const problem: ShownProblem = {
  ...{ id: '1', questionId: 'S3', message: 'Esai, soal 3: Gambar tidak muncul.', at: null, number: 'PSN-1' },
  ...{ phase: 'sent', decision: null },
};
const decision = { kind: 'time', minutes: 5, note: 'Maaf.', at: null } as const;

it.each([
  [{}, 'Terkirim kepada asesor (PSN-1). Menunggu jawaban.'],
  [{ phase: 'waiting', number: null }, 'Tercatat di perangkat ini, dikirim begitu tersambung.'],
  [{ phase: 'byHand', number: null }, 'Tunjukkan laporan ini kepada asesor.'],
  [{ decision }, 'Asesor menambah waktu 5 menit. Maaf.'],
  [{ decision: { ...decision, minutes: null, note: '' } }, 'Asesor menambah waktu.'],
  [{ decision: { ...decision, kind: 'void', note: '' } }, 'Asesor membatalkan soal ini: tidak ikut dinilai.'],
  [{ decision: { ...decision, kind: 'hint' } }, 'Asesor menjawab. Maaf.'],
] as const)('a report with %j says at its question: %s', (change, words) => {
  shown([
    { ...problem, ...change },
    { ...problem, id: '2', questionId: 'S4', message: 'Soal lain' },
  ]);
  const list = screen.getByRole('list', { name: 'Laporan Anda tentang soal 3' });
  expect(list.textContent).toContain(words);
  expect(list.textContent).not.toContain('Soal lain');
  expect(screen.queryByRole('button', { name: 'Salin laporan' }) !== null).toBe(
    'phase' in change && change.phase === 'byHand',
  );
});
