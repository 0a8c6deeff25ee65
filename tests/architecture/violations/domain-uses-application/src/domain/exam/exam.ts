export type { Token } from '../../application/token.ts';
