import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const readme = fs.readFileSync('README.md', 'utf8');
const { engines, scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

describe('the README', () => {
  it('names the versions of Node that package.json does', () => {
    expect(engines.node).toBe('>=20.19 <21 || >=22.12');
    expect(readme).toContain('Node (20.19 or a later 20, or 22.12 or newer)');
  });

  it('names scripts that exist, and all that somebody may want', () => {
    const named = [...readme.matchAll(/(?:^|`)npm (?!install|ci\b)(?:run )?([a-z:]+)/gm)].map(([, name = '']) => name);
    const without = Object.keys(scripts).filter((name) => !named.includes(name));
    expect([named.filter((name) => !(name in scripts)), without]).toEqual([[], []]);
  });
});
