// @vitest-environment happy-dom
import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = fs.readFileSync('public/browser-check.js', 'utf8');
const visit = () => new Function(source)();
const notice = () => document.querySelector('.browser-notice');

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root">Beranda</div>';
  vi.stubGlobal('CSS', { supports: () => true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren(); // the next file of this worker shares the document
});

describe('a browser of the baseline', () => {
  it('is left alone', () => {
    visit();
    expect(notice()).toBeNull();
    expect(document.getElementById('root')?.hidden).toBe(false);
    expect(document.head.children).toHaveLength(0);
  });

  it.each([
    ['/login?signup=1', '?signup=1&next=%2Fvoucher%3Fhal%3D2', 'without'],
    ['/login?signup=1&next=%2Fprofile', '?signup=1&next=%2Fprofile', 'by'],
    ['/schema/list?bidang=data', '?bidang=data', 'by'],
  ])('goes from a log-in redirect by a press of %s to %s, %s the router', (href, query, way) => {
    vi.stubGlobal('location', new URL('https://lsp.example/login?next=%2Fvoucher%3Fhal%3D2'));
    visit();
    document.body.innerHTML = `<a href="${href}"><b>Daftar</b></a>`;
    const router = vi.fn();
    document.body.addEventListener('click', router, { once: true });
    document.querySelector('b')?.click();
    document.body.removeEventListener('click', router);
    expect(document.querySelector('a')?.search).toBe(query);
    expect(router).toHaveBeenCalledTimes(way === 'by' ? 1 : 0);
  });
});

describe('a browser that is older than the baseline', () => {
  it.each(['structuredClone', 'HTMLDialogElement', 'AbortSignal', 'CSS'])(
    'and has no %s gets a page that names the solution, in place of the portal (fault matrix 67)',
    (missing) => {
      vi.stubGlobal(missing, undefined);
      visit();
      expect(notice()?.querySelector('h1')?.textContent).toBe('Browser ini terlalu lama untuk portal');
      expect(notice()?.textContent).toMatch(/Chrome atau Edge versi 109.*Firefox versi 115.*Safari versi 16\.4/);
      expect(document.getElementById('root')?.hidden).toBe(true);
      expect(document.querySelector('link')?.getAttribute('href')).toBe('/browser-notice.css');
    },
  );

  it('gets the address of its page to copy, also where the browser cannot copy', () => {
    vi.stubGlobal('structuredClone', undefined);
    visit();
    const address = document.querySelector('input');
    expect(address?.value).toBe(location.href);
    expect(document.querySelector('label')?.htmlFor).toBe(address?.id);
    const status = () => document.querySelector('[role=status]')?.textContent;
    document.execCommand = () => true;
    document.querySelector('button')?.click();
    expect(status()).toBe('Alamat tersalin.');
    document.execCommand = () => {
      throw new Error('denied');
    };
    document.querySelector('button')?.click();
    expect(status()).toBe('Salin alamat yang terpilih itu.');
  });

  it('can run the script that reports this: it uses nothing newer than ES5', () => {
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '');
    expect(code).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\b(?:const|let|class|async|import|export)\b|catch \{/);
  });
});
