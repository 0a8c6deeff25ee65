import content from '../../public/config.json' with { type: 'json' };
import { parseConfig } from './config.ts';

export const defaultConfig = parseConfig(content, { everything: __SIMULATION__ });
