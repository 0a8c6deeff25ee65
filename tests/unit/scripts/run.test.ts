import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { usualPlaces } from '../../../scripts/ensure-chromium.mjs';
// @ts-expect-error: a script without types
import { commandFile, npmFile } from '../../../scripts/run.mjs';
import { freshCheckout } from './checkout.ts';

describe('the steps of a script', () => {
  it('are told with the time of each, and end with the first that fails', async () => {
    const { run, remove } = freshCheckout({
      'scripts/good.mjs': 'console.log(process.env.WORD);',
      'scripts/bad.mjs': 'process.exit(3);',
      'scripts/steps.mjs': `import './begin.mjs';
        import { runAll } from './run.mjs';
        await runAll([['node', 'scripts/good.mjs'], ['node', 'scripts/bad.mjs'], ['node', 'scripts/good.mjs']], { WORD: 'halo' });`,
    });
    const { code, said } = await run(['scripts/steps.mjs']);
    expect([code, said.match(/halo/g)]).toEqual([1, ['halo']]);
    expect(said.trim().split('\n').slice(-2)).toEqual([
      expect.stringMatching(/^✓ +\d+\.\d s {2}node scripts\/good\.mjs$/),
      expect.stringMatching(/^✗ +\d+\.\d s {2}node scripts\/bad\.mjs$/),
    ]);
    remove();
  });
});

describe('a command of the installed packages', () => {
  it.each(['biome', 'tsc', 'knip', 'vitest', 'size-limit', 'playwright'])('%s is JavaScript for Node', (command) => {
    const file = commandFile(command);
    expect(path.relative(path.resolve('node_modules'), file)).not.toMatch(/^\.\./);
    expect(fs.readFileSync(file, 'utf8')).toMatch(/^#!.*\bnode\b/);
  });

  it('that is not there is told with what to do', () => {
    expect(() => commandFile('nix')).toThrow('Perintah "nix" belum terpasang. Jalankan "npm install" dulu');
  });
});

describe('npm', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is the one that runs the script', () => {
    const { folder, remove } = freshCheckout({ 'npm-cli.js': '' });
    vi.stubEnv('npm_execpath', path.join(folder, 'npm-cli.js'));
    expect(npmFile()).toBe(fs.realpathSync(path.join(folder, 'npm-cli.js')));
    remove();
  });

  it.each(['', 'pnpm.cjs'])('is found when %j runs the script', (other) => {
    vi.stubEnv('npm_execpath', other && path.resolve(other));
    expect(path.basename(npmFile())).toBe('npm-cli.js');
  });
});

describe('a Chromium of the system', () => {
  it('is looked for where each system keeps it', () => {
    expect(usualPlaces('linux', { PATH: '/usr/local/bin:/usr/bin' })).toContain('/usr/bin/chromium');
    expect(usualPlaces('darwin', { HOME: '/Users/ayu' })).toEqual(
      expect.arrayContaining([
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Users/ayu/Applications/Chromium.app/Contents/MacOS/Chromium',
      ]),
    );
    const windows = {
      PROGRAMFILES: 'C:\\Program Files',
      'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\ayu\\AppData\\Local',
    };
    expect(usualPlaces('win32', windows)).toEqual(
      expect.arrayContaining([
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
        'C:\\Users\\ayu\\AppData\\Local\\Chromium\\Application\\chrome.exe',
      ]),
    );
  });
});
