import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { unmaintainedNode, unsupportedNode } from '../../../scripts/install/node-version.mjs';

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
