import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../built.mjs';
import { Told } from '../told.mjs';

const made = /^assets(\/|$)|\.html$|^version\.json$/;

const namesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !/(^|\/)\./.test(name));

/** The path of the configuration to build with: `config.json` of the body's own folder, or the shipped one. */
export const ownConfig = (own) => {
  if (own === undefined) return 'public/config.json';
  const file = path.join(own, 'config.json');
  if (!fs.existsSync(file)) throw new Told(`--own ${own}: di sana tidak ada config.json.`);
  const taken = namesIn(own).filter((name) => made.test(name));
  if (taken.length > 0) throw new Told(`--own ${own}: ${taken[0]} dibuat oleh build, jadi tidak bisa diganti.`);
  return file;
};

/**
 * Copies the body's own files (logo, icons, texts) over the shipped ones. Without a manifest among them, the shipped one gets the name and
 * color of the brand.
 */
export const applyOwn = (own, out, brand) => {
  const names = own === undefined ? [] : namesIn(own);
  for (const name of names)
    if (fs.statSync(path.join(own, name)).isFile()) fs.cpSync(path.join(own, name), path.join(out, name));
  const manifest = path.join(out, 'manifest.webmanifest');
  if (names.includes('manifest.webmanifest')) return;
  const { name, colours } = brand;
  const themed = { ...readJson(manifest), name, short_name: name };
  if (colours?.brandStrong) themed.theme_color = colours.brandStrong;
  fs.writeFileSync(manifest, JSON.stringify(themed, null, 1));
};
