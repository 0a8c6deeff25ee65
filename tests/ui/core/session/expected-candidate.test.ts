// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { expectScript } from '../../../../src/adapters/browser/tabs/expects-somebody.ts';
import { sessionMarkKey } from '../../../../src/adapters/browser/tabs/session-mark.ts';

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset.expected;
  localStorage.clear();
});

it.each([
  ['an expected candidate', '1:7', '<meta name="candidate-files" content="/a.js /b.js">', ['/a.js', '/b.js']],
  ['an expected candidate on a page without such files', '1:7', '', []],
  ['a guest', '1:', '<meta name="candidate-files" content="/a.js /b.js">', []],
])('the script of home preloads, for %s, the files that the page names', (_, mark, head, files) => {
  localStorage.setItem(sessionMarkKey, mark);
  document.head.innerHTML = head;
  new Function(expectScript)();
  expect(preloaded()).toEqual(files);
  expect('expected' in document.documentElement.dataset).toBe(mark === '1:7');
});
