import { randomIds } from '../../../src/adapters/browser/random-ids.ts';
import { countedIds } from '../../fakes/draft-fakes.ts';
import { givesIds } from './id-source-contract.ts';

givesIds('the random source', () => randomIds);
givesIds('the counted source of the tests', countedIds);
