import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anExam, anObservedUnit } from '../../builders/exam.ts';
import { examOfEachTest, pageOf, press, sending, text, type } from './exam-in-progress.tsx';

const here = examOfEachTest();
const dialogText = () => document.querySelector('dialog[open]')?.textContent ?? '';

const open = async (verdicts: readonly (boolean | null)[]) => {
  const { server } = here;
  server.questionIds = ['S1'];
  const started = server.exam;
  Object.defineProperty(server, 'exam', { get: () => anExam({ ...started, kind: 'observation' }) });
  const content = server.content.bind(server);
  server.content = async (exam) => ({ ...(await content(exam)), units: [anObservedUnit(...verdicts)] });
  await here.show(pageOf('observation'));
};

const review = async (...verdicts: readonly (boolean | null)[]) => {
  await open(verdicts);
  type('satu');
  await here.pass(sending);
  await press(/^Periksa dan kumpulkan/);
};

it('the review of an observation counts the criteria that the assessor has not judged, on the page and in the dialog', async () => {
  await review(true, false, null, null, null);
  expect(screen.getByText('3 dari 5 kriteria belum dinilai asesor')).toBeTruthy();
  expect(text()).not.toContain('tidak ada yang ditandai ragu-ragu');
  await press('Kumpulkan ujian');
  expect(dialogText()).toContain('3 dari 5 kriteria belum dinilai asesor.');
  expect(dialogText()).toContain('Kumpulkan setelah asesor menyatakan pengamatannya selesai');
});

it('the review of an observation reads again what the assessor has judged since the page was opened', async () => {
  const verdicts: (boolean | null)[] = [null, null];
  await open(verdicts);
  verdicts.fill(true);
  await press(/^Periksa dan kumpulkan/);
  await here.pass(sending);
  expect(text()).not.toContain('belum dinilai asesor');
});

it('the review of an observation with all criteria judged has nothing left to wait for', async () => {
  await review(true, false);
  expect(text()).toContain('tidak ada yang ditandai ragu-ragu');
  expect(text()).not.toContain('belum dinilai asesor');
  await press('Kumpulkan ujian');
  expect(dialogText()).toContain('Semua kriteria sudah dinilai asesor.');
});

it('the review of an observation without criteria in the reply still says when to submit', async () => {
  await review();
  await press('Kumpulkan ujian');
  expect(dialogText()).toContain('Kumpulkan setelah asesor menyatakan pengamatannya selesai');
});
