export { client } from '../src/adapters/http/client.ts';
