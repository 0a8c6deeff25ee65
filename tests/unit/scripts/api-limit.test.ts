import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { browserAt } from '../fake-backend/hosts/browser.ts';

/** `npm run api` with this /config.json; returns its address. */
const apiWith = (config: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal api '));
    fs.writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
    const { INIT_CWD: _, ...env } = process.env;
    const script = path.resolve('scripts/api.mjs');
    const api = spawn(process.execPath, [script, '--port', '0', '--config', 'config.json'], { cwd: folder, env });
    onTestFinished(() => {
      api.kill();
      fs.rmSync(folder, { recursive: true });
    });
    let said = '';
    for (const stream of [api.stdout, api.stderr])
      stream.on('data', (text) => {
        said += String(text);
        const [, url] = /API simulasi: (\S+)/.exec(said) ?? [];
        if (url) resolve(url);
      });
    api.on('close', () => reject(new Error(said)));
  });

/** What the API says to an APL 02 whose one answer has a PDF of this size. */
const answerTo = async (url: string, bytes: number): Promise<string> => {
  const { ask, logIn } = browserAt(() => url, { Origin: 'http://localhost:5173' });
  const dataOf = async (address: string) => (await (await ask('GET', address)).json()).data;
  await logIn('joko@contoh.example');
  const [{ trx_id: trxId }] = (await dataOf('/api/transaction/list/paid')).data;
  const { units } = await dataOf(`/api/apl-02/${trxId}`);
  const form = new FormData();
  form.set('trx_id', trxId);
  const answer = { element_id: units[0].elements[0].id, competent: true, evidence: 'Sertifikat.', file_ids: ['a'] };
  form.set('answers', JSON.stringify([answer]));
  form.set('files[a]', new Blob(['%PDF-1.7\n', new Uint8Array(bytes)], { type: 'application/pdf' }), 'bukti.pdf');
  return (await ask('POST', '/api/apl-02', form)).text();
};

it('npm run api refuses an evidence file by the limit of the configuration that the portal reads', async () => {
  const url = await apiWith({ evidence: { maxKb: 3000 } });
  expect(await answerTo(url, 3_000_000)).toContain('lebih dari 3.000 KB');
  expect(await answerTo(url, 2_500_000)).not.toContain('lebih dari');
}, 60_000);
