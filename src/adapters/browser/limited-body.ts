import { ApiFailure } from '../../application/api-failure.ts';

/** Yields the chunks of a body and aborts beyond `mostBytes`, because a wrong address may return an endless file. */
export async function* limitedBody(response: Response, mostBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new ApiFailure({ kind: 'contract' });
    }
    yield part.value;
  }
}
