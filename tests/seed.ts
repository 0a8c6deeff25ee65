import { configureGlobal } from 'fast-check';

/** Properties draw by a seed that is the same each time in `check`: `ORDER=17` takes another one; fuzz and chaos take a new one each time. */
const { DEEP, ORDER = '1' } = process.env;
if (!DEEP) configureGlobal({ seed: Number(ORDER) });
