import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultsOf } from '../built/live-build.ts';

let folder = '';
const write = (file: string, text: string) => {
  const whole = path.join(folder, file);
  fs.mkdirSync(path.dirname(whole), { recursive: true });
  fs.writeFileSync(whole, text);
};
const faults = () => [...faultsOf(path.join(folder, 'dist'), path.join(folder, 'dist-maps'))];
const page = (stamp: string, title = 'Masuk · Portal Asesi', words = '<meta name="robots" content="noindex">') =>
  `<head><meta name="build" content="${stamp}"><title>${title}</title>${words}</head>`;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-live-'));
  write('dist/version.json', '{"version":"1.2.0","build":"abc"}');
  write('dist/index.html', page('1.2.0+abc'));
  write('dist/login/index.html', page('1.2.0+abc'));
  write('dist/exam-worker.js', 'self.offlineBuild = {"build":"abc","files":[]};');
  write('dist/assets/app.js', 'const map = new Map();');
  write('dist/third-party-notices.txt', '## react - 19.0.0 (MIT)\n\nMIT License\n\n## @a/b - 1.0.0 (Unlicense)');
  const sources = [
    '../../src/entry/main.tsx',
    '../../node_modules/react/index.js',
    '../../node_modules/@a/b/dist/x.js',
  ];
  write('dist-maps/app.js.map', JSON.stringify({ sources }));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('a live build', () => {
  it('passes the check when it is complete', () => {
    expect(faults()).toEqual([]);
  });

  it('contains no code of the simulation', () => {
    write('dist/assets/app.js', "const password = 'contoh123';");
    expect(faults()).toEqual(['assets/app.js: /contoh123/']);
  });

  it('contains no source map and no reference to one', () => {
    write('dist/assets/app.js.map', '{}');
    write('dist/assets/app.js', 'x();\n//# sourceMappingURL=app.js.map');
    write('dist/assets/app.css', 'a{}/*# sourceMappingURL=app.css.map */');
    expect(faults().sort()).toEqual([
      'assets/app.css: names its source map',
      'assets/app.js.map: a source map',
      'assets/app.js: names its source map',
    ]);
  });

  it('has one version: each page and the service worker have the version in version.json', () => {
    write('dist/login/index.html', page('1.2.0+abd'));
    write('dist/exam-worker.js', 'self.offlineBuild = {"build":"abd"};');
    expect(faults().sort()).toEqual([
      'exam-worker.js: not of build 1.2.0+abc',
      'login/index.html: not of build 1.2.0+abc',
    ]);
    fs.rmSync(path.join(folder, 'dist/version.json'));
    expect(faults()).toContain('index.html: not of build undefined+undefined');
  });

  it('has a title on each page, and a description or a noindex', () => {
    write('dist/index.html', page('1.2.0+abc', ''));
    write('dist/login/index.html', page('1.2.0+abc', 'Masuk · Portal Asesi', ''));
    expect(faults()).toEqual(['index.html: no title', 'login/index.html: needs a description or `noindex`']);
  });

  it('has a licence notice for each package in its source maps', () => {
    write('dist/third-party-notices.txt', '## react-dom - 19.0.0 (MIT)\n\n## @a/b - 1.0.0 (Unlicense)');
    expect(faults()).toEqual(['no notice of react']);
  });
});
