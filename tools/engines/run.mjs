#!/usr/bin/env node
// `npm run tools -- engines`: the journeys of engines/journeys.mjs in each engine of engines/engines.mjs, on localhost and on a plain-http name.
//   -- --engine Firefox --profile live --host portal.test --journey ujian   only these; each may be given more than once
//   -- --install   first installs the browsers that are missing (Debian, as root)
import '../../scripts/begin.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import util from 'node:util';
import { builds } from '../../scripts/browser-steps.mjs';
import { ensureInstalled } from '../../scripts/install/ensure-installed.mjs';
import { runAll } from '../../scripts/run.mjs';

ensureInstalled();
const { engines, plainHost } = await import('./engines.mjs');
const { candidateAt } = await import('./candidate.mjs');
const { journeys } = await import('./journeys.mjs');
const { portals } = await import('./portals.mjs');

const many = { type: 'string', multiple: true };
const { values } = util.parseArgs({
  options: {
    engine: { ...many, default: engines.map(({ name }) => name) },
    journey: { ...many, default: journeys.map(({ name }) => name) },
    profile: { ...many, default: Object.keys(portals) },
    host: { ...many, default: ['localhost', plainHost] },
    install: { type: 'boolean', default: false },
  },
});
const timeLimit = 6 * 60_000;
/** Engines at a time: one for each core of a small machine. */
const lanes = 2;
const pictures = 'test-results/engines';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const problems = [];

const travel = async (browser, name, { journey, profile, host }) => {
  const began = performance.now();
  const portal = await portals[profile](host);
  const page = await browser.newPage();
  try {
    await journey.travel(candidateAt(page, portal.origin), portal.stop);
    if (page.complaints.length > 0) throw new Error('keluhan browser');
    console.log(`✓ ${name} (${seconds(began)})`);
  } catch ({ message }) {
    problems.push(name);
    const picture = `${pictures}/${name.replace(/[^\w.]+/g, '-')}.png`;
    await page.screenshot(picture).catch(() => undefined);
    console.log(`✗ ${name} (${seconds(began)})\n    ${[message, ...page.complaints, picture].join('\n    ')}`);
  } finally {
    await page.close().catch(() => undefined); // rejects if the browser has crashed
    await portal.stop();
  }
};

const visit = async (engine) => {
  const executable = await engine.find();
  if (!executable) {
    const hint = engine.packages.length > 0 ? `: paket ${engine.packages.join(' dan ')}, atau --install` : '';
    return console.log(`– ${engine.name} dilewati, karena tidak terpasang${hint}`);
  }
  const browser = await engine.start(executable);
  console.log(`  ${engine.name}: ${browser.version}`);
  const ways = journeys
    .filter(({ name }) => values.journey.includes(name))
    .flatMap((journey) => journey.profiles.map((profile) => ({ journey, profile })))
    .filter(({ profile }) => values.profile.includes(profile))
    .flatMap((way) => values.host.map((host) => ({ ...way, host })));
  try {
    for (const way of ways)
      await travel(browser, [engine.name, way.journey.name, way.profile, way.host].join(' · '), way);
  } finally {
    await browser.close();
  }
};

const began = performance.now();
if (values.install) {
  const found = await Promise.all(engines.map(({ find }) => find()));
  const packages = engines.flatMap((engine, index) => (found[index] ? [] : engine.packages));
  if (packages.length > 0) execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit' });
}
fs.mkdirSync(pictures, { recursive: true });
await runAll([builds]);
const waiting = engines.filter(({ name }) => values.engine.includes(name));
const work = async () => {
  for (let engine = waiting.shift(); engine; engine = waiting.shift()) {
    const { name } = engine;
    await visit(engine).catch((error) => {
      problems.push(name);
      console.log(`✗ ${name}: ${error.message}`);
    });
  }
};
const late = setTimeout(() => {
  console.error('✗ tidak selesai dalam 6 menit');
  process.exit(1);
}, timeLimit);
await Promise.all(Array.from({ length: lanes }, work));
clearTimeout(late);
console.log(problems.length === 0 ? `Semua lulus (${seconds(began)})` : `✗ ${problems.join('\n✗ ')}`);
process.exit(problems.length === 0 ? 0 : 1);
