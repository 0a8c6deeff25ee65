import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { circleIn } from '../../../scripts/budgets/module-graph.mjs';
// @ts-expect-error: a script without types
import { mergeFiles } from '../../../scripts/bundling/merge-files.mjs';

interface File {
  readonly imports: readonly string[];
  readonly size: number;
  readonly free: boolean;
  readonly kind: string;
  readonly closed: boolean;
}
interface Load {
  readonly files: readonly string[];
  readonly weight: number;
  readonly open: boolean;
}
interface Build {
  readonly files: Readonly<Record<string, File>>;
  readonly loads: readonly Load[];
  readonly perFile: number;
}

const file = (size: number, imports: readonly string[] = [], more: Partial<File> = {}): File => ({
  imports,
  size,
  free: true,
  kind: 'portal',
  closed: false,
  ...more,
});
const page = (files: readonly string[], more: Partial<Load> = {}): Load => ({ files, weight: 1, open: true, ...more });
const merged = (build: Build): string[][] => mergeFiles(build);

/** What each of the loads comes to load once these are one file. */
const loadedAfter = ({ files, loads }: Build, together: readonly (readonly string[])[]) => {
  const partOf = (name: string) => together.find((names) => names.includes(name)) ?? [name];
  return loads.map(({ files: first }) => {
    const loaded = new Set<readonly string[]>();
    const waiting = first.map(partOf);
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      if (loaded.has(part)) continue;
      loaded.add(part);
      waiting.push(...part.flatMap((name) => (files[name] as File).imports.map(partOf)));
    }
    return [...loaded];
  });
};
const costOf = (build: Build, together: readonly (readonly string[])[]) =>
  loadedAfter(build, together).reduce(
    (sum, parts, index) =>
      sum +
      (build.loads[index] as Load).weight *
        parts.reduce(
          (size, names) =>
            size + build.perFile + names.reduce((all, name) => all + (build.files[name] as File).size, 0),
          0,
        ),
    0,
  );

describe('what becomes one file', () => {
  it('is what the same pages load', () => {
    const files = { a: file(100), b: file(100), c: file(100) };
    expect(merged({ files, loads: [page(['a', 'b']), page(['a', 'b', 'c'])], perFile: 50 })).toEqual([['a', 'b']]);
  });

  it('is also what brings a page less that it does not need than a request costs', () => {
    const files = { a: file(100), b: file(10) };
    const loads = [page(['a', 'b']), page(['a'])];
    expect(merged({ files, loads, perFile: 50 })).toEqual([['a', 'b']]);
    expect(merged({ files, loads, perFile: 5 })).toEqual([]);
  });

  it('is not what would bring by its imports more than it saves', () => {
    const files = { a: file(10), b: file(10, ['big']), big: file(1000, [], { free: false }) };
    const loads = [page(['a', 'b', 'big']), page(['a'])];
    expect(merged({ files, loads, perFile: 50 })).toEqual([]);
  });

  it('is nothing that would import itself by way of another file', () => {
    const files = { a: file(10, ['fixed']), fixed: file(10, ['b'], { free: false }), b: file(10) };
    expect(merged({ files, loads: [page(['a', 'fixed', 'b'])], perFile: 50 })).toEqual([]);
  });

  it('is nothing that guests never load with what they do', () => {
    const files = { a: file(10), exam: file(10, [], { closed: true }) };
    const loads = [page(['a', 'exam']), page(['a'], { open: false })];
    expect(merged({ files, loads, perFile: 500 })).toEqual([]);
    expect(merged({ files: { ...files, exam: file(10) }, loads, perFile: 500 })).toHaveLength(1);
  });

  it('is never of two kinds', () => {
    const files = { a: file(10), b: file(10, [], { kind: 'server' }), c: file(10, [], { kind: 'server' }) };
    expect(merged({ files, loads: [page(['a', 'b', 'c'])], perFile: 50 })).toEqual([['b', 'c']]);
  });

  it('counts a page by its weight', () => {
    const files = { a: file(100), b: file(80) };
    const loads = (weight: number) => [page(['a', 'b']), page(['a'], { weight })];
    expect(merged({ files, loads: loads(0.5), perFile: 50 })).toEqual([['a', 'b']]);
    expect(merged({ files, loads: loads(1), perFile: 50 })).toEqual([]);
  });
});

/** Files that import only earlier ones, and pages that load what theirs import. */
const builds = fc
  .array(
    fc.record({
      size: fc.integer({ min: 1, max: 999 }),
      from: fc.nat(),
      free: fc.boolean(),
      server: fc.boolean(),
      closed: fc.boolean(),
    }),
    {
      minLength: 2,
      maxLength: 9,
    },
  )
  .chain((drawn) => {
    const files = Object.fromEntries(
      drawn.map(({ size, from, free, server, closed }, index) => {
        const imports = [...Array(index).keys()].filter((each) => (from >> each) & 1).map((each) => `f${each}`);
        return [`f${index}`, { imports, size, free, kind: server ? 'server' : 'portal', closed }];
      }),
    );
    const first = fc.subarray(Object.keys(files), { minLength: 1 });
    const loads = fc.array(fc.record({ files: first, weight: fc.constantFrom(0.2, 1, 4), open: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    });
    return fc.record({ files: fc.constant(files), loads, perFile: fc.constantFrom(1, 100, 2000) });
  })
  .map((build) => ({
    ...build,
    loads: build.loads.map((load, index) => ({ ...load, files: loadedAfter(build, [])[index]?.flat() ?? [] })),
  }));

it('whatever the files and pages of a build are, pages load no more, nothing is closed to one that was not, and no files are in a circle', () => {
  fc.assert(
    fc.property(builds, (build) => {
      const together = merged(build);
      const names = together.flat();
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => !build.files[name]?.free)).toEqual([]);
      expect(costOf(build, together)).toBeLessThanOrEqual(costOf(build, []) + 1e-6);

      const brought = loadedAfter(build, together).map((parts) => parts.flat());
      build.loads.forEach(({ files, open }, index) => {
        const more = (brought[index] as string[]).filter((name) => !files.includes(name));
        if (!open) expect(more.filter((name) => build.files[name]?.closed)).toEqual([]);
      });

      const partOf = (name: string) => (together.find((each) => each.includes(name)) ?? [name]).join('+');
      const parts: Record<string, { imports: string[] }> = {};
      for (const [name, { imports }] of Object.entries(build.files)) {
        const part = partOf(name);
        parts[part] ??= { imports: [] };
        parts[part].imports.push(...imports.map(partOf).filter((each) => each !== part));
      }
      expect(circleIn(parts)).toBeNull();
      expect(merged(build)).toEqual(together);
    }),
  );
});
