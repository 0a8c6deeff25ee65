import fs from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { allFeatures, configFor, fullConfigFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { unmaintainedNode, unsupportedNode } from '../../../scripts/install/node-version.mjs';
// @ts-expect-error: a script without types
import { atFreePort, besideApi } from '../../../scripts/listen.mjs';
import { type ConfigProblem, parseConfig } from '../../../src/configuration/config.ts';
import { makeSchema } from '../../../src/configuration/config-schema.ts';

interface Lock {
  packages: Record<
    string,
    {
      version?: string;
      optionalDependencies?: Record<string, string>;
      os?: string[];
      cpu?: string[];
      libc?: string[];
      resolved?: string;
      integrity?: string;
      hasInstallScript?: boolean;
      optional?: boolean;
      dev?: boolean;
    }
  >;
}

const read = (): Lock => JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));

describe('the lock file', () => {
  it('has the packages of every system: `npm ci` accepts it on Windows, macOS and Linux', () => {
    const { packages } = read();
    const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, range]) => {
          const { version } = packages[`${parent}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? {};
          return version === undefined || (/^\d/.test(range) && version !== range);
        })
        .map(([name, range]) => `${name}@${range} of ${parent}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that each user installs from their own one', () => {
    const named = Object.entries(read().packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(named.map(([place]) => place)).toEqual([]);
  });

  it('has a checksum for every package, except for tools of other systems that the registry does not list', () => {
    const without = Object.entries(read().packages).filter(([place, { integrity }]) => place !== '' && !integrity);
    for (const [place, { optional, dev, os, cpu, libc }] of without) {
      expect([place, optional, dev, os?.length]).toEqual([place, true, true, 1]);
      expect([place, os, cpu, libc]).not.toEqual([place, ['linux'], ['x64'], ['glibc']]);
    }
  });

  it('has no version with an address outside a registry', () => {
    const { dependencies, devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
  });

  it('has no package with an install script except the three known ones', () => {
    const scripts = Object.entries(read().packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    // esbuild's script checks its binary, msw's would copy a worker (none is configured), core-js's prints a request. Nothing needs them,
    // and the image of deploy/ runs none.
    expect(scripts.map(([place]) => place)).toEqual([
      'node_modules/core-js',
      'node_modules/esbuild',
      'node_modules/msw',
    ]);
  });
});

const { engines } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const judged = (version: string): string | null => unsupportedNode(version, engines.node);

describe('the Node version', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v22.20.1', 'v23.0.0', 'v24.11.0', 'v100.0.0'])(
    '%s is accepted',
    (version) => {
      expect(judged(version)).toBeNull();
    },
  );

  it.each(['v14.21.3', 'v18.20.8', 'v20.9.0', 'v20.18.3', 'v21.7.3', 'v22.9.0', 'v22.11.0'])(
    '%s is refused, with the required version (fault matrix 84)',
    (version) => {
      expect(judged(version)).toBe(
        `Portal ini perlu Node.js 20.19 ke atas (di bawah 21), atau 22.12 ke atas; yang terpasang ${version.slice(1)}. Pasang versi LTS dari https://nodejs.org, lalu jalankan lagi.`,
      );
    },
  );

  it('is called unmaintained below 22, in one line', () => {
    expect(unmaintainedNode('v20.20.2')).toMatch(/^! Node\.js 20\.20\.2 tidak mendapat perbaikan keamanan lagi\. .*24/);
    expect(['v22.12.0', 'v24.11.0'].map(unmaintainedNode)).toEqual([null, null]);
  });
});

describe('a port', () => {
  const failing = (code: string) => Object.assign(new Error(code), { code });
  const startBeside = (taken: readonly number[]) => async (port: number) => {
    if (taken.includes(port)) throw failing('EADDRINUSE');
    return port;
  };
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  afterEach(() => said.mockClear());

  it('a server without a configured port takes the next free one, and reports it', async () => {
    expect(await atFreePort(8000, startBeside([8000, 8001]))).toBe(8002);
    expect(said.mock.calls.flat()).toEqual([
      'Port 8000 sedang dipakai program lain: dipakai port 8001.',
      'Port 8001 sedang dipakai program lain: dipakai port 8002.',
    ]);
  });

  it('a server that gets its preferred port reports nothing', async () => {
    expect(await atFreePort(8000, startBeside([]))).toBe(8000);
    expect(said).not.toHaveBeenCalled();
  });

  it.each(['EACCES', 'EADDRINUSE'])('a server that finds no port for %s fails with that error', async (code) => {
    const start = async () => {
      throw failing(code);
    };
    await expect(atFreePort(8000, start)).rejects.toMatchObject({ code });
  });

  it.each([
    ['http://127.0.0.1:8000', 'http://127.0.0.1:4173'],
    ['http://localhost:8000', 'http://localhost:4173'],
    ['https://staging.lsp.example', 'http://localhost:4173'],
  ])('a preview of the API at %s is opened at %s, where its cookies are sent', (api, opened) => {
    expect(besideApi('http://localhost:4173', api)).toBe(opened);
  });
});

describe('the configuration for an API', () => {
  const read = (content: unknown) => {
    const problems: ConfigProblem[] = [];
    const { features } = parseConfig(content, { tell: (problem) => problems.push(problem) });
    expect(problems).toEqual([]);
    return features;
  };
  const { features: simulated } = parseConfig({}, { everything: true });
  const demo: unknown = JSON.parse(fs.readFileSync('deploy/demo-config.json', 'utf8'));

  it('a preview with all features, the API of a class and the API of the containers are configured like the simulation', () => {
    expect(read({ features: allFeatures })).toEqual(simulated);
    expect(read(fullConfigFor('http://localhost:8000'))).toEqual(simulated);
    expect(read(demo)).toEqual(simulated);
  });

  it('a preview without these features has the shipped defaults', () => {
    expect(read(configFor('http://localhost:8000'))).toEqual(parseConfig({}).features);
  });

  it('a preview of an API keeps the configuration of the body, but for the addresses of the API', () => {
    const own = {
      api: { baseUrl: 'https://api.lsp.example', authentication: 'token' },
      socket: { path: '' },
      bring: ['KTP'],
    };
    expect(configFor('http://localhost:8000', own)).toMatchObject({
      api: { baseUrl: 'http://localhost:8000', authentication: 'token' },
      socket: { url: 'http://localhost:8000', path: '' },
      bring: ['KTP'],
    });
  });

  it('the guide that connects the portal to an API names every key of the configuration and every switch', () => {
    const [keys = '', switches = ''] = fs
      .readFileSync('docs/how-to-point-at-a-real-api.md', 'utf8')
      .split(/### Calls that an API may not have|\n## /)
      .slice(1);
    const named = Array.from(switches.matchAll(/^\| `(\w+)` /gm), ([, name]) => name);
    expect(named).toEqual(Object.keys(allFeatures));
    const sections = Object.keys(makeSchema(false).shape);
    expect(sections.filter((name) => !new RegExp(`^\\|.*\`${name}[.\`]`, 'm').test(keys))).toEqual([]);
  });
});
