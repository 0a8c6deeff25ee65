import { afterEach, expect, it, vi } from 'vitest';
// @ts-expect-error: a script without types
import { atFreePort, besideApi } from '../../../scripts/listen.mjs';

const failing = (code: string) => Object.assign(new Error(code), { code });
const startBeside = (taken: readonly number[]) => async (port: number) => {
  if (taken.includes(port)) throw failing('EADDRINUSE');
  return port;
};
const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterEach(() => said.mockClear());

it('a server without a configured port takes the next free one, and reports it', async () => {
  expect(await atFreePort(8000, startBeside([8000, 8001]))).toBe(8002);
  expect(said.mock.calls.flat()).toEqual([
    'Port 8000 sedang dipakai program lain: dipakai port 8001.',
    'Port 8001 sedang dipakai program lain: dipakai port 8002.',
  ]);
});

it('a server that gets its preferred port reports nothing', async () => {
  expect(await atFreePort(8000, startBeside([]))).toBe(8000);
  expect(said).not.toHaveBeenCalled();
});

it.each(['EACCES', 'EADDRINUSE'])('a server that finds no port for %s fails with that error', async (code) => {
  const start = async () => {
    throw failing(code);
  };
  await expect(atFreePort(8000, start)).rejects.toMatchObject({ code });
});

it.each([
  ['http://127.0.0.1:8000', 'http://127.0.0.1:4173'],
  ['http://localhost:8000', 'http://localhost:4173'],
  ['https://staging.lsp.example', 'http://localhost:4173'],
])('a preview of the API at %s is opened at %s, where its cookies are sent', (api, opened) => {
  expect(besideApi('http://localhost:4173', api)).toBe(opened);
});
