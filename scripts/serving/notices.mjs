import fs from 'node:fs';
import path from 'node:path';

/** The folder of the package that a module is of. */
export const packageOf = (module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[0];
const isNotice = (name) => /^(licen[cs]e|notice|copying)/i.test(name) && !/\.(js|json|ts)$/i.test(name);

/** What a package says of its licence, with the texts that came with it. */
const noticeOf = (folder) => {
  const { name, version, license, author, homepage } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const texts = fs
    .readdirSync(folder)
    .filter(isNotice)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
  const holder = typeof author === 'string' ? author : author?.name;
  const head = [`${name} ${version}`, license, holder, homepage].filter(Boolean).join(' · ');
  return [head, ...texts].join('\n\n');
};

/** The folders of all packages of which something is in a build, by the modules that are. */
export const foldersOf = (modules) => [...new Set(modules.map(packageOf).filter(Boolean))].sort();

/** The licences of these packages. */
export const noticesOf = (modules) =>
  foldersOf(modules)
    .map(noticeOf)
    .join(`\n\n${'-'.repeat(80)}\n\n`);
