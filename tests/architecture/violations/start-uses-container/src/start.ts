export { services } from './container/live.ts';
