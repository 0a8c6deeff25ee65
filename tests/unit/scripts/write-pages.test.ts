import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { templateOf } from '../../../scripts/pages/write-pages.mjs';

it('every page preloads the font of its text, and not that of the signatures, which comes first in the folder', () => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'halaman-'));
  try {
    fs.mkdirSync(path.join(out, 'assets'));
    const fonts = ['dancing-script-latin-400-normal-a.woff2', 'plus-jakarta-sans-latin-wght-normal-b.woff2'];
    for (const font of fonts) fs.writeFileSync(path.join(out, 'assets', font), '');
    fs.writeFileSync(path.join(out, 'index.html'), '<head><title>x</title></head><body></body>');
    const preloaded = [...templateOf(out, '1').matchAll(/as="font"[^>]*href="([^"]*)"/g)].map(([, address]) => address);
    expect(preloaded).toEqual(['/assets/plus-jakarta-sans-latin-wght-normal-b.woff2']);
  } finally {
    fs.rmSync(out, { recursive: true });
  }
});
