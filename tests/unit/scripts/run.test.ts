import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { commandFile, npmFile } from '../../../scripts/run.mjs';
import { freshCheckout } from './checkout.ts';

describe('the steps of a script', () => {
  it('are reported with their durations, and stop after the first failure', async () => {
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

  it('run in parallel if they are listed together, all to their end, the first before the others, and do not mix their output', async () => {
    const waitsFor = (own: string, other: string) => `import fs from 'node:fs';
      import os from 'node:os';
      import { setTimeout } from 'node:timers/promises';
      console.log('${own} begins');
      if (os.getPriority() !== ${own === 'one' ? os.getPriority() : Math.min(os.getPriority() + 10, 19)}) console.log('not in its turn');
      fs.writeFileSync(process.env.FOLDER + '/${own}', '');
      while (!fs.existsSync(process.env.FOLDER + '/${other}')) await setTimeout(5);
      console.log('${own} ends');
      process.exit('${own}' === 'one' ? 3 : 0);`;
    const { folder, run, remove } = freshCheckout({
      'scripts/one.mjs': waitsFor('one', 'two'),
      'scripts/two.mjs': waitsFor('two', 'one'),
      'scripts/last.mjs': 'console.log("last");',
      'scripts/steps.mjs': `import './begin.mjs';
        import { runAll } from './run.mjs';
        await runAll([[['node', 'scripts/one.mjs'], ['node', 'scripts/two.mjs']], ['node', 'scripts/last.mjs']]);`,
    });
    const { code, said } = await run(['scripts/steps.mjs'], { FOLDER: folder });
    expect(code).toBe(1);
    for (const own of ['one', 'two']) expect(said).toContain(`${own} begins\n${own} ends\n`);
    expect(said).toMatch(/\n✗ .* scripts\/one\.mjs\n✓ .* scripts\/two\.mjs\s*$/);
    remove();
  });
});

describe('a command of the installed packages', () => {
  it.each(['biome', 'oxlint', 'tsc', 'knip', 'vitest', 'playwright'])(
    '%s is a JavaScript file that Node can run',
    (command) => {
      const file = commandFile(command);
      expect(path.relative(path.resolve('node_modules'), file)).not.toMatch(/^\.\./);
      expect(fs.readFileSync(file, 'utf8')).toMatch(/^#!.*\bnode\b/);
    },
  );

  it('is reported with a remedy if it is missing', () => {
    expect(() => commandFile('nix')).toThrow('Perintah "nix" belum terpasang. Jalankan "npm install" dulu');
  });
});

describe('npm', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is the npm that runs the script', () => {
    const { folder, remove } = freshCheckout({ 'npm-cli.js': '' });
    vi.stubEnv('npm_execpath', path.join(folder, 'npm-cli.js'));
    expect(npmFile()).toBe(fs.realpathSync(path.join(folder, 'npm-cli.js')));
    remove();
  });

  it.each(['', 'pnpm.cjs'])('is found if %j runs the script', (other) => {
    vi.stubEnv('npm_execpath', other && path.resolve(other));
    expect(path.basename(npmFile())).toBe('npm-cli.js');
  });
});
