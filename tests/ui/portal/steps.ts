import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { allSaying, fill, follow, heading, mark, ofAssessment, openPortal, press, sign } from './open-portal.tsx';

type Server = Pick<Awaited<ReturnType<typeof openPortal>>, 'get'>;

export const stored = async (server: Server, path: string) => (await (await server.get(path)).json()).data;

export const focusSays = (text: RegExp) =>
  waitFor(() => {
    const focused = document.activeElement;
    expect([focused?.textContent, focused?.getAttribute('aria-label')]).toContainEqual(expect.stringMatching(text));
  });

export const without = (text: string | RegExp) => expect(document.body.textContent).not.toMatch(text);

export const logIn = async () => {
  await fill('Email', 'gita@contoh.example');
  await fill('Kata sandi', 'contoh123');
  await press('Masuk');
};

export const yesToAll = async () => {
  for (const yes of await allSaying('label', 'Ya')) fireEvent.click(yes);
};

export const signAgreement = async () => {
  await mark(/^Saya sudah membaca/);
  await sign();
  await press('Tanda tangani dan kirim');
  await focusSays(/^Persetujuan asesmen ditandatangani/);
};

const reason = 'Bukti pengendalian anggaran belum dinilai.';
export const appeal = async () => {
  await yesToAll();
  await fill(/^Alasan banding/, reason);
  await mark(/^Saya menyatakan|^Dengan ini/);
  await sign();
  await press('Kirim banding');
  await press('Ya, kirim');
  await focusSays(/^Banding terkirim/);
};

export const pay = async () => {
  await mark(/^Saya telah membaca/);
  await press(/^Bayar Rp/);
  await press('Bayar');
  await heading('Pembayaran berhasil');
};
export const chooseSchedule = () => follow(/^Pilih Biaya mandiri/);

/** Opens an exam whose time is not running yet. */
export const openExam = async (exam: string) => {
  await openPortal('eka', ofAssessment(`exam/${exam}`, 132));
  await mark(/^Saya siap/);
};

/** Hands the exam in, and returns the words of its receipt. */
export const handIn = async () => {
  await press(/^Periksa (jawaban|dan kumpulkan)$/);
  await press('Kumpulkan ujian');
  await press('Ya, kumpulkan');
  const [receipt] = await allSaying('article', /TTU-\d{4}-\d{6}/);
  await focusSays(/ sudah dikumpulkan/);
  return receipt?.textContent;
};
