import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
// @ts-expect-error: a script without types
import { lineOf, Told } from '../../../scripts/told.mjs';
import { type Ended, freshCheckout } from './checkout.ts';

const lastLine = ({ said }: Ended) => said.trim().split('\n').at(-1);
const expectTold = (ended: Ended, line: string | RegExp) => {
  expect([ended.code, lastLine(ended)]).toEqual([1, expect.stringMatching(line)]);
  expect(ended.said).not.toMatch(/^\s+at /m);
};

const build = {
  'dist/config.json': '{}',
  'dist/.serving.json': '{ "addresses": [], "hashes": { "styles": [], "scripts": [] } }',
};
const npmSaying = (text: string) => `console.error(${JSON.stringify(text)}); process.exit(1);`;
const readOnly =
  "require('node:fs').accessSync = () => { throw Object.assign(new Error('English'), { code: 'EROFS' }); };";
const nodeCalled = (version: string) => `Object.defineProperty(process, 'version', { value: '${version}' });`;

const checkouts = {
  empty: freshCheckout({
    'npm/offline/npm-cli.js': npmSaying(
      'npm error code ENOTFOUND\nnpm error network request to https://npm.example failed',
    ),
    'npm/broken/npm-cli.js': npmSaying('npm error code EBADENGINE'),
    'old.cjs': nodeCalled('v18.20.0'),
    'read-only.cjs': readOnly,
  }),
  built: freshCheckout(build),
};
const { empty, built } = checkouts;
afterAll(() => {
  for (const { remove } of Object.values(checkouts)) remove();
});

describe.concurrent('a script', () => {
  it.each([
    ['preview.mjs', [], /Paket "vite" belum terpasang\./],
    ['deploy.mjs', ['--release', 'rilis'], /Belum ada build di dist: /],
  ] as const)('%s %j without a build reports what is missing, from any folder (fault matrix 84)', async (...told) => {
    const [script, options, line] = told;
    expectTold(await empty.run([`scripts/${script}`, ...options]), line);
  });

  it('reports on a fresh clone without a network that it needs a network once (fault matrix 84)', async () => {
    const env = { npm_execpath: path.join(empty.folder, 'npm/offline/npm-cli.js') };
    expectTold(await empty.run(['scripts/start.mjs'], env), 'Paket belum bisa diunduh: perlu internet sekali.');
  });

  it('shows npm’s own message if npm fails for another reason', async () => {
    const env = { npm_execpath: path.join(empty.folder, 'npm/broken/npm-cli.js') };
    const ended = await empty.run(['scripts/start.mjs'], env);
    expectTold(ended, 'npm gagal memasang paket; sebabnya ada di atas.');
    expect(ended.said).toContain('EBADENGINE');
  });

  it('rejects an outdated Node before it does anything else (fault matrix 84)', async () => {
    const env = { NODE_OPTIONS: `--require ${JSON.stringify(path.join(empty.folder, 'old.cjs'))}` };
    expectTold(await empty.run(['scripts/start.mjs'], env), /perlu Node\.js 20\.19 .* terpasang 18\.20\.0\./);
  });

  it.each(['start.mjs', 'build.mjs', 'api.mjs'])(
    '%s reports a read-only folder and a remedy (fault matrix 84)',
    async (script) => {
      const node = `--require ${JSON.stringify(path.join(empty.folder, 'read-only.cjs'))}`;
      expectTold(
        await empty.run([`scripts/${script}`], { NODE_OPTIONS: node }),
        /Folder .* tidak bisa ditulisi\. Salin portal ini ke folder milik Anda sendiri/,
      );
    },
  );

  it('refuses to build below a path, with a reason and an alternative', async () => {
    expectTold(
      await empty.run(['scripts/build.mjs', '--base', '/portal/']),
      /hanya bisa berada di akar sebuah host.*: alamat .* ditetapkan spesifikasi.* Beri portal nama host sendiri \(docs\/how-to-deploy\.md, "Below a path"\)\.$/,
    );
  });

  describe('on a port that another program uses', () => {
    const other = net.createServer();
    const port = () => (other.address() as net.AddressInfo).port;
    beforeAll(() => new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve)));
    afterAll(() => void other.close());

    it('reports the port and a remedy (fault matrix 84)', async () => {
      const told = `✗ Port ${port()} sedang dipakai program lain. Hentikan program itu, atau pilih port lain: `;
      expectTold(
        await built.run(['scripts/preview.mjs', '--port', String(port())]),
        `${told}node .*preview.mjs --port ${port() + 1}`,
      );
    });
  });

  it('reports an invalid JSON configuration', async () => {
    const broken = freshCheckout({ ...build, 'dist/config.json': '{' });
    expectTold(await broken.run(['scripts/preview.mjs', '--port', '0']), /^✗ dist.config\.json tidak bisa dibaca: /);
    broken.remove();
  });
});

describe('a failure', () => {
  const failing = (facts: object) => Object.assign(new Error('English'), facts);

  it.each([
    [new Told('Satu baris.'), 'Satu baris.'],
    [failing({ code: 'EADDRINUSE', port: 8000 }), /^Port 8000 sedang dipakai program lain\..* --port 8001$/],
    [failing({ code: 'EACCES', port: 80 }), /^Port 80 tidak boleh dipakai di komputer ini\./],
    [failing({ code: 'EADDRNOTAVAIL', address: '10.1.2.3' }), /^Alamat 10\.1\.2\.3 bukan alamat komputer ini\./],
    [failing({ code: 'ENOTFOUND', hostname: 'nix.invalid' }), /^Alamat nix\.invalid tidak ditemukan\.$/],
    [failing({ code: 'ERR_INVALID_URL', input: 'x' }), /^"x" bukan alamat yang benar\.$/],
  ])('that the user can fix is one line: %s', (error, line) => {
    expect(lineOf(error)).toMatch(line);
  });

  it('names the command of npm that was called', () => {
    vi.stubEnv('npm_lifecycle_event', 'preview');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(lineOf(failing({ code: 'EADDRINUSE', port: 8000 }))).toMatch(/: npm run preview -- --port 8001$/);
  });

  it.each([
    failing({ code: 'EACCES', path: '/root/x' }),
    failing({ code: 'ERR_MODULE_NOT_FOUND', message: "Cannot find module '/x/scripts/gone.mjs'" }),
    new TypeError('undefined is not a function'),
    undefined,
    'text',
  ])('that is a bug of the scripts keeps its stack: %s', (error) => {
    expect(lineOf(error)).toBeNull();
  });
});
