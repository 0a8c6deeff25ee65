import { client } from '../src/adapters/http/client.ts';

export const pageStory = { client };
