import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allSaying, choose, goTo, mark, ofAssessment, openPortal, part, pdf, press, said } from './open-portal.tsx';
import { focusSays } from './steps.ts';

const start = async (exam: string) => {
  await openPortal('eka', ofAssessment(`exam/${exam}`, 132));
  await mark(/^Saya siap/);
  await press('Mulai ujian');
};

const write = async (answer: string) => fireEvent.change(await part('textarea'), { target: { value: answer } });

const handIn = async () => {
  await press(/^Periksa (jawaban|dan kumpulkan)$/);
  await press('Kumpulkan ujian');
  await press('Ya, kumpulkan');
  const [receipt] = await allSaying('article', /TTU-\d{4}-\d{6}/);
  await focusSays(/ terkumpul/);
  return receipt?.textContent;
};

it('a candidate takes a written exam: chooses an answer and hands in [1.exam.written]', async () => {
  await start('written/pilihan-ganda');
  fireEvent.click(await part('input[type=radio][value=C]'));
  expect(await handIn()).toMatch(/Pilihan Ganda.*1 dari 30/);
});

it('a candidate takes an essay exam: writes an answer and hands in [1.exam.essay]', async () => {
  await start('essay');
  await write('Peta, karena kodenya adalah kunci.');
  expect(await handIn()).toMatch(/Esai.*1 dari 5/);
});

it('a candidate takes an observation exam: sees the criteria, answers and hands in [1.exam.observation]', async () => {
  await start('observation');
  await said('0 dari 10 kriteria');
  await write('Array, karena urutannya penting.');
  expect(await handIn()).toMatch(/Observasi.*1 dari 3/);
});

it('a candidate takes a demonstration exam: uploads a result and hands in [1.exam.demonstration]', async () => {
  await start('demonstration');
  choose(await part('input[type=file]'), pdf('hasil.pdf'));
  await said('Sudah diunggah');
  expect(await handIn()).toMatch(/Demonstrasi.*1 dari 2/);
});

it('every layout shows a notice of a running exam', async () => {
  await start('written/pilihan-ganda');
  await part('input[type=radio]');
  for (const page of ['/', '/profile', '/documents/banding', '/myassessment/exam/gladi-bersih', '/payment/success']) {
    await goTo(page);
    await said('Ujian Pilihan Ganda sedang berjalan, sisa ');
    // a check of the device that is still running would outlive this file’s document
    await waitFor(() => expect(document.body.textContent).not.toContain('Memeriksa perangkat ini'));
  }
});
