import { ApiFailure } from '../../application/api-failure.ts';
import type { TextDownloads } from '../../application/ports/device/text-downloads.ts';

const timeout = 15_000;
const mostBytes = 400_000; // 100 000 characters of UTF-8, whatever they are

/** The body's text, given up as soon as it is too long: a wrong address may lead to a file without end. */
const limitedText = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new ApiFailure({ kind: 'contract' });
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
};

/** Text files over the network. No cookies go out with the request, so that another origin may answer it with `*`. */
export const fetchedTextFiles: TextDownloads = {
  read: async (address) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(address, { credentials: 'omit', headers: { Accept: 'text/plain' }, signal });
      if (!response.ok) throw new ApiFailure({ kind: 'http', status: response.status });
      const type = response.headers.get('Content-Type') ?? '';
      if (!/^text\/(plain|markdown)\b/i.test(type)) throw new ApiFailure({ kind: 'contract' });
      return await limitedText(response);
    } catch (error) {
      throw error instanceof ApiFailure
        ? error
        : new ApiFailure({ kind: signal.aborted ? 'timeout' : 'network' }, error);
    }
  },
};
