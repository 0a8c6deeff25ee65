import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '../../../src/ui/core/return-path.ts';
import { matchRoute } from '../../../src/ui/frame/routes.tsx';
import { runs } from '../../runs.ts';

const portal = 'https://portal.lsp.example';

const arrived = (address: string) => new URL(address, `${portal}/login`);

const isSafe = (next: string | null): void => {
  const result = safeReturnPath(next);
  const { origin, pathname } = arrived(result);
  expect(origin).toBe(portal);
  expect(matchRoute(pathname), result).not.toBeNull();
  expect(matchRoute(pathname)?.route.title).not.toBe('Masuk');
};

describe('after the log-in (fault matrix 59) the portal', () => {
  it.each([
    '/myassessment',
    '/schema/jwp/5/mandiri/9',
    '/schema/list?page=2&search=a%20b',
    '/myassessment/timeline/VFJYLTE',
    '/schema/a%2Fb%3Fc',
  ])('leads to %s', (next) => {
    expect(safeReturnPath(next)).toBe(next);
  });

  it.each([
    null,
    '',
    ' ',
    'myassessment',
    '//evil',
    '/\\evil',
    '/\t/evil',
    '\t//evil',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/login',
    'https://portal.lsp.example/profile',
    '/%0d%0aLocation:%20//evil',
    '/%5cevil',
    '/pro\tfile',
    '/%2f%2fevil',
    '/.//evil',
    '/.//profile',
    '/x/..//profile',
    '/%2e//profile',
    '/login',
    '/login?next=/profile',
    '/%6Cogin',
    '/tidak-ada',
    '/schema/%',
    '/\u0000',
    '//',
  ])('leads from %j to home', (next) => {
    expect(safeReturnPath(next)).toBe('/');
  });

  it('drops the fragment, because no page uses it', () => {
    expect(safeReturnPath('/profile#x')).toBe('/profile');
  });

  it('always leads to a known page of this portal, whatever the address asks for', () => {
    const piece = fc.constantFrom(
      ...'/\\.@:?#\t\n \u0000\u3002／%',
      ...'// .. %2e %2f %5c %0d%0a evil.example https: javascript: login profile schema list myassessment user:pw@'.split(
        ' ',
      ),
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    );
    fc.assert(fc.property(address, isSafe), { numRuns: runs(2_000, 10_000) });
  });
});
