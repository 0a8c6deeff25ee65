import asyncApi from '../../../docs/asyncapi.yaml?raw';
import { serverEventTypes } from '../../../src/application/ports/notification/realtime-channel.ts';
import { callsPage } from './calls-page.ts';
import { openApi } from './openapi.ts';
import { recordedChapters } from './recorded.ts';
import { shortJson } from './short-json.ts';

/** The documents of the API contract by file. docs/asyncapi.yaml is written by hand, except for its list of event types. */
export const documents = async (): Promise<Readonly<Record<string, string>>> => {
  const chapters = await recordedChapters();
  const words = serverEventTypes.map((type) => `\`${type}\``).join(', ');
  return {
    'docs/openapi.json': `${shortJson(openApi(chapters))}\n`,
    'docs/api-contract.md': callsPage(chapters),
    'docs/asyncapi.yaml': asyncApi.replace(/One of `.*`; any other/, `One of ${words}; any other`),
  };
};
