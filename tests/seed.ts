import { configureGlobal } from 'fast-check';

/** In `check` the seed of properties is fixed, `ORDER=17` changes it; fuzz and chaos draw a new one each time. */
const { DEEP, ORDER = '1' } = process.env;
if (!DEEP) configureGlobal({ seed: Number(ORDER) });
