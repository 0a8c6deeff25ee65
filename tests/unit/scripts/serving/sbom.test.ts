import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { noticesOf } from '../../../../scripts/serving/notices.mjs';
// @ts-expect-error: a script without types
import { sbomOf } from '../../../../scripts/serving/sbom.mjs';

interface Component {
  readonly type: string;
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly { expression: string }[];
  readonly hashes: readonly { alg: string; content: string }[];
}
interface Sbom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly version: number;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { ref: string; dependsOn: readonly string[] }[];
}

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; dependencies?: Record<string, string> }>;
};
/** As a build names them: of packages that tools use too, with a scope, inside another package, and of our own. */
const modules = [
  'src/main.tsx',
  '\0vite/preload-helper.js',
  'node_modules/react/index.js',
  'node_modules/react/cjs/react.production.js',
  'node_modules/react-dom/client.js',
  'node_modules/scheduler/index.js',
  'node_modules/@tanstack/react-query/build/modern/index.js',
  'node_modules/dompurify/dist/purify.es.mjs',
  'node_modules/socket.io-client/build/esm/index.js',
  'node_modules/engine.io-client/build/esm/index.js',
  'node_modules/engine.io-parser/build/esm/index.js',
  'node_modules/zod/v4/mini/index.js',
];
const sbom: Sbom = sbomOf(modules, lock);
const fullName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

describe('the bill of materials', () => {
  it('is a CycloneDX document, of this portal', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'portal-asesi' });
  });

  it('names each package of the bundle once, as its notices do, and no other', () => {
    const notices = [...(noticesOf(modules) as string).matchAll(/(?:^|\n-{80}\n\n)(\S+) (\S+) · /g)];
    expect(sbom.components.map((each) => `${fullName(each)} ${each.version}`)).toEqual(
      notices.map(([, name, version]) => `${name} ${version}`),
    );
    expect(sbom.components).toHaveLength(9);
    expect(new Set(sbom.components.map((each) => each['bom-ref'])).size).toBe(9);
  });

  it('says of each where it is from, what it may be used for, and what its checksum is', () => {
    for (const component of sbom.components) {
      const { type, version, purl, licenses, hashes } = component;
      expect([type, purl]).toEqual(['library', `pkg:npm/${fullName(component).replace('@', '%40')}@${version}`]);
      expect(licenses).toEqual([{ expression: expect.stringMatching(/^[\w.-]+(?: (?:OR|AND) [\w.-]+)*$/) }]);
      expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
    }
  });

  it('says which package brings which, of those that are there', () => {
    const all = [sbom.metadata.component, ...sbom.components].map((each) => each['bom-ref']);
    expect(sbom.dependencies.map(({ ref }) => ref)).toEqual(all);
    for (const { dependsOn } of sbom.dependencies) expect(all).toEqual(expect.arrayContaining([...dependsOn]));
    const of = (name: string) =>
      sbom.dependencies
        .find(({ ref }) => ref.startsWith(`node_modules/${name}@`))
        ?.dependsOn.map((ref) => ref.replace(/^node_modules\/|@[^@]*$/g, ''));
    expect(of('react-dom')?.sort()).toEqual(['react', 'scheduler']);
    expect(of('engine.io-client')).toEqual(['engine.io-parser']);
  });

  it('finds a package that lies inside another one, before that of the same name above', () => {
    const packages = {
      '': { dependencies: { a: '1' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/b': { version: '1.0.0', dependencies: {} },
    };
    const files = ['node_modules/a/x.js', 'node_modules/a/node_modules/b/x.js', 'node_modules/b/x.js'];
    const { components, dependencies } = sbomOf(files, { name: 'p', version: '0', packages }) as Sbom;
    expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual(['a 1.0.0', 'b 2.0.0', 'b 1.0.0']);
    expect(dependencies[1]).toEqual({
      ref: 'node_modules/a@1.0.0',
      dependsOn: ['node_modules/a/node_modules/b@2.0.0'],
    });
  });
});
