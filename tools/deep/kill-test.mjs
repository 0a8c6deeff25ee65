#!/usr/bin/env node
// Kills the browser while an essay is being typed, and checks that all text that the page had shown as saved is still there
// (fault matrix 31):  npm run tools -- kill [--kills 50] [--writes 50] [--url http://localhost:4174]
import '../../scripts/begin.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../../scripts/install/ensure-chromium.mjs';
import { numberOf, readOptions } from '../../scripts/options.mjs';
import { serveBuild } from '../../scripts/serving/build-files.mjs';
import { goOffline, openEssay, playScenario, watchAnswers } from './kill-test-page.mjs';
import { startBrowser } from './killable-browser.mjs';

const values = readOptions({
  kills: { type: 'string', help: 'berapa kali browser dimatikan', default: '50' },
  writes: { type: 'string', help: 'berapa tulisan dihitung', default: '50' },
  url: { type: 'string', help: 'alamat portal' },
});
const kills = numberOf('kills', values.kills, 10_000);
const writes = numberOf('writes', values.writes, 10_000);
const msBetweenKeys = 30;
const longestTailMs = 300;

const drawing = (seed) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const draw = drawing(31);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The typed text of each question, and the length that the page has shown as saved. */
const typed = new Map();
const kept = new Map();
let acknowledged = 0;
let lost = 0;

const heard = ({ no, length }) => {
  acknowledged += 1;
  kept.set(no, Math.max(length, kept.get(no) ?? 0));
};

/** Types into the questions in turn until all writes are acknowledged, and then types on. Returns a function that stops the typing. */
const typeUntilKept = async (page, questions, round) => {
  const word = ` ${round}abcdefghij`;
  const goal = acknowledged + writes;
  let stopped = false;
  let at = 0;
  const typeOne = async (no) => {
    const letter = word[at++ % word.length];
    typed.set(no, (typed.get(no) ?? '') + letter);
    await page.keyboard.type(letter);
    await pause(msBetweenKeys);
  };
  for (const [index, no] of questions.entries()) {
    const enough = goal - Math.floor((writes * (questions.length - 1 - index)) / questions.length);
    await page
      .getByRole('article', { name: `Soal ${no} dari` })
      .getByRole('textbox')
      .focus();
    await page.keyboard.press('Control+End');
    while (acknowledged < enough) await typeOne(no);
  }
  const goOn = async () => {
    while (!stopped) await typeOne(questions.at(-1));
  };
  const typing = goOn().catch(() => undefined); // rejects when the browser is killed while it types
  return async () => {
    stopped = true;
    await typing;
  };
};

const compare = async (page, questions, round) => {
  for (const no of questions) {
    const shown = await page
      .getByRole('article', { name: `Soal ${no} dari` })
      .getByRole('textbox')
      .inputValue();
    const all = typed.get(no) ?? '';
    const promised = all.slice(0, kept.get(no) ?? 0).trimEnd(); // answers are stored without the space at their end
    if (!shown.startsWith(promised) || !all.startsWith(shown)) {
      lost += 1;
      console.error(`✗ kill ${round}, soal ${no}: dijanjikan “…${promised.slice(-40)}”, ada “…${shown.slice(-40)}”`);
    }
    typed.set(no, shown);
    kept.set(no, shown.length);
  }
};

const served = values.url ? null : await serveBuild({ dir: 'dist-demo', mode: 'simulation' });
const url = values.url ?? served.url;
const executable = await ensureChromium();
const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-kill-'));
let browser = null;
const start = async () => {
  browser = await startBrowser(executable, profile);
  await browser.context.exposeBinding('reportKept', (_, report) => heard(report));
  await browser.context.addInitScript(watchAnswers);
  return browser.context.newPage();
};

try {
  let page = await start();
  const address = await playScenario(page, url);
  let questions = await openEssay(page, address);
  for (let round = 1; round <= kills; round += 1) {
    const offline = round % 2 === 0; // in every other round nothing reaches the server, so the text is on the device only
    if (offline) await goOffline(page);
    const stop = await typeUntilKept(page, questions, round);
    await pause(draw() * longestTailMs);
    await browser.kill();
    await stop();
    page = await start();
    questions = await openEssay(page, address, offline);
    await compare(page, questions, round);
    console.log(`kill ${round}/${kills}${offline ? ' (tanpa jaringan)' : ''}: ${acknowledged} tulisan, ${lost} hilang`);
  }
} finally {
  await browser?.kill();
  await served?.stop();
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

console.log(`${kills} kill, ${acknowledged} tulisan yang diakui, ${lost} hilang`);
if (lost > 0 || acknowledged < kills * writes) process.exit(1);
