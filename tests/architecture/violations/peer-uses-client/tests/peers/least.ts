import { call } from '../../src/adapters/http/client.ts';

export const least = call;
