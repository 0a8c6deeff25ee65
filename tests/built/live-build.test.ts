import { expect, it } from 'vitest';
import { faultsOf } from './live-build.ts';

it('the live build contains no code of the simulation, no sources, one version, a head in each page, and all notices', () => {
  expect(faultsOf('dist', 'dist-maps')).toEqual([]);
});
