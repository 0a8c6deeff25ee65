export { parseConfig } from '../config.ts';
