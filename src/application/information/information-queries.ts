import { type PageText, readPageText } from '../../domain/information/page-text.ts';
import { ApiFailure } from '../api-failure.ts';
import type { TextDownloads } from '../ports/device/text-downloads.ts';

export type InformationQueries = ReturnType<typeof informationQueries>;

export const informationQueries = (deps: { textFiles: TextDownloads }) => ({
  /** The text that the certification body supplies for a page. Rejects with `ApiFailure`, of kind `contract` if it is no page text. */
  pageText: async (address: string): Promise<PageText> => {
    const text = readPageText(await deps.textFiles.read(address));
    if (!text) throw new ApiFailure({ kind: 'contract' });
    return text;
  },
});
