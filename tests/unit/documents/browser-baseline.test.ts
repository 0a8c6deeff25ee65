import fs from 'node:fs';
import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { baseline } from '../../../scripts/baseline/features.mjs';

it('the browsers of the baseline are the same in the build, its check, the page for older ones and the README', () => {
  const { chrome, safari, firefox } = baseline;
  const target = `['chrome${chrome}', 'edge${chrome}', 'safari${safari}', 'firefox${firefox}']`;
  expect(fs.readFileSync('vite.config.ts', 'utf8')).toContain(target);
  for (const file of ['public/browser-check.js', 'index.html', 'README.md'])
    for (const version of [chrome, safari, firefox]) expect(fs.readFileSync(file, 'utf8')).toContain(String(version));
});
