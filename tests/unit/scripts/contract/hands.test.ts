import { afterEach, describe, expect, it } from 'vitest';
import { socketAt } from '../../../../tools/contract/walk/walk.ts';
import { always, endAll, serving, walkOn } from './walking.ts';

afterEach(endAll);

const json = 'application/json';

describe('the walk looks for Socket.IO at the address of the API', () => {
  it.each([
    ['a session', 200, 'text/plain', '0{"sid":"lv_VI97HAXpY6yYWAAAC","upgrades":["websocket"]}', true],
    ['a refusal of Engine.IO', 400, json, '{"code":0,"message":"Transport unknown"}', true],
    ['a failure of the server', 502, 'text/html', '<h1>Bad Gateway</h1>', true],
    ['no such page', 404, json, '{"message":"The route socket.io could not be found."}', false],
    ['a page for everything', 200, 'text/html', '<!doctype html><div id="app"></div>', false],
  ])('%s', async (_, status, type, body, found) => {
    expect(await socketAt(await serving(always(status, type, body)))).toBe(found);
  });

  it('finds it possible where nobody answers', async () => {
    expect(await socketAt('http://127.0.0.1:1')).toBe(true);
  });

  it('turns it off in the configuration only where there is none', async () => {
    const base = await serving(always(404, json, '{"message":"Not Found"}'));
    const socketOf = async (hasSocket: boolean) =>
      JSON.parse((await walkOn(base, { hasSocket })).files['config.json'] ?? '').socket;
    expect(await socketOf(false)).toEqual({ path: '' });
    expect(await socketOf(true)).toBeUndefined();
  });
});
