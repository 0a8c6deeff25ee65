import fs from 'node:fs';
import path from 'node:path';

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
