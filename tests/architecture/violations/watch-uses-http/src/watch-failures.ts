export { client } from './adapters/http/client.ts';
