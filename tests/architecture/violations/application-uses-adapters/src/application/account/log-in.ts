export type { Client } from '../../adapters/http/client.ts';
