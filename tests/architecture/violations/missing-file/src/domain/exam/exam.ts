// @ts-expect-error there is no such file
export { gone } from './gone.ts';
