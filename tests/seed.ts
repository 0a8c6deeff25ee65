import { configureGlobal } from 'fast-check';

/**
 * The `check` run fixes the seed of the property-based tests (`ORDER=17` changes it); fuzz and chaos runs use a new random seed each time.
 */
const { DEEP, ORDER = '1' } = process.env;
if (!DEEP) configureGlobal({ seed: Number(ORDER) });
