import { describe, expect, it } from 'vitest';
import { type Exception, findYoung } from '../built/baseline.ts';

const check = (text: string, exceptions: readonly Exception[] = [], others: readonly string[] = []) =>
  findYoung([{ name: 'assets/page.js', text }, ...others.map((name) => ({ name, text: '' }))], exceptions);
const usesIn = (text: string) => check(text).found.map(({ use }) => use.replace(/^\W+/, ''));

describe('a feature newer than the browsers of the baseline (fault matrix 67)', () => {
  it('is not found in a file name, because its hash may look like one', () => {
    const others = ['assets/DV6H8lh.js'];
    expect(check('import(`./DV6H8lh.js`)', [], others).found).toEqual([]);
    expect(check('var a=b.div`height: 8lh;`', [], others).found).toHaveLength(1);
  });

  it('is not found in the name of a styled component, because its hash may look like one', () => {
    expect(usesIn('a.div.withConfig({componentId:`sc-r9s8lh-0`})`gap:1rem;`')).toEqual([]);
    expect(usesIn('<div class="sc-rp2lh-12 cgFvhn" style="height:8lh">')).toEqual(['8lh']);
  });

  it.each([
    ['let a=AbortSignal.any([b,c])', 'AbortSignal.any'],
    ['let a=b.toSorted((a,b)=>a-b)', 'toSorted'],
    ['let a=[...b?.toReversed()]', 'toReversed'],
    ['let a=Object.groupBy(b,c)', 'Object.groupBy'],
    ['let{promise:a}=Promise.withResolvers()', 'Promise.withResolvers'],
    ['if(a.isWellFormed())b()', 'isWellFormed'],
    ['let a=new RegExp(`[\\p{L}--[a-z]]`,`v`)', 'new RegExp(`[\\p{L}--[a-z]]`,`v`)'],
    ['let a=b.entries().map(c).toArray()', 'entries().map'],
    ['let a=URL.canParse(b)', 'URL.canParse'],
    ['a.showPopover()', 'showPopover'],
    ['(0,a.jsx)(b,{"popover":`auto`})', 'popover":'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['a.addEventListener(`scrollend`,b)', 'addEventListener(`scrollend'],
    ['let a=crypto.randomUUID(b)', 'randomUUID'],
    ['let a=navigator.locks', 'navigator.locks'],
    ['let a=navigator?.locks', 'navigator?.locks'],
    ['var a=b.label`&:has(:checked) { color: red; }`', 'has('],
    ['var a=b.div`background: color-mix(in srgb, red, blue);`', 'color-mix('],
    ['var a=b.div`color: oklch(0.5 0.2 240);`', 'oklch('],
    ['var a=b.div`height: 2lh;`', '2lh'],
    ['var a=b.div`@starting-style { opacity: 0; }`', 'starting-style'],
    ['var a=b.div`mask: url(x.svg);`', 'mask:'],
    ['var a=b.dialog`&::backdrop { background: var(--brand); }`', 'backdrop { background: var(--brand)'],
  ])('is found in %s', (text, use) => {
    expect(usesIn(text)).toContain(use);
  });

  it.each([
    'let a=[...b].sort(),c=b.findLast(d),e=Object.entries(f).map(g),h=structuredClone(i),j=AbortSignal.timeout(1)',
    'var a=b.div`min-height: 100dvh; container-type: inline-size; -webkit-user-select: none; user-select: none;`',
    'var a=b.div`&:hover { color: red; }`', // not nesting in the style sheet, because styled-components flattens it
  ])('is not found in %s, which all of them support', (text) => {
    expect(usesIn(text)).toEqual([]);
  });

  it('is found in a style sheet with nesting', () => {
    const { found } = findYoung([{ name: 'page.css', text: 'a{color:red;&:hover{color:blue}}' }], []);
    expect(found).toMatchObject([{ file: 'page.css', use: ';&' }]);
  });

  it('may be used where an exception covers it, and only there', () => {
    const asked = { code: /navigator\?\.locks/g };
    expect(check('let a=navigator?.locks', [asked])).toEqual({ found: [], unused: [] });
    expect(check('let a=navigator?.locks,b=navigator.locks', [asked]).found).toHaveLength(1);
  });

  it('has no unneeded exception', () => {
    const asked = { code: /navigator\?\.locks/g };
    expect(check('let a=1', [asked]).unused).toEqual([asked]);
  });
});
