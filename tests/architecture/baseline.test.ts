import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { baseline } from '../../scripts/baseline/features.mjs';
// @ts-expect-error: a script without types
import { findNewer } from '../../scripts/baseline/find-newer.mjs';

interface Findings {
  readonly found: readonly { readonly file: string; readonly feature: string }[];
  readonly unused: readonly unknown[];
}
interface Exception {
  readonly feature: string;
  readonly code: RegExp;
}
const check = (text: string, exceptions: readonly Exception[] = [], oldest: unknown = baseline): Findings =>
  findNewer([{ name: 'assets/page.js', text }], oldest, exceptions);
const named = (text: string, name: string): Findings =>
  findNewer(
    [
      { name: 'assets/page.js', text },
      { name: `assets/${name}`, text: '' },
    ],
    baseline,
    [],
  );
const featuresIn = (text: string) => check(text).found.map(({ feature }) => feature);

describe('a feature newer than the browsers of the baseline (fault matrix 67)', () => {
  it('is not found in a file name, because its hash may look like one', () => {
    expect(named('import(`./DV6H8lh.js`)', 'DV6H8lh.js').found).toEqual([]);
    expect(named('var a=b.div`height: 8lh;`', 'DV6H8lh.js').found).toHaveLength(1);
  });

  it.each([
    ['let a=AbortSignal.any([b,c])', 'AbortSignal.any'],
    ['let a=b.toSorted((a,b)=>a-b)', 'Array.prototype.toSorted, toReversed, toSpliced'],
    ['let a=[...b?.toReversed()]', 'Array.prototype.toSorted, toReversed, toSpliced'],
    ['let a=Object.groupBy(b,c)', 'Object.groupBy'],
    ['let{promise:a}=Promise.withResolvers()', 'Promise.withResolvers'],
    ['if(a.isWellFormed())b()', 'String.prototype.isWellFormed, toWellFormed'],
    ['let a=new RegExp(`[\\p{L}--[a-z]]`,`v`)', 'RegExp flag v'],
    ['let a=b.entries().map(c).toArray()', 'methods of iterators'],
    ['let a=URL.canParse(b)', 'URL.canParse'],
    ['a.showPopover()', 'popover'],
    ['(0,a.jsx)(b,{"popover":`auto`})', 'popover'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['a.addEventListener(`scrollend`,b)', 'scrollend'],
    ['let a=crypto.randomUUID(b)', 'crypto.randomUUID'],
    ['let a=navigator.locks', 'navigator.locks'],
    ['var a=b.label`&:has(:checked) { color: red; }`', ':has()'],
    ['var a=b.div`background: color-mix(in srgb, red, blue);`', 'color-mix()'],
    ['var a=b.div`color: oklch(0.5 0.2 240);`', 'oklch(), oklab()'],
    ['var a=b.div`height: 2lh;`', 'lh, rlh'],
    ['var a=b.div`@starting-style { opacity: 0; }`', '@starting-style'],
    ['var a=b.div`mask: url(x.svg);`', 'mask without a prefix'],
    ['var a=b.dialog`&::backdrop { background: var(--brand); }`', '::backdrop with custom properties'],
  ])('is found in %s', (text, feature) => {
    expect(featuresIn(text)).toContain(feature);
  });

  it.each([
    'let a=[...b].sort(),c=b.findLast(d),e=Object.entries(f).map(g),h=structuredClone(i),j=AbortSignal.timeout(1)',
    'var a=b.div`min-height: 100dvh; container-type: inline-size; -webkit-user-select: none; user-select: none;`',
    'var a=b.div`&:hover { color: red; }`', // not nesting in the style sheet, because styled-components flattens it
  ])('is not found in %s, which all of them support', (text) => {
    expect(featuresIn(text)).toEqual([]);
  });

  it('is found in a style sheet with nesting', () => {
    const { found } = findNewer([{ name: 'page.css', text: 'a{color:red;&:hover{color:blue}}' }], baseline, []);
    expect(found).toMatchObject([{ file: 'page.css', feature: 'nesting' }]);
  });

  it('may be used where an exception covers it, and only there', () => {
    const asked = { feature: 'navigator.locks', code: /navigator\?\.locks/g };
    expect(check('let a=navigator?.locks', [asked])).toEqual({ found: [], unused: [] });
    expect(check('let a=navigator?.locks,b=navigator.locks', [asked]).found).toHaveLength(1);
    expect(check('let a=navigator?.locks', [{ ...asked, feature: 'crypto.subtle' }]).found).toHaveLength(1);
  });

  it('has no unneeded exception', () => {
    const asked = { feature: 'navigator.locks', code: /navigator\?\.locks/g };
    expect(check('let a=1', [asked]).unused).toEqual([asked]);
  });

  it('depends on the baseline: a newer one allows more', () => {
    const text = 'let a=b.toSorted()';
    expect(check(text, [], { ...baseline, chrome: 110 }).found).toEqual([]);
    expect(check('let a=b.findLast(c)', [], { ...baseline, chrome: 96 }).found).toHaveLength(1);
  });
});
