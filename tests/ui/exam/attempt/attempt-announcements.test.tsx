import { expect, it, onTestFinished } from 'vitest';
import { ExamLayout } from '../../../../src/ui/frame/layouts/exam-layout.tsx';
import { essayPage, examOfEachTest, minute, press, second, sending, type } from '../exam-in-progress.tsx';

const here = examOfEachTest();

/** Shows the exam and records each new text of a live region, as a screen reader speaks it. Returns the texts since the last call. */
const listen = async () => {
  const live = '[aria-live], [role=status], [role=alert], output';
  await here.show(
    <ExamLayout title="Ujian Esai" trxid="VFJYLTE">
      {essayPage}
    </ExamLayout>,
  );
  const heard: string[] = [];
  const last = new WeakMap<Element, string>();
  const hear = () => {
    for (const region of document.querySelectorAll(live)) {
      if (region.getAttribute('aria-live') === 'off') continue;
      const all = region.cloneNode(true) as Element;
      for (const silent of all.querySelectorAll('[aria-live=off]')) silent.remove();
      const text = all.textContent.trim();
      if (text !== '' && text !== last.get(region)) heard.push(text);
      last.set(region, text);
    }
  };
  hear();
  heard.length = 0;
  const observer = new MutationObserver(hear);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => heard.splice(0);
};

const write = async (text: string) => {
  for (const { index } of text.matchAll(/ |$/g)) {
    type(text.slice(0, index));
    await here.pass(100);
  }
};

it('a screen reader announces a lost and a restored connection once each, and no keystroke and no save', async () => {
  const said = await listen();
  await write('Peta, sebab cepat.');
  await here.pass(sending);
  expect([said(), here.server.valueOf('S1')]).toEqual([[], 'Peta, sebab cepat.']);

  here.server.online = false;
  await write('Peta, sebab cepat. Lalu kabari pemakai.');
  await here.pass(sending);
  expect(said().sort()).toEqual(['Belum terkirim, dicoba lagi', expect.stringContaining('Koneksi terputus.')]);

  here.server.online = true;
  await press('Coba kirim sekarang');
  await here.pass(second);
  const back = said();
  expect(back.at(-1)).toContain('Koneksi pulih. Semua jawaban sudah terkirim.');
  expect(back.length).toBeLessThanOrEqual(2); // at most two, because the announcement that all answers are sent may come first
});

it('a screen reader announces the time at 30 and 5 minutes, and no seconds', async () => {
  const said = await listen();
  await here.pass(20 * minute);
  expect(said()).toEqual([]);
  await here.pass(10 * minute);
  expect(said()).toEqual([expect.stringMatching(/^(Sisa waktu|Kurang dari) 30 menit/)]);
  await here.pass(5 * second);
  expect(said()).toEqual([]);
});
