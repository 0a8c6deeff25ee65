import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { missingPackages } from '../../../scripts/install/lock-file.mjs';

interface Lock {
  packages: Record<string, { version?: string; os?: string[]; resolved?: string }>;
}

const read = (): Lock => JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));

describe('the lock file', () => {
  it('names the packages of every system: `npm ci` accepts it on Windows, macOS and Linux', () => {
    expect(missingPackages(read()), 'run node scripts/install/complete-lockfile.mjs').toEqual([]);
  });

  it('names no registry: everybody installs from the own one', () => {
    const named = Object.entries(read().packages).filter(([, { resolved }]) => resolved !== undefined);
    expect(named.map(([place]) => place)).toEqual([]);
  });

  it.each([
    ['@biomejs/cli-win32-x64', { cpu: ['x64'], optional: true, os: ['win32'] }],
    ['@biomejs/cli-linux-arm64-musl', { cpu: ['arm64'], libc: ['musl'], optional: true, os: ['linux'] }],
    ['@biomejs/cli-darwin-arm64', { cpu: ['arm64'], optional: true, os: ['darwin'] }],
  ])('that lacks %s is told, with what the entry would be', (name, entry) => {
    const lock = read();
    const place = `node_modules/${name}`;
    const version = lock.packages[place]?.version;
    delete lock.packages[place];
    expect(missingPackages(lock)).toEqual([[place, { version, dev: true, ...entry }]]);
  });

  it('that has an optional package in another version is told', () => {
    const lock = read();
    const other = lock.packages['node_modules/@biomejs/cli-win32-x64'];
    if (other) other.version = '0.0.1';
    expect(missingPackages(lock)).toMatchObject([
      ['node_modules/@biomejs/biome/node_modules/@biomejs/cli-win32-x64', {}],
    ]);
  });
});
