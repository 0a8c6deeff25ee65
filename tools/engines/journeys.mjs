import { builtFile } from '../../scripts/pages/manifest.mjs';

const password = 'contoh123';
const exam = 'Ujian Pilihan Ganda';
const trxid = Buffer.from(`TRX-${new Date().getFullYear()}-000132`).toString('base64url');

const logIn = async (candidate, name) => {
  await candidate.open('/login');
  await candidate.see('button', 'Masuk$'); // the button is disabled until hydration
  await candidate.fill('Email', `${name}@contoh.example`);
  await candidate.fill('Kata sandi', password);
  await candidate.press('button', 'Masuk$');
  await candidate.arriveAt(/\/\/[^/]+\/$/);
};

const buyScheme = async (candidate) => {
  await candidate.open('/schema/list');
  await candidate.press('link', 'Digital Marketing');
  await candidate.see('heading', 'Digital Marketing');
  await candidate.press('link', /^Pilih Biaya mandiri jadwal /);
  await candidate.press('checkbox', 'Saya telah membaca dan menyetujui');
  await candidate.press('button', 'Bayar Rp');
  await candidate.press('button', 'Bayar$');
  await candidate.see('heading', 'Pembayaran berhasil');
};

/** All helps but a voice, which these engines do not have, and a report that the server takes. */
const useHelps = async (candidate) => {
  await candidate.press('button', 'Alat bantu');
  await candidate.press('choice', '150%');
  for (const help of ['Kontras tinggi', 'Tombol coret', 'Catatan pribadi', 'Tombol bacakan'])
    await candidate.press('checkbox', help);
  await candidate.press('button', 'Alat bantu');
  await candidate.press('button', 'Coret pilihan C');
  await candidate.press('button', 'Tulis catatan untuk soal 1');
  await candidate.fill('Catatan pribadi untuk soal 1', 'Lihat lagi nanti.');
  await candidate.press('button', 'Laporkan masalah pada soal 1');
  await candidate.press('choice', 'Gambar tidak muncul');
  await candidate.press('button', 'Kirim laporan');
  await candidate.read(/Terkirim kepada asesor \(PSN-\d+\)/);
};

const takeExam = async (candidate) => {
  await candidate.open(`/myassessment/exam/${trxid}`);
  await candidate.press('link', 'Lihat petunjuk', exam);
  await candidate.press('checkbox', 'Saya siap');
  await candidate.press('button', 'Mulai ujian');
  await candidate.see('timer', '');
  await useHelps(candidate);
  await candidate.press('choice', 'A');
  await candidate.press('button', 'Berikutnya');
  await candidate.see('heading', 'Soal 2 dari');
  await candidate.press('choice', 'B');
  await candidate.read(/Semua jawaban terkirim/);
  await candidate.reload();
  await candidate.read(/Sudah dijawab 2/);
  await candidate.press('button', 'Sebelumnya');
  await candidate.see('heading', 'Soal 1 dari');
  await candidate.see('textbox', 'Catatan pribadi untuk soal 1'); // a question without a note shows a button
  await candidate.press('button', /^Periksa (jawaban|dan kumpulkan)$/);
  await candidate.press('button', 'Kumpulkan ujian');
  await candidate.press('button', 'Ya, kumpulkan');
  await candidate.see('article', `Tanda Terima ${exam}`);
  await candidate.read(/TTU-\d{4}-\d{6}/);
  await candidate.see('heading', 'Masalah yang Anda laporkan');
};

/** Runs inside the page: the number of records in each store of the drafts' database, for example `vaults: 1`. */
const keptOnDevice = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal-asesi-draf');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const names = [...database.objectStoreNames];
      const transaction = names.length > 0 && database.transaction(names);
      const counts = names.map((name) => [name, transaction.objectStore(name).count()]);
      const told = () => {
        database.close();
        resolve(counts.map(([name, { result }]) => `${name}: ${result}`).join(', '));
      };
      if (transaction) transaction.oncomplete = told;
      else told();
    };
  });

/** A candidate with a draft logs out without a network. Afterwards the page shows no name, and the browser has no record and no key. */
const logOutOffline = async (candidate, goOffline) => {
  await logIn(candidate, 'intan');
  await candidate.open('/myassessment/timeline');
  await candidate.press('link', 'Isi formulir APL 01');
  await candidate.press('button', 'Ubah kelahiran');
  await candidate.fill('Tempat lahir', 'Kota Satu');
  await candidate.read(/Draf tersimpan di perangkat ini/);
  const before = await candidate.evaluate(keptOnDevice);
  if (!before.includes('vaults: 1')) throw new Error(`sebelum keluar: ${before}`);
  await candidate.open('/profile');
  await candidate.see('button', 'Menu akun Intan');
  await candidate.haveFetched(builtFile('src/ui/core/ask-about-drafts.tsx')); // without this file, the browser's own question would appear
  await goOffline();
  await candidate.press('button', 'Menu akun Intan');
  await candidate.press('menuitem', 'Keluar');
  await candidate.see('heading', 'Ada isian yang belum dikirim');
  await candidate.press('button', 'Keluar$');
  await candidate.arriveAt(/\/\/[^/]+\/$/);
  await candidate.read(/Anda sudah keluar dari browser ini/);
  if (await candidate.evaluate(() => document.body.innerHTML.includes('Intan'))) throw new Error('nama masih ada');
  const after = await candidate.evaluate(keptOnDevice);
  if (/[1-9]/.test(after)) throw new Error(`setelah keluar: ${after}`);
};

const core = async (candidate) => {
  await logIn(candidate, 'eka');
  await buyScheme(candidate);
  await takeExam(candidate);
};

export const journeys = [
  { name: 'ujian', profiles: ['simulation', 'live'], travel: core },
  { name: 'keluar', profiles: ['live'], travel: logOutOffline },
];
