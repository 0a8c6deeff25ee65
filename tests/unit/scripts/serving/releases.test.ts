import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { findNginx } from '../../../../scripts/install/ensure-nginx.mjs';
// @ts-expect-error: a script without types
import { filledTemplate, nginxMaps } from '../../../../scripts/serving/nginx.mjs';
// @ts-expect-error: a script without types
import { releaseId, releasesIn, reloadNginx } from '../../../../scripts/serving/releases.mjs';
import { ask } from './ask.ts';
import { freePort, ownNginx, temporaryFolder } from './own-nginx.ts';

const day = 24 * 60 * 60_000;
const addresses = [{ regex: '^/$', file: 'index.html' }];
const folders: string[] = [];
const made = () => {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true });
});

const siteOf = (files: Readonly<Record<string, string>>) => {
  const site = made();
  for (const [name, text] of Object.entries({ 'assets/sama.js': 'sama', ...files })) {
    fs.mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    fs.writeFileSync(path.join(site, name), text);
  }
  return site;
};

/** Makes a release of these files and serves it. The policy is its word, so that a page and its policy can be compared. */
const release = (folder: string, word: string, now = 0): string => {
  const releases = releasesIn(folder);
  const site = siteOf({ 'index.html': word, [`assets/${word}.js`]: word });
  const id: string = releaseId(site, word);
  releases.add(id, site, nginxMaps({ addresses, policy: word, ...releases.roots(id) }));
  releases.serve(releases.with(id, now));
  releases.removeOld(now);
  return id;
};

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')] as const);

describe('the id of a release', () => {
  it('differs when one sentence of the configuration, a text, a page or the policy differs, and only then', () => {
    const files = { 'index.html': 'a', 'config.json': '{"brand":{"name":"A"}}', 'teks/tentang.txt': 'Kami' };
    const id: string = releaseId(siteOf(files), 'p');
    expect(releaseId(siteOf(files), 'p')).toBe(id);
    const changes = Object.keys(files).map((name) => releaseId(siteOf({ ...files, [name]: 'lain' }), 'p'));
    expect(new Set([id, ...changes, releaseId(siteOf(files), 'q')]).size).toBe(5);
  });
});

describe('a folder of releases', () => {
  it('never changes a release again, and keeps the files of all for open pages', () => {
    const folder = made();
    const first = release(folder, 'satu');
    const before = filesIn(path.join(folder, 'releases', first));
    release(folder, 'dua', day);
    expect(filesIn(path.join(folder, 'releases', first))).toEqual(before);
    expect(fs.readdirSync(path.join(folder, 'assets')).sort()).toEqual(['dua.js', 'sama.js', 'satu.js']);
  });

  it('leads to the served release by one link, also on the way back', () => {
    const folder = made();
    const link = () => fs.readlinkSync(path.join(folder, 'portal-maps.conf'));
    const first = release(folder, 'satu');
    const second = release(folder, 'dua', day);
    expect(link()).toBe(path.join('releases', second, 'portal-maps.conf'));
    const releases = releasesIn(folder);
    releases.serve(releases.served().slice(0, -1));
    expect(link()).toBe(path.join('releases', first, 'portal-maps.conf'));
    expect(releases.served()).toEqual([{ id: first, from: 0 }]);
  });

  it('keeps a release that the way back has left as long as any other, and never goes back to it', () => {
    const folder = made();
    const [first, left] = [release(folder, 'satu'), release(folder, 'dua', day)];
    const releases = releasesIn(folder);
    expect(releases.with(left, day)).toBeNull();
    releases.serve(releases.before(2 * day));
    expect([releases.current().id, releases.before(2 * day)]).toEqual([first, null]);
    const third = release(folder, 'tiga', 3 * day);
    expect(fs.readdirSync(path.join(folder, 'releases')).sort()).toEqual([first, left, third].sort());
    expect(fs.readdirSync(path.join(folder, 'assets'))).toContain('dua.js');
    releases.serve(releases.before(4 * day));
    expect(releases.current().id).toBe(first);
    release(folder, 'empat', 33 * day);
    expect(fs.readdirSync(path.join(folder, 'releases'))).not.toContain(left);
  });

  it('removes a release 30 days after its end, with the files that no other has, but never the one before the served', () => {
    const folder = made();
    const ids = [release(folder, 'satu'), release(folder, 'dua', day), release(folder, 'tiga', 100 * day)];
    expect(fs.readdirSync(path.join(folder, 'releases')).sort()).toEqual(ids.slice(1).sort());
    expect(fs.readdirSync(path.join(folder, 'assets')).sort()).toEqual(['dua.js', 'sama.js', 'tiga.js']);
    expect(releasesIn(folder).served()).toHaveLength(2);
    release(folder, 'empat', 101 * day);
    expect(fs.readdirSync(path.join(folder, 'releases'))).toHaveLength(3); // the second ended one day ago
  });
});

describe.skipIf(!findNginx())('nginx with a folder of releases', () => {
  it('changes to another release and back with one reload, and never serves a page with the policy of another', async () => {
    const [folder, own, port] = [made(), made(), await freePort()];
    release(folder, 'satu');
    const address = `http://localhost:${port}/`;
    const server = filledTemplate({ SERVER_NAME: 'localhost', PORT: port, API_URL: 'http://127.0.0.1:9' });
    const { judged, options, stop } = await ownNginx(
      own,
      { maps: `include ${path.join(folder, 'portal-maps.conf')};\n`, server },
      address,
    );
    const answers: (readonly [page: string, policy: unknown])[] = [];
    expect(judged).toContain('successful');
    let over = false;
    const asking = (async () => {
      while (!over) {
        const { body, headers } = await ask(address, { Connection: 'close' }); // a reload closes idle connections
        answers.push([`${body}`, headers['content-security-policy']]);
      }
    })();
    const servedBy = (word: string) => vi.waitFor(() => expect(answers.at(-1)?.[0]).toBe(word), { timeout: 10_000 });
    const file = readServer(own);
    await servedBy('satu');
    release(folder, 'dua', day);
    reloadNginx(options);
    await servedBy('dua');
    expect(`${(await ask(`${address}assets/satu.js`)).body}`).toBe('satu');
    releasesIn(folder).serve(releasesIn(folder).served().slice(0, -1));
    reloadNginx(options);
    await servedBy('satu');
    over = true;
    await asking;
    await stop();
    expect(answers.filter(([page, policy]) => page !== policy)).toEqual([]);
    expect(readServer(own)).toBe(file);
  });

  it('refuses a reload with its own words, before it loses what it serves', () => {
    const own = made();
    fs.writeFileSync(path.join(own, 'nginx.conf'), 'bukan konfigurasi');
    expect(() => reloadNginx(['-p', own, '-c', path.join(own, 'nginx.conf')])).toThrow(/nginx menolak:\n.*emerg/);
  });
});

const readServer = (own: string) => fs.readFileSync(path.join(own, 'server.conf'), 'utf8');
