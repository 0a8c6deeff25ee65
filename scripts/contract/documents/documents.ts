import { noticeTypes } from '../../../src/application/ports/notification/realtime-channel.ts';
import { record } from '../recording/record.ts';
import asyncApi from './asyncapi.yaml?raw';
import { callsPage } from './calls-page.ts';
import { openApi } from './openapi.ts';

/** The documents of the contract, by the file that each is written to. */
export const documents = async (): Promise<Readonly<Record<string, string>>> => {
  const exchanges = await record();
  return {
    'docs/openapi.json': `${JSON.stringify(openApi(exchanges), null, 2)}\n`,
    'docs/api-contract.md': callsPage(exchanges),
    'docs/asyncapi.yaml': asyncApi.replace('NOTICE_TYPES', noticeTypes.map((type) => `\`${type}\``).join(', ')),
  };
};
