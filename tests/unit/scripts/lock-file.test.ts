import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

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
