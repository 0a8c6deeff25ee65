/**
 * Runs in the page. Reports each text that the page shows as saved on the device or on the server. `Gagal, dicoba lagi` is about sending:
 * such a text is saved on the device, unless that save is still running.
 */
export const watchAnswers = () => {
  const safe = /Tersimpan di perangkat|Terkirim|Gagal, dicoba lagi/;
  const reported = new Map();
  const look = () => {
    for (const row of document.querySelectorAll('article[data-question]')) {
      const no = Number(row.dataset.question);
      const { length } = row.querySelector('textarea')?.value ?? '';
      const known = reported.get(no) ?? length; // a text that is there at first was restored, so it is not reported
      if (!reported.has(no)) reported.set(no, length);
      const state = row.firstElementChild;
      if (length === known || !safe.test(state.textContent) || state.querySelector('[aria-busy=true]')) continue;
      reported.set(no, length);
      globalThis.reportKept({ no, length });
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy'],
  });
};

const panelOf = async (page) => {
  await page.getByRole('button', { name: 'Panel Simulasi' }).click();
  return page.getByRole('complementary', { name: 'Panel Simulasi' });
};

export const goOffline = async (page) => {
  const panel = await panelOf(page);
  const fault = panel.getByRole('checkbox', { name: 'Koneksi terputus' });
  await fault.click();
  await page.waitForFunction((each) => each.checked, await fault.elementHandle());
  await panel.getByRole('button', { name: 'Tutup', exact: true }).click();
  await panel.waitFor({ state: 'hidden' });
};

const clearFaults = async (page, url) => {
  await page.goto(url);
  const panel = await panelOf(page);
  const stop = panel.getByRole('button', { name: 'Hentikan semua gangguan' });
  await stop.click();
  await stop.waitFor({ state: 'detached' }); // the button disappears when no fault is active
  // not a press: with the network back, the page may ask in a dialog above the panel to log in again
  await panel.getByRole('button', { name: 'Tutup', exact: true }).evaluate((button) => button.click());
};

/** Opens a new world with a candidate who is ready for the exams, starts the essay exam and returns its address. */
export const playScenario = async (page, url) => {
  await page.goto(`${url}/?skenario=siap-ujian&jaringan=cepat`);
  const card = page.getByRole('listitem').filter({ hasText: 'Ujian Esai' });
  await card.getByRole('link', { name: 'Lihat petunjuk' }).click();
  await page.getByRole('checkbox', { name: /^Saya siap/ }).check();
  await page.getByRole('button', { name: 'Mulai ujian' }).click();
  await page.getByRole('textbox').first().waitFor();
  return page.url();
};

const logIn = async (page) => {
  await page.getByLabel('Email').fill('eka@contoh.example');
  await page.getByLabel('Kata sandi', { exact: true }).fill('contoh123');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
};

export const openEssay = async (page, address, offline = false) => {
  if (offline) await clearFaults(page, new URL(address).origin);
  if (page.url() !== address) await page.goto(address);
  const all = page.getByRole('button', { name: 'Tampilkan semua soal' });
  const email = page.getByLabel('Email');
  await all.or(email).first().waitFor();
  if (await email.isVisible()) await logIn(page);
  await all.click();
  const rows = page.getByRole('article', { name: /^Soal \d+ dari/ });
  await rows.first().getByRole('textbox').waitFor();
  return rows.evaluateAll((found) => found.map((row) => Number(row.dataset.question)));
};
