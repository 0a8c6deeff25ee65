import { builtFile } from '../../scripts/pages/manifest.mjs';

const password = 'contoh123';
const exam = 'Ujian Pilihan Ganda';
const trxid = Buffer.from(`TRX-${new Date().getFullYear()}-000132`).toString('base64url');

const logIn = async (candidate, name) => {
  await candidate.open('/login');
  await candidate.see('button', 'Masuk$'); // disabled until the page is alive
  await candidate.fill('Email', `${name}@contoh.example`);
  await candidate.fill('Kata sandi', password);
  await candidate.press('button', 'Masuk$');
  await candidate.arriveAt(/\/\/[^/]+\/$/);
};

const buyScheme = async (candidate) => {
  await candidate.open('/schema/list');
  await candidate.press('link', 'Digital Marketing');
  await candidate.see('heading', 'Digital Marketing');
  await candidate.press('link', /^Pilih ?jadwal .* dengan Biaya mandiri/);
  await candidate.press('checkbox', 'Saya telah membaca dan menyetujui');
  await candidate.press('button', 'Bayar Rp');
  await candidate.press('button', 'Bayar$');
  await candidate.see('heading', 'Pembayaran berhasil');
};

const takeExam = async (candidate) => {
  await candidate.open(`/myassessment/exam/${trxid}`);
  await candidate.press('link', 'Lihat petunjuk', exam);
  await candidate.press('checkbox', 'Saya siap');
  await candidate.press('button', 'Mulai ujian');
  await candidate.see('timer', '');
  await candidate.press('choice', 'A');
  await candidate.press('button', 'Berikutnya');
  await candidate.see('heading', 'Soal 2 dari');
  await candidate.press('choice', 'B');
  await candidate.read(/Semua jawaban terkirim/);
  await candidate.reload();
  await candidate.read(/Sudah dijawab 2/);
  await candidate.press('button', /^Periksa (jawaban|dan kumpulkan)$/);
  await candidate.press('button', 'Kumpulkan ujian');
  await candidate.press('button', 'Ya, kumpulkan');
  await candidate.see('article', `Tanda Terima ${exam}`);
  await candidate.read(/TTU-\d{4}-\d{6}/);
};

/** Runs inside the page: how many records each store of the drafts has, as `vaults: 1`, and what else is kept under the portal's name. */
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

/** A candidate with a draft logs out without a network: nobody is on the screen, and no record and no key in the browser. */
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
  await candidate.haveFetched(builtFile('src/ui/form/draft/ask-about-drafts.tsx')); // in the first two seconds the browser itself would ask
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

/** From the log-in over a purchase to the receipt of an exam that was reloaded in the middle. */
const core = async (candidate) => {
  await logIn(candidate, 'eka');
  await buyScheme(candidate);
  await takeExam(candidate);
};

/** What a candidate does, and on which profiles; `travel` takes the candidate and a function that takes the portal off the network. */
export const journeys = [
  { name: 'ujian', profiles: ['simulation', 'live'], travel: core },
  { name: 'keluar', profiles: ['live'], travel: logOutOffline },
];
