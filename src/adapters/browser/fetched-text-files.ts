import { ApiFailure } from '../../application/api-failure.ts';
import type { TextDownloads } from '../../application/ports/device/text-downloads.ts';
import { limitedBody } from './limited-body.ts';

const timeout = 15_000;
const mostBytes = 400_000; // 100 000 UTF-8 characters of up to 4 bytes

const limitedText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of limitedBody(response, mostBytes)) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
};

/** Downloads text files without cookies, so that another origin may answer with `*`. */
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
