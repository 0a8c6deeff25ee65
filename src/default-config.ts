import content from '../public/config.json' with { type: 'json' };
import { parseConfig } from './config.ts';

/** The configuration that the build ships: what prerendered pages and the first paint show. */
export const defaultConfig = parseConfig(content, { everything: __SIMULATION__ });
