// The command line of `contract:check --walk`.
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isByTransfer, shipped } from '../../../scripts/api-config.mjs';
import { startedIn } from '../../../scripts/begin.mjs';
import { bundled } from '../../../scripts/bundled.mjs';
import { demandNamedTwice, numberOf } from '../../../scripts/options.mjs';
import { Told } from '../../../scripts/told.mjs';

export const walkOptions = {
  walk: { type: 'boolean', help: 'menjalani seluruh hidup seorang peserta dengan akun uji' },
  'yes-walk': { type: 'string', help: 'nama host itu sekali lagi, kecuali di komputer ini' },
  yes: { type: 'boolean', help: 'tidak bertanya sebelum hal yang tidak dapat dibatalkan' },
  out: { type: 'string', help: 'folder untuk laporan dan keadaan', default: 'hasil-uji' },
  'existing-account': { type: 'boolean', help: 'memakai akun yang diberi, tanpa mendaftar' },
  'exam-for-trying': { type: 'string', help: 'question_id ujian untuk mencoba simpan sebagian' },
  order: { type: 'string', help: 'jadwal/sumber/anggaran yang dibeli' },
  transfer: { type: 'boolean', help: 'peserta membayar dengan transfer, tanpa gerbang pembayaran' },
  wait: { type: 'string', help: 'menit menunggu orang lain tanpa terminal', default: '0' },
};

const ask = async (question) => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(question);
  lines.close();
  return answer;
};

const stateIn = (file, wire, base) => {
  if (!fs.existsSync(file)) return null;
  const again = 'Hapus file itu, atau pilih folder lain dengan --out.';
  let content;
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new Told(`${file} bukan JSON. ${again}`);
  }
  const parsed = wire.safeParse(content);
  if (!parsed.success) throw new Told(`${file} bukan keadaan uji yang dikenal. ${again}`);
  if (parsed.data.base !== base) throw new Told(`${file} dari uji terhadap ${parsed.data.base}. ${again}`);
  return parsed.data;
};

/** Throws when the walk must not start, before the user types the password. */
export const demandWalk = (values, baseUrl) => {
  if (values.email === undefined) throw new Told('--walk memerlukan alamat surel untuk akun uji: beri --email.');
  demandNamedTwice(baseUrl, 'yes-walk', values['yes-walk'], 'membuat akun, pembelian, dan ujian di');
  if (!values.yes && !process.stdin.isTTY)
    throw new Told('Tanpa terminal tidak ada yang dapat ditanya sebelum hal yang tidak dapat dibatalkan: beri --yes.');
};

export const walkWith = async (values, { baseUrl, email, password, authentication }) => {
  const entry = await bundled('tools/contract/walk/walk.ts');
  const { acceptanceWalk, CannotCheck, newState, peopleAt, simulationAt, socketAt, stateWire } = entry;
  const folder = path.resolve(startedIn, values.out);
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'keadaan.json');
  const run = values['existing-account'] ? '' : Math.random().toString(36).slice(2, 8);
  const state = stateIn(file, stateWire, baseUrl) ?? newState(baseUrl, run);
  const desk = {
    ...{ isTerminal: Boolean(process.stdin.isTTY), isAllowed: values.yes === true, ask },
    ...{ say: (text) => console.error(text), pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    waitMs: numberOf('wait', values.wait, 600) * 60_000,
  };
  const walking = acceptanceWalk({
    ...{ baseUrl, email, password, authentication, state, now: new Date() },
    ...{ examForTrying: values['exam-for-trying'], order: values.order, signUp: shipped().signUp },
    transfer: values.transfer || isByTransfer(shipped()),
    hands: { ...peopleAt(desk), simulation: await simulationAt(baseUrl) },
    hasSocket: await socketAt(baseUrl),
    keep: (now) => fs.writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`),
  });
  const walked = await walking.catch((error) => {
    throw error instanceof CannotCheck ? new Told(error.message) : error;
  });
  for (const [name, text] of Object.entries(walked.files)) fs.writeFileSync(path.join(folder, name), text);
  const { report, task, isReady } = walked;
  for (const { title, outcome, remark } of report.steps)
    console.log(`${outcome === 'done' ? '✓' : '·'} ${title}${remark && `: ${remark}`}`);
  console.log(`\n${[...report.hints, report.verdict].join('\n')}\n${path.join(folder, 'laporan.html')}`);
  if (task !== null) console.log(`\nBerhenti: ${task}\nLalu jalankan perintah yang sama lagi.`);
  return isReady ? 0 : 1;
};
