import { client } from '../../../adapters/http/http-client.ts';

export const safeFragment = () => client;
