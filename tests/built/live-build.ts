import fs from 'node:fs';
import path from 'node:path';

const traces = [
  /\bmsw\b/i,
  /mswjs/i,
  /contoh123/,
  /@contoh\.example/,
  /Panel Simulasi/,
  /Isi contoh|Lompat ke langkah ini/,
  /Kotak surat simulasi/,
  /Gerbang pembayaran simulasi/,
  /__SIMULATION__/,
  /BUKAN SERTIFIKAT SAH/,
  /BNSP-LSP-0000-ID/,
  /jspdf|html2canvas|canvg/i,
];

type Texts = readonly (readonly [name: string, text: string])[];

const textsOf = (dir: string): Texts =>
  fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.(js|html|css|json|map)$/.test(name))
    .map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')] as const);

const ofSimulation = (texts: Texts) =>
  texts.flatMap(([name, text]) => traces.filter((trace) => trace.test(text)).map((trace) => `${name}: ${trace}`));

const ofSources = (texts: Texts) => [
  ...texts.filter(([name]) => name.endsWith('.map')).map(([name]) => `${name}: a source map`),
  ...texts.filter(([, text]) => /sourceMappingURL=/.test(text)).map(([name]) => `${name}: names its source map`),
];

const ofVersion = (texts: Texts) => {
  const { version, build } = JSON.parse(texts.find(([name]) => name === 'version.json')?.[1] ?? '{}');
  const stamp = `<meta name="build" content="${version}+${build}">`;
  const wrong = texts.filter(([name, text]) =>
    name === 'exam-worker.js' ? !text.includes(`"build":"${build}"`) : name.endsWith('.html') && !text.includes(stamp),
  );
  return wrong.map(([name]) => `${name}: not of build ${version}+${build}`);
};

const count = (text: string, part: string) => text.split(part).length - 1;

const ofHeads = (texts: Texts) =>
  texts
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([name, text]) => [
      ...(/<title>[^<]+ · [^<]+<\/title>/.test(text) ? [] : [`${name}: no title`]),
      ...(count(text, '<meta name="description" ') + count(text, '<meta name="robots" content="noindex">') === 1
        ? []
        : [`${name}: needs a description or \`noindex\``]),
    ]);

const ofNotices = (notices: string, maps: string) => {
  const sources = fs
    .readdirSync(maps)
    .filter((name) => name.endsWith('.map'))
    .flatMap((name): string[] => JSON.parse(fs.readFileSync(path.join(maps, name), 'utf8')).sources);
  const packages = new Set(sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []));
  return [...packages].filter((name) => !notices.includes(`## ${name} - `)).map((name) => `no notice of ${name}`);
};

/** Lists the faults of a live build in `dir`, the source maps of which are in `maps`: each with its file. */
export const faultsOf = (dir: string, maps: string): readonly string[] => {
  const texts = textsOf(dir);
  const notices = fs.readFileSync(path.join(dir, 'third-party-notices.txt'), 'utf8');
  return [
    ...ofSimulation(texts),
    ...ofSources(texts),
    ...ofVersion(texts),
    ...ofHeads(texts),
    ...ofNotices(notices, maps),
  ];
};
