import { ApiFailure } from '../../application/api-failure.ts';

/** The parts of a body, given up as soon as it is too long: a wrong address may lead to a file without end. */
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
