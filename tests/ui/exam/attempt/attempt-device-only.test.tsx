// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examInProgress, press, shownDialog, type } from '../exam-in-progress.tsx';

afterEach(cleanup);

const second = 1_000;
const minute = 60 * second;

let here = examInProgress();
beforeEach(() => {
  here = examInProgress();
});
const text = () => document.body.textContent;
const onDevice = 'Jawaban disimpan di perangkat ini dan dikirim saat Anda mengumpulkan.';

describe('the page of an exam whose server keeps no answers before the submission (fault matrix 86)', () => {
  beforeEach(async () => {
    here.server.keepsAnswers = false;
    await here.open();
    expect(text()).not.toContain(onDevice);
    type('a');
    await here.pass(2 * second);
  });

  it('says where the answers are, that other devices have others, and no word of a connection', () => {
    expect(text()).toContain(`${onDevice} Jangan ganti perangkat atau hapus data browser.`);
    expect(text()).toContain('Jawaban di perangkat lain tidak ada di sini.');
    expect(screen.getByText('1 jawaban di perangkat ini')).toBeTruthy();
    expect(text()).not.toMatch(/Koneksi|Menyimpan…|Gagal/);
  });

  it('says it again before the exam is handed in, and then leaves nothing behind', async () => {
    const [first] = screen.getAllByRole('button', { name: 'Periksa jawaban' });
    first?.click();
    await here.pass(second);
    expect(text()?.split(onDevice)).toHaveLength(3);
    await press('Kumpulkan ujian');
    await press('Ya, kumpulkan');
    await here.pass(10 * second);
    expect(here.server.valueOf('S1')).toBe('a');
    await waitFor(() => expect(text()).toContain('Tanda Terima')); // its page comes when it is needed
    expect(text()).not.toContain('diterima server di perangkat');
    expect(screen.queryByRole('button', { name: 'Unduh jawaban' })).toBeNull();
  });

  it('promises at the end of the time what is so: that Submit sends them', async () => {
    await here.pass(60 * minute);
    expect(shownDialog()).toContain('habis');
    expect(text()).toContain('Jawaban itu ikut dikirim saat Submit.');
    expect(text()).not.toContain('begitu tersambung');
  });
});

describe('the page of an exam of which a question cannot be read (fault matrix 87)', () => {
  it('says how many there are, shows the others, and can be handed in', async () => {
    here.server.unreadable = 1;
    await here.open();
    expect(text()).toContain('1 soal tidak dapat ditampilkan. Hubungi asesor.');
    type('a');
    await here.pass(2 * second);
    screen.getAllByRole('button', { name: 'Periksa jawaban' })[0]?.click();
    await here.pass(second);
    await press('Kumpulkan ujian');
    await press('Ya, kumpulkan');
    await here.pass(10 * second);
    expect(here.server.receipt?.answered).toBe(1);
  });
});
