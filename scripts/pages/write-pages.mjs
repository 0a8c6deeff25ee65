import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesForCandidate, hydratedFiles, preloadedFiles, reached } from './manifest.mjs';
import { pageHtml } from './page-html.mjs';

/** `font` is the address of the font that every page uses. */
export const templateOf = (out, stamp, font) => {
  // in the head, the preload would delay the first text
  const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  return fs
    .readFileSync(path.join(out, 'index.html'), 'utf8')
    .replace('<title>', `<meta name="build" content="${stamp}"><title>`)
    .replace('</body>', `${fontLink}</body>`);
};

const routeOf = ({ routes }, name) => routes.find((route) => route.name === name);

/** The preloads of a route's HTML. A server with HTTP/2 sends what the page needs to react before the rest. */
export const linksOf = (shell, name) => {
  const route = routeOf(shell, name);
  const first = hydratedFiles(shell.manifest, route);
  const link = (file) => {
    const priority = first.includes(file) ? '' : ' fetchpriority="low"';
    return `<link rel="modulepreload" crossorigin${priority} href="/${file}">`;
  };
  return preloadedFiles(shell.manifest, route)
    .filter((file) => !shell.template.includes(file))
    .map(link)
    .join('');
};

/** The files that `expectScript` preloads. */
const filesOfHome = (shell) => {
  const files = filesForCandidate(shell.manifest, routeOf(shell, 'home')).map((file) => `/${file}`);
  return `<meta name="candidate-files" content="${files.join(' ')}">`;
};

const hashOf = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const styleHashes = (css) => [...css.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => hashOf(rules));

/** Returns the hashes of the inline styles and scripts. */
export const writePages = async (out, { renderer, shell, site }) => {
  const styles = new Set(styleHashes(await renderer.schemeStyles()));
  const scripts = new Set();
  for (const page of renderer.pages) {
    const rendered = await renderer.render(page.address);
    for (const hash of styleHashes(rendered.css)) styles.add(hash);
    if (rendered.script) scripts.add(hashOf(rendered.script));
    const file = path.join(out, page.file);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const address = page.single ? page.address : null;
    fs.writeFileSync(
      file,
      pageHtml(
        shell.template,
        linksOf(shell, page.name) + (page.name === 'home' ? filesOfHome(shell) : ''),
        { ...page, ...rendered, address },
        site,
      ),
    );
  }
  return { styles: [...styles], scripts: [...scripts] };
};

const folderOf = (pattern) => pattern.slice(0, pattern.indexOf('/', 1) + 1 || undefined);

const closed = (pages) => {
  const folders = new Map();
  for (const { pattern, description } of pages) {
    const folder = folderOf(pattern);
    folders.set(folder, (folders.get(folder) ?? false) || description !== null);
  }
  return [...folders].filter(([folder, open]) => !open && folder.endsWith('/')).map(([folder]) => folder);
};

export const writeForRobots = (out, site, pages, schemes = []) => {
  const lines = ['User-agent: *', ...closed(pages).map((folder) => `Disallow: ${folder}`), 'Disallow: /api/'];
  if (site !== undefined) {
    lines.push(`Sitemap: ${site}/sitemap.xml`);
    const found = pages.filter(({ description, single }) => description !== null && single);
    const addresses = [...found, ...schemes].map(({ address }) => site + address);
    fs.writeFileSync(
      path.join(out, 'sitemap.xml'),
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
        .map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>\n`)
        .join('')}</urlset>\n`,
    );
  }
  fs.writeFileSync(path.join(out, 'robots.txt'), `${lines.join('\n')}\n`);
};

const filesOfExams = (manifest, routes) => {
  const others = new Set(routes.filter(({ layout }) => layout !== 'exam').map(({ page }) => page));
  return reached(manifest, ['index.html'], (key) => !others.has(key)).flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key];
    return [file, ...css, ...assets];
  });
};

/** Writes the service worker of a build (decision 41): `exam-worker.js`, with its file list prepended. */
export const writeExamWorker = (out, { buildId, manifest, routes, pages }) => {
  const names = new Set(routes.filter(({ layout }) => layout === 'exam').map(({ name }) => name));
  const offlineBuild = {
    build: buildId,
    files: [...new Set(filesOfExams(manifest, routes))].sort().map((file) => `/${file}`),
    pages: pages.filter(({ name }) => names.has(name)).map(({ regex, address }) => ({ regex, address })),
  };
  const program = fs.readFileSync('src/adapters/browser/exam-worker.js', 'utf8');
  fs.writeFileSync(
    path.join(out, 'exam-worker.js'),
    `self.offlineBuild = ${JSON.stringify(offlineBuild)};\n${program}`,
  );
};
