import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { besideApi } from '../../../scripts/listen.mjs';

it.each([
  ['http://127.0.0.1:8000', 'http://127.0.0.1:4173'],
  ['http://localhost:8000', 'http://localhost:4173'],
  ['https://staging.lsp.example', 'http://localhost:4173'],
])('a preview of the API at %s is opened at %s, where its cookies are sent', (api, opened) => {
  expect(besideApi('http://localhost:4173', api)).toBe(opened);
});
