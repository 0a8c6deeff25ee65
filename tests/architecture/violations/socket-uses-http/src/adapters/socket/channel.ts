export { client } from '../http/client.ts';
