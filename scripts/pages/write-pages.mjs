import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { firstFiles } from './manifest.mjs';
import { pageHtml } from './page-html.mjs';

/** The font of src/ui/theme/font-face.ts. The folder also contains the font of typed signatures, which few pages use. */
const textFont = 'plus-jakarta-sans-latin';

export const templateOf = (out, stamp) => {
  const font = fs.readdirSync(path.join(out, 'assets')).find((name) => name.startsWith(textFont));
  // every page uses this font; in the head, its preload would delay the first text
  const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
  return fs
    .readFileSync(path.join(out, 'index.html'), 'utf8')
    .replace('<title>', `<meta name="build" content="${stamp}"><title>`)
    .replace('</body>', `${fontLink}</body>`);
};

export const linksOf = ({ manifest, routes, template }, name) =>
  firstFiles(
    manifest,
    routes.find((route) => route.name === name),
  )
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');

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
      pageHtml(shell.template, linksOf(shell, page.name), { ...page, ...rendered, address }, site),
    );
  }
  return { styles: [...styles], scripts: [...scripts] };
};
