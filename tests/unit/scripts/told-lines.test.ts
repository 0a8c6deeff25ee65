import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it.each(['api.mjs'])('%s reports the missing package (fault matrix 84)', async (script) => {
    expectTold(await empty.run([`scripts/${script}`]), 'Paket "vite" belum terpasang. Jalankan "npm install" dulu');
  });

  it.each(['start.mjs', 'check.mjs'])(
    '%s on a fresh clone without a network reports that it needs a network once (fault matrix 84)',
    async (script) => {
      const env = { npm_execpath: path.join(empty.folder, 'npm/offline/npm-cli.js') };
      expectTold(await empty.run([`scripts/${script}`], env), 'Paket belum bisa diunduh: perlu internet sekali.');
    },
  );

  it('shows npm’s own message if npm fails for another reason', async () => {
    const env = { npm_execpath: path.join(empty.folder, 'npm/broken/npm-cli.js') };
    const ended = await empty.run(['scripts/start.mjs'], env);
    expectTold(ended, 'npm gagal memasang paket; sebabnya ada di atas.');
    expect(ended.said).toContain('EBADENGINE');
  });

  it.each(['start.mjs', 'api.mjs'])(
    '%s rejects an outdated Node before it does anything else (fault matrix 84)',
    async (script) => {
      const node = `--require ${JSON.stringify(path.join(empty.folder, 'old.cjs'))}`;
      expectTold(
        await empty.run([`scripts/${script}`], { NODE_OPTIONS: node }),
        /perlu Node\.js 20\.19 .* terpasang 18\.20\.0\./,
      );
    },
  );

  it.each(['start.mjs', 'check.mjs', 'build.mjs', 'preview.mjs', 'api.mjs'])(
    '%s reports a read-only folder and a remedy (fault matrix 84)',
    async (script) => {
      const node = `--require ${JSON.stringify(path.join(empty.folder, 'read-only.cjs'))}`;
      expectTold(
        await empty.run([`scripts/${script}`], { NODE_OPTIONS: node }),
        /Folder .* tidak bisa ditulisi\. Salin portal ini ke folder milik Anda sendiri/,
      );
    },
  );

  it('lists the known options if it gets an unknown one (fault matrix 84)', async () => {
    expectTold(
      await empty.run(['scripts/start.mjs', '--prot', '1']),
      '"--prot" tidak dimengerti. .*: --port, --host. Artinya: --help.',
    );
  });

  const withOptions = ['api', 'build', 'build-catalog', 'deploy', 'preview', 'room', 'start', 'test'];
  it.each(withOptions)('%s with --help lists each option with its meaning', async (name) => {
    const { said, code } = await empty.run([`scripts/${name}.mjs`, '--help']);
    expect(code).toBe(0);
    const [title, ...lines] = said.trim().split('\n');
    expect(title).toBe('Pilihan:');
    for (const line of lines) expect(line).toMatch(/^ {2}--[a-z-]+( …)? {2,}\S.+/);
  });

  it.each(['--base /portal/', '--base=/', '--base https://cdn.lsp.example/'])(
    'build.mjs refuses %s with a reason and an alternative',
    async (option) => {
      expectTold(
        await empty.run(['scripts/build.mjs', ...option.split(' ')]),
        /hanya bisa berada di akar sebuah host.*: alamat .* ditetapkan spesifikasi.* Beri portal nama host sendiri \(docs\/how-to-deploy\.md, "Below a path"\)\.$/,
      );
    },
  );

  describe('on a port that another program uses', () => {
    const other = net.createServer();
    const port = () => (other.address() as net.AddressInfo).port;
    beforeAll(() => new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve)));
    afterAll(() => void other.close());

    it('reports the port and a remedy (fault matrix 84)', async () => {
      const options = ['scripts/preview.mjs', '--port', String(port())];
      const told = `✗ Port ${port()} sedang dipakai program lain. Hentikan program itu, atau pilih port lain: `;
      expectTold(await built.run(options), `${told}node .*preview.mjs --port ${port() + 1}`);
      expectTold(
        await built.run(options, { npm_lifecycle_event: 'preview' }),
        `${told}npm run preview -- --port ${port() + 1}`,
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
