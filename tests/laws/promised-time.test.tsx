import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Config, parseConfig } from '../../src/configuration/config.ts';
import ResetLinkSent from '../../src/ui/account/reset-link-sent.tsx';
import { sinceText } from '../../src/ui/assessment/public/next-step/wait-text.ts';
import { aStage } from '../builders/stages.ts';
import { ofAssessment, openPortal, said } from '../ui/portal/open-portal.tsx';
import { showWith } from '../ui/show-with.tsx';

/**
 * The law Truth, of how long something takes: only the body knows it. No text of the portal promises a time outside of the configuration,
 * and each time of the configuration is on the page that it belongs to.
 */
const count = String.raw`(\d+|beberapa|sehari|satu|dua|tiga|empat|lima|enam|tujuh|sepuluh|se)`;
const promise = new RegExp(
  String.raw`.{0,40}\b${count}( ?[×x] ?\d+)? ?(jam|hari|minggu|bulan)\b.{0,30}|(berlaku|biasanya|paling lama) [^.]{0,20}\d+ menit`,
  'gi',
);

/** Not promises of the body: a duty by law and what the portal itself does. */
const others = [
  /dalam 3 × 24 jam: data apa yang terungkap/,
  /formulirnya 30 hari tidak diubah/,
  /Disimpan 60 hari, atau sampai Anda keluar/,
];

const isOfSimulation = (file: string) => /(^|\/)(training|simulation|room)\/|\.stories\.tsx$/.test(file);

const textOf = (file: string): string =>
  readFileSync(path.join('src', file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|txt)$/.test(file) && !isOfSimulation(file) && file !== 'configuration/config-schema.ts');

it('no text of the portal promises a time outside of the configuration', () => {
  expect(files.length).toBeGreaterThan(900);
  const found = files.flatMap((file) => (textOf(file).match(promise) ?? []).map((text) => `${file}: ${text}`));
  expect(found.filter((text) => !others.some((other) => other.test(text)))).toEqual([]);
});

const { times: usual } = parseConfig({});
const keys = Object.keys(usual) as (keyof Config['times'])[];
const times = Object.fromEntries(keys.map((key) => [key, `waktu ${key}`])) as Config['times'];

const opened = (who: string, address: string) => () =>
  openPortal(who, address, undefined, undefined, undefined, {}, { times });

const waits = (name: 'agreement' | 'exam', note: string | null) => {
  const stage = aStage(name, { status: 'open', waitingFor: 'admin', note });
  const schedule = { startsAt: null, endsAt: null, siteName: '', city: '' };
  return async () =>
    showWith(
      <p>{sinceText(stage, { trxId: 'TRX-1', scheme: { title: '', slug: '' }, schedule, stages: [stage] }, times)}</p>,
    );
};

const places: Readonly<Record<keyof Config['times'], readonly (() => Promise<unknown>)[]>> = {
  apl01: [opened('gita', ofAssessment('apl01', 190)), opened('gita', '/myassessment'), opened('gita', '/')],
  apl02: [opened('kusuma', ofAssessment('apl02', 171)), opened('kusuma', '/myassessment')],
  exams: [opened('maya', ofAssessment('exam', 140)), opened('maya', '/myassessment')],
  certificate: [opened('lukman', '/certificate/psre'), opened('lukman', '/myassessment')],
  appeal: [opened('fajar', ofAssessment('appeal', 127))],
  newSchedule: [waits('exam', 'Anda tercatat tidak hadir.')],
  others: [waits('agreement', null)],
  resetLink: [
    async () => {
      const config = { ...parseConfig({}), times };
      showWith(
        <ResetLinkSent email="a@contoh.example" secondsLeft={0} onAgain={async () => 'sent'} onOther={() => {}} />,
        {
          config,
        },
      );
    },
  ],
};

describe.each(keys)('the time of %s', (key) => {
  it.each(places[key].map((show, at) => [at + 1, show] as const))('is on its page %i', async (_, show) => {
    await show();
    await said(`waktu ${key}`);
  });
});
