import fs from 'node:fs';

const dist = 'dist';
const read = (file) => fs.readFileSync(`${dist}/${file}`, 'utf8');
const assets = fs.readdirSync(`${dist}/assets`).map((file) => `assets/${file}`);

/** A script and all that it imports before it runs. */
const withImports = (file, seen = new Set()) => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of read(file).matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g))
    withImports(`assets/${name}`, seen);
  return seen;
};

/** The container, which every page asks for as soon as it runs. */
const container = assets.filter((file) => /\/live-[\w-]+\.js$/.test(file));

/** What a prerendered page loads until it is quiet: the scripts and preloads of its HTML, and the container. */
const scriptsOf = (html) => {
  const named = [...read(html).matchAll(/\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  return [...new Set([...named, ...container].flatMap((file) => [...withImports(file)]))];
};

const page = (name, html) => ({
  name: `JavaScript of ${name} until quiet`,
  path: scriptsOf(html).map((file) => `${dist}/${file}`),
  limit: '140 kB',
  brotli: true,
});

export default [
  page('/', 'index.html'),
  page('/login', 'login/index.html'),
  { name: 'HTML of / with its styles', path: `${dist}/index.html`, limit: '14 kB', brotli: true },
];
