import { expect, it } from 'vitest';
import { profileCalls } from '../../../../src/adapters/http/profile/profile-calls.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { Recorder } from '../../../../tools/contract/recording/recorder.ts';
import { Player } from '../../../../tools/contract/walk/player.ts';

it('the player names the refused call among several calls, not the last one', async () => {
  const refusing = async ({ url }: Request) =>
    new Response(JSON.stringify({ message: 'Foto terlalu besar.' }), {
      status: url.endsWith('/1') ? 422 : 200,
      headers: { 'Content-Type': 'application/json' },
    });
  const http = new Recorder({
    send: refusing,
    baseUrl: 'https://api.lsp.example',
    authentication: 'session',
    cookies: () => '',
  });
  const player = new Player(http, {} as never, { email: '', password: '', isNew: true }, {});
  const find = (id: string) => () => http.call(profileCalls.find, { params: { id } });
  const failure = await player.all(find('1'), find('2')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(player.failedAt(failure as ApiFailure)?.path).toBe('/api/profile/1');
});
