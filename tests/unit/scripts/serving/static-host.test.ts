import { describe, expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { assetHeaders, headersOf } from '../../../../scripts/serving/headers.mjs';
// @ts-expect-error: a script without types
import { fileOnHost, headersFile, redirectsFile } from '../../../../scripts/serving/static-host.mjs';
import { pages } from '../../../../src/entry/prerender.tsx';

const addresses = pages.filter(({ regex }) => regex !== null);
const fileOf: (name: string) => string = fileOnHost;
const own = ['/schema/barista'];
const rules = (redirectsFile({ addresses, own }) as string)
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [from: string, to: string, status: string]);

const ruleFor = (address: string) => {
  const found = rules.find(([from]) => new RegExp(`^${from.replace(/:p\d/g, '[^/]+')}$`).test(address));
  return found && { to: found[1], status: found[2] };
};
const pageOf = (address: string) => addresses.find(({ regex }) => new RegExp(regex ?? '').test(address))?.file ?? '';

const examples = [
  ...new Set([
    ...addresses.map(({ address }) => address).filter((address) => address !== '/'),
    '/schema/web-2.0',
    '/schema/web-2.0/12/2026',
    '/schema/web-2.0/12/prakerja/2026',
    '/schema/web-2.0/prakerja/2026',
    '/profile/verify/abc',
    '/profile/verify/7/abc',
    '/myassessment/exam/written',
    '/myassessment/exam/written/pilihan-ganda/VFJY',
    '/myassessment/exam/written/VFJY',
    '/myassessment/exam/result/tab',
    '/myassessment/exam/result/VFJY',
    '/myassessment/exam/VFJY',
    '/payment/success',
  ]),
];

describe('the rules for a static host', () => {
  it.each(examples)('answer %s with the same page as every other server', (address) => {
    expect(ruleFor(address)).toEqual({ to: `/${fileOf(pageOf(address)).replace('.html', '')}`, status: '200' });
    expect(ruleFor(`${address}/`)).toMatchObject({ status: '301' });
  });

  it('answer a scheme that has its own page with that page', () => {
    expect(ruleFor('/schema/barista')).toEqual({ to: '/shell/schema/barista', status: '200' });
  });

  it('lead unknown addresses to the not-found page, and never redirect to themselves', () => {
    for (const address of ['/tidak-ada', '/schema/a/b/c/d/e', '/assets/app.js', '/shell/login', '/login/x', '/'])
      expect([address, ruleFor(address)]).toEqual([address, undefined]);
    expect(rules.filter(([from, to]) => from === to)).toEqual([]);
  });

  it('have the rules with parameters at the end, and at most as many rules as Cloudflare Pages reads', () => {
    const firstDynamic = rules.findIndex(([from]) => from.includes(':'));
    expect(rules.slice(firstDynamic).every(([from]) => from.includes(':'))).toBe(true);
    expect(rules.length - firstDynamic).toBeLessThanOrEqual(100);
    expect(() => redirectsFile({ addresses, own: Array.from({ length: 1_000 }, (_, no) => `/schema/s${no}`) })).toThrow(
      RangeError,
    );
  });

  it('place no page except the first in a folder of its address, because a host would redirect to a trailing slash', () => {
    expect(['index.html', '404.html', 'login/index.html', 'schema/list/index.html', 'assets/a.js'].map(fileOf)).toEqual(
      ['index.html', '404.html', 'shell/login.html', 'shell/schema/list.html', 'assets/a.js'],
    );
    const places = pages.map(({ file }) => fileOf(file));
    expect(new Set(places).size).toBe(new Set(pages.map(({ file }) => file)).size);
  });
});

describe('the headers for a static host', () => {
  const policy = "default-src 'none'; script-src 'self'";
  const text: string = headersFile(policy);

  it('are the same as on every other server, with TLS, on every reply', () => {
    const [, all = ''] = /^\/\*\n((?: .*\n)+)/.exec(text) ?? [];
    const lines = all.trim().split(/\n\s*/);
    expect(lines).toEqual(
      Object.entries({
        ...headersOf(policy),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      }).map(([name, value]) => `${name}: ${value}`),
    );
    for (const name of Object.keys(assetHeaders)) expect(all).toContain(`${name}: `);
  });

  it('set exactly one cache time for a file with a hashed name', () => {
    expect(text.match(/Cache-Control/g)).toHaveLength(1);
    expect(text).toMatch(/\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
  });

  it('are not written if Cloudflare Pages would ignore one of their lines', () => {
    expect(() => headersFile(`style-src ${"'sha256-x' ".repeat(250)}`)).toThrow(RangeError);
  });
});
