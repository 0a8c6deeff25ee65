import content from '../public/config.json' with { type: 'json' };
import { parseConfig } from './config.ts';

/** The built-in configuration, used by prerendered pages and the first paint. */
export const defaultConfig = parseConfig(content, { everything: __SIMULATION__ });
