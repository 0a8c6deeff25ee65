import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { encodeTrxId } from '../../../src/domain/assessment/trx-id.ts';
import {
  askAgain,
  examOfEachTest,
  field,
  minute,
  press,
  second,
  sending,
  shownDialog,
  text,
  type,
} from './exam-in-progress.tsx';

const left = /jawaban di perangkat ini/;

const title = () => screen.queryByText(left)?.textContent;

const here = examOfEachTest();

describe('what is left of an exam', () => {
  describe('an answer that the server refused', () => {
    it('is counted apart before the submission, is sent again with it, and then nothing of it is left', async () => {
      await here.open();
      here.server.faults = ['refuses'];
      type('ditolak');
      await here.pass(sending);
      await press(/^Periksa jawaban/);
      const totals = [...document.querySelectorAll('dl > div')].map((total) => total.textContent);
      expect(totals).toEqual(['Dijawab0 dari 2', 'Belum dijawab1', 'Tidak diterima1', 'Ragu-ragu0', 'Belum terkirim0']);
      await press('Kumpulkan ujian');
      expect(shownDialog()).toBe('Kumpulkan ujian sekarang?');
      expect(screen.getByText(/^1 jawaban ditolak server tadi\. Jawaban itu dikirim lagi/)).toBeTruthy();
      expect(screen.getByText('1 soal belum dijawab dan akan dikumpulkan tanpa jawaban.')).toBeTruthy();
      expect(screen.queryByText('Semua soal sudah dijawab.')).toBeNull();
      await press('Ya, kumpulkan');
      await here.pass(5 * second);
      expect(await screen.findByText('TT-1')).toBeTruthy();
      expect([here.server.valueOf('S1'), title()]).toEqual(['ditolak', undefined]);
      expect(
        screen.getByText(
          /^Semua ujian di portal sudah dikumpulkan\. Tanyakan kepada asesor apakah masih ada wawancara/,
        ),
      ).toBeTruthy();
    });

    it('for being late, also with the submission, can be downloaded from the receipt, even after a reload', async () => {
      const page = await here.open();
      await here.pass(59 * minute);
      await here.typeOffline('ditolak', 5 * minute);
      here.server.online = true;
      await press('Submit');
      await here.pass(5 * second);
      expect(title()).toBe('1 jawaban di perangkat ini tidak diterima server');
      expect(screen.getByRole('link', { name: 'Kontak' }).getAttribute('href')).toBe(
        `/kontak?tulis=question&trx=${encodeTrxId('TRX-1')}`,
      );
      page.unmount();
      await here.open();
      expect(await screen.findByText('TT-1')).toBeTruthy();
      expect(title()).toBe('1 jawaban di perangkat ini tidak diterima server');
      expect(await here.copied()).toMatchObject({
        trxId: 'TRX-1',
        examId: 'UJ-1',
        savedAt: expect.stringMatching(/^2026-03-02T03:04:/),
        answers: [{ questionId: 'S1', value: 'ditolak' }],
      });
    });
  });

  describe('an answer that a firewall does not let through', () => {
    const blocked = async (first = 'baik') => {
      const { save, submit } = here.server;
      const guard = (answers: readonly { readonly value: string }[]) => {
        if (answers.some(({ value }) => value === 'ditolak')) throw new ApiFailure({ kind: 'http', status: 403 });
      };
      here.server.save = async (exam, answers) => {
        if (here.server.keepsAnswers) guard(answers);
        return save.call(here.server, exam, answers);
      };
      here.server.submit = async (exam, answers, ...rest) => {
        guard(answers);
        return submit.call(here.server, exam, answers, ...rest);
      };
      await here.open();
      if (first) type(first);
      await press(/^Soal berikutnya|^Berikutnya/);
      type('ditolak');
      await here.pass(sending);
      await here.handIn();
    };

    it('is named in the review, can be downloaded as a text, and one press hands in the others', async () => {
      await blocked();
      expect(screen.getByText('Server tidak menerima jawaban soal 2')).toBeTruthy();
      expect(here.alerts.open).toBeNull();
      expect(await here.saved('Unduh jawaban itu')).toBe('Soal 2\n\nditolak\n');
      await press('Kumpulkan tanpa jawaban itu');
      await here.pass(5 * second);
      expect(await screen.findByText('TT-1')).toBeTruthy();
      expect([here.server.valueOf('S1'), here.server.valueOf('S2')]).toEqual(['baik', undefined]);
      expect(title()).toBe('1 jawaban di perangkat ini tidak diterima server');
      expect(here.texts()).toEqual(['ditolak']);
    });

    it('is suspected where nothing is saved before, and is left out when the candidate chooses it', async () => {
      here.server.keepsAnswers = false;
      await blocked();
      expect(screen.getByText('Ujian belum dikumpulkan')).toBeTruthy();
      expect(document.body.textContent).toContain('Data tidak boleh diakses');
      expect(document.body.textContent).not.toContain('Jawaban lain sudah ada di server');
      expect(screen.getByRole('button', { name: 'Pilih jawaban yang ditinggalkan' })).toHaveProperty('disabled', true);
      const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
      await choose('Soal 1: baik');
      await press('Kumpulkan tanpa jawaban soal 1');
      await here.pass(5 * second);
      expect(here.texts().sort()).toEqual(['baik', 'ditolak']);
      await choose('Soal 1: baik');
      await choose('Soal 2: ditolak');
      await press('Kumpulkan tanpa jawaban soal 2');
      await here.pass(5 * second);
      expect(await screen.findByText('TT-1')).toBeTruthy();
      expect([here.server.valueOf('S1'), here.server.valueOf('S2')]).toEqual(['baik', undefined]);
      expect(title()).toBe('1 jawaban di perangkat ini tidak diterima server');
      expect(await here.copied()).toMatchObject({ answers: [{ questionId: 'S2', value: 'ditolak' }] });
    });

    it('needs no choice where it is the only essay', async () => {
      here.server.keepsAnswers = false;
      await blocked('');
      await press('Kumpulkan tanpa jawaban soal 2');
      await here.pass(5 * second);
      expect(await screen.findByText('TT-1')).toBeTruthy();
      expect(here.texts()).toEqual(['ditolak']);
    });
  });

  it('an answer that the server stores with other words stands in the review beside what was typed', async () => {
    const { save } = here.server;
    here.server.save = (exam, answers) =>
      save.call(
        here.server,
        exam,
        answers.map((each) => ({ ...each, value: each.value.replace('😀', '?') })),
      );
    await here.open();
    type('Baik 😀');
    await here.pass(2 * sending);
    expect(document.body.textContent).toContain('Teks di server berbeda');
    expect(document.body.textContent).not.toContain('Semua jawaban terkirim');
    await press(/^Periksa jawaban/);
    for (const text of ['Kata-kata Anda', 'Baik 😀', 'Teks di server, yang dinilai', 'Baik ?'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    await press('Pakai jawaban ini untuk soal 1');
    await here.pass(2 * sending);
    expect(document.body.textContent).not.toContain('Teks di server berbeda');
    await press('Kumpulkan ujian');
    await press('Ya, kumpulkan');
    await here.pass(5 * second);
    expect(await screen.findByText('TT-1')).toBeTruthy();
    expect(title()).toBeUndefined();
  });

  describe('an answer that was unsent when the exam was closed', () => {
    const unsent = async () => {
      await here.open();
      await here.typeOffline('belum');
      here.server.locked = true;
      here.server.online = true;
      cleanup();
      await here.pass(60 * second); // waits until the attempt, which stays open after the page unmounts, notices that the exam is closed
    };

    it('is reported as doubtful, because a closed exam does not show its answers, and can be downloaded after a reload', async () => {
      await unsent();
      await here.open();
      expect(screen.getByText('Ujian ini ditutup')).toBeTruthy();
      expect(title()).toBe('1 jawaban di perangkat ini mungkin belum diterima server');
      expect(await here.copied()).toMatchObject({ answers: [{ questionId: 'S1', value: 'belum' }] });
    });

    it('is reported without a doubt once the exam was handed in elsewhere, and the server says what it has', async () => {
      await unsent();
      here.server.locked = false;
      here.server.receipt = { number: 'TT-1', submittedAt: '2026-03-02T02:05:00Z', answered: 1, total: 2, digest: '' };
      const version = { doubtful: false, revision: 1, device: 'B', answeredAt: '2026-03-02T02:04:00Z' };
      here.server.held.set('S2', { current: { ...version, value: 'dari sana' }, others: [] });
      await here.open();
      expect(screen.getByText('TT-1')).toBeTruthy();
      expect(document.body.textContent).toContain('1 jawaban di perangkat ini tidak diterima server');
    });
  });
});

const unproven = '1 jawaban di perangkat ini mungkin belum diterima server';

const early = 'Server mencatat ujian ini sudah dikumpulkan, padahal belum Anda kumpulkan di sini';

describe('what nobody proves', () => {
  const copied = async () => (await here.copied()).answers.map(({ value }: { value: string }) => value);

  describe('a submission with a receipt that proves nothing (fault matrix 88)', () => {
    let held = new Map();
    beforeEach(async () => {
      here.server.keepsAnswers = false;
      const submit = here.server.submit.bind(here.server);
      here.server.submit = async (...rest) => {
        const receipt = { ...(await submit(...rest)), digest: null, answered: 0 };
        here.server.receipt = receipt;
        held = new Map(here.server.held);
        here.server.held.clear();
        return receipt;
      };
      await here.open();
      type('satu');
      await here.pass(sending);
      await here.handIn();
    });

    it('is reported as unproven, with advice, also after a reload, until the server proves it: then the device keeps nothing of it', async () => {
      await screen.findByText('TT-1');
      for (const reload of [false, true]) {
        if (reload) {
          cleanup();
          await here.open();
        }
        expect(text()).toContain(unproven);
        expect(text()).toMatch(/beri tahu asesor/);
        expect(text()).not.toContain('terkumpul');
        expect(await copied()).toEqual(['satu']);
      }
      expect(here.texts()).toEqual(['satu']);
      for (const [id, versions] of held) here.server.held.set(id, versions);
      await press('Periksa lagi');
      await here.settle();
      expect(text()).not.toContain(unproven);
      expect(here.texts()).toEqual([]);
    });

    it('leads to the body, with the receipt, once the exam is judged', async () => {
      cleanup();
      const { exam } = here.server;
      Object.defineProperty(here.server, 'exam', { get: () => ({ ...exam, status: 'assessed' }) });
      await here.open();
      expect(text()).toContain(unproven);
      expect(text()).toContain('tanyakan kepada LSP dengan menyebut tanda terima TT-1.');
      expect(text()).not.toMatch(/beri tahu asesor/);
    });

    it('is checked again by itself', async () => {
      for (const [id, versions] of held) here.server.held.set(id, versions);
      await askAgain();
      await here.settle();
      expect(text()).not.toContain(unproven);
    });
  });

  describe('a server that treats the first save as the submission (fault matrix 90)', () => {
    const firstSaveSubmits = (says: 'submitted' | 'running') => {
      here.server.save = async () => {
        if (says === 'submitted')
          here.server.receipt = { number: 'TT-1', submittedAt: null, answered: 1, total: 2, digest: null };
        return { saved: [], refused: [], answers: [], handedIn: true };
      };
    };

    it('is reported at once, and all answers, also later ones, stay on the device and can be saved as a file', async () => {
      firstSaveSubmits('running');
      await here.open();
      type('s');
      await here.pass(sending);
      expect(text()).toContain('seolah-olah ujian ini sudah dikumpulkan');
      expect(field().disabled).toBe(false);
      type('satu');
      await here.pass(30 * minute);
      expect(here.server.calls.filter((call) => call === 'save')).toEqual([]);
      expect(here.texts()).toEqual(['satu']);
      expect(await copied()).toEqual(['satu']);
    });

    it('ends the page at once if exam-status says so, with an explanation and all answers', async () => {
      firstSaveSubmits('submitted');
      await here.open();
      type('satu');
      await here.pass(sending);
      await here.settle();
      expect(await screen.findByText(early)).toBeTruthy();
      expect(text()).toMatch(/segera hubungi asesor/);
      expect(await copied()).toEqual(['satu']);
      expect(here.texts()).toEqual(['satu']);
    });
  });

  describe('answers from an earlier start of the exam (fault matrix 89)', () => {
    const store = (value: string, startedAt: string, answeredAt: string) =>
      here.browser.drafts.stored.set(
        JSON.stringify(['1005', 'exam', `TRX-1/UJ-1/${Date.parse(startedAt) / second}/S1`]),
        {
          revision: 'r',
          savedAt: 0,
          content: {
            values: {
              versions: [{ value, doubtful: false, revision: 5, device: 'Z', answeredAt, base: 0, refusal: null }],
            },
            files: new Map(),
          },
        },
      );

    it('are only offered when they may come from an earlier attempt, and need a press', async () => {
      store('dari dulu', '2026-02-20T02:00:00Z', '2026-02-20T02:10:00Z');
      await here.open();
      expect(field().value).toBe('');
      expect(text()).toContain('1 jawaban dari pengerjaan sebelumnya masih ada di perangkat ini');
      await here.pass(minute);
      expect(here.server.valueOf('S1')).toBeUndefined();
      await press('Pakai jawaban itu');
      await here.pass(20 * second);
      expect([field().value, here.server.valueOf('S1')]).toEqual(['dari dulu', 'dari dulu']);
      expect(text()).not.toContain('pengerjaan sebelumnya');
    });
  });
});
