import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../built.mjs';
import { findNginx } from '../install/ensure-nginx.mjs';
import { Told } from '../told.mjs';
import { moveInPlace } from '../work-folder.mjs';

/** Milliseconds for which the files of a release that is served no more stay, for pages that are still open. */
const keptFor = 30 * 24 * 60 * 60_000;

const filesIn = (dir) =>
  fs
    .readdirSync(dir, { recursive: true })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => fs.statSync(path.join(dir, name)).isFile())
    .sort();

/** The id of everything that a release serves: its files and its headers. */
export const releaseId = (site, policy) => {
  const hash = createHash('sha256').update(policy);
  for (const name of filesIn(site)) hash.update(`\n${name}\n`).update(fs.readFileSync(path.join(site, name)));
  return hash.digest('hex').slice(0, 10);
};

/** Replaces a file or link in one step. */
const replace = (file, write) => {
  const next = `${file}.${process.pid}`;
  fs.rmSync(next, { force: true });
  write(next);
  fs.renameSync(next, file);
};

/**
 * The releases in a folder. Each is a folder `releases/ID` that never changes; their hashed files are in one `assets/`, where those of two
 * releases never collide and open pages find theirs. `portal-maps.conf` is a link to what nginx includes of the served one.
 * `served.json`: the ids with the times since when they were served, the served one last; `until`: when the way back left one.
 */
export const releasesIn = (folder) => {
  const root = path.resolve(folder);
  const list = path.join(root, 'served.json');
  const placeOf = (id) => path.join(root, 'releases', id);
  const assets = path.join(root, 'assets');
  const served = () => (fs.existsSync(list) ? readJson(list) : []);
  const write = (entries) => replace(list, (next) => fs.writeFileSync(next, JSON.stringify(entries, null, 1)));
  const line = (entries) => entries.filter(({ until }) => until === undefined);

  return {
    served,

    /** Where the files of a release will be, for the maps of nginx. */
    roots: (id) => ({ root: path.join(placeOf(id), 'site'), assets: root }),

    /** Takes the folder `site` as a release; a release that is there already stays. */
    add: (id, site, maps) => {
      const place = placeOf(id);
      if (fs.existsSync(place)) return;
      fs.mkdirSync(assets, { recursive: true });
      const names = fs.readdirSync(path.join(site, 'assets'));
      for (const name of names)
        if (!fs.existsSync(path.join(assets, name)))
          replace(path.join(assets, name), (next) => fs.copyFileSync(path.join(site, 'assets', name), next));
      const next = fs.mkdtempSync(path.join(root, '.next-'));
      fs.chmodSync(next, 0o755);
      fs.cpSync(site, path.join(next, 'site'), {
        recursive: true,
        filter: (source) => path.relative(site, source) !== 'assets',
      });
      fs.writeFileSync(path.join(next, 'assets.json'), JSON.stringify(names));
      fs.writeFileSync(path.join(next, 'portal-maps.conf'), maps);
      fs.mkdirSync(path.dirname(place), { recursive: true });
      moveInPlace(next, place, () => true);
    },

    current: () => line(served()).at(-1),

    /** The list with one more release; null if it is the served one already. */
    with: (id, now) => (line(served()).at(-1)?.id === id ? null : [...served(), { id, from: now }]),

    /** The list without the served release; null if there is none before it. */
    before: (now) => {
      const entries = served();
      const [left, earlier] = line(entries).reverse();
      return earlier ? entries.map((entry) => (entry === left ? { ...entry, until: now } : entry)) : null;
    },

    /** Serves the last release of this list from nginx's next reload on. */
    serve: (entries) => {
      const { id } = line(entries).at(-1);
      write(entries);
      replace(path.join(root, 'portal-maps.conf'), (next) =>
        fs.symlinkSync(path.join('releases', id, 'portal-maps.conf'), next),
      );
    },

    /** Removes releases that nobody can have open any more, but never the served one and the one before it. */
    removeOld: (now) => {
      const entries = served();
      const ways = line(entries);
      const endOf = (entry) => entry.until ?? ways[ways.indexOf(entry) + 1]?.from ?? now;
      const recent = entries.filter((entry) => now - endOf(entry) < keptFor);
      const kept = new Set([...ways.slice(-2), ...recent].map(({ id }) => id));
      const all = fs.readdirSync(path.join(root, 'releases'));
      for (const id of all.filter((name) => !kept.has(name))) fs.rmSync(placeOf(id), { recursive: true });
      const used = new Set([...kept].flatMap((id) => readJson(path.join(placeOf(id), 'assets.json'))));
      for (const name of fs.readdirSync(assets)) if (!used.has(name)) fs.rmSync(path.join(assets, name));
      write(entries.filter(({ id }) => kept.has(id)));
    },
  };
};

/** Checks nginx's configuration, then loads it without a break. `options` are those of its start, such as `-c`. */
export const reloadNginx = (options = []) => {
  const nginx = findNginx();
  if (nginx === undefined) throw new Told('nginx tidak ditemukan di komputer ini: muat ulang di servernya.');
  for (const step of [['-t'], ['-s', 'reload']]) {
    const { status, stderr } = spawnSync(nginx, [...options, ...step], { encoding: 'utf8' });
    if (status !== 0) throw new Told(`nginx menolak:\n${stderr}`);
  }
};
