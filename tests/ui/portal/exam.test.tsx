import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goTo, part, press, said } from './open-portal.tsx';
import { openExam } from './steps.ts';

it('every layout shows a notice of a running exam', async () => {
  await openExam('written/pilihan-ganda');
  await press('Mulai ujian');
  await part('input[type=radio]');
  for (const page of ['/', '/profile', '/documents/banding', '/myassessment/exam/gladi-bersih', '/payment/success']) {
    await goTo(page);
    await said('Ujian Pilihan Ganda sedang berjalan, sisa ');
    // a check of the device that is still running would outlive this file’s document
    await waitFor(() => expect(document.body.textContent).not.toContain('Memeriksa perangkat ini'));
  }
});
