import asyncApi from '../../../docs/asyncapi.yaml?raw';
import { serverEventTypes } from '../../../src/application/ports/notification/realtime-channel.ts';
import { record } from '../recording/journey.ts';
import { callsPage } from './calls-page.ts';
import { openApi } from './openapi.ts';
import { recordedChapters } from './recorded.ts';

/** The documents of the contract, by the file that each is written to. That of the socket is kept by hand but for its words. */
export const documents = async (): Promise<Readonly<Record<string, string>>> => {
  const chapters = recordedChapters(await record());
  const words = serverEventTypes.map((type) => `\`${type}\``).join(', ');
  return {
    'docs/openapi.json': `${JSON.stringify(openApi(chapters), null, 2)}\n`,
    'docs/api-contract.md': callsPage(chapters),
    'docs/asyncapi.yaml': asyncApi.replace(/One of `.*`; any other/, `One of ${words}; any other`),
  };
};
