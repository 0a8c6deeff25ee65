import { expect, it } from 'vitest';
// @ts-expect-error: a script without types
import { ownReports } from '../../../../scripts/serving/own-reports.mjs';

it.each([
  ['/laporan', '/laporan'],
  ['/laporan/portal?kunci=1', '/laporan/portal'],
  ['https://portal.lsp.example/laporan', '/laporan'],
  ['https://laporan.lsp.example/portal', null],
  ['https://portal.lsp.example.evil.example/laporan', null],
  [undefined, null],
])('reports to %s go to the path %s of the portal itself', (telemetry, path) => {
  expect(ownReports(telemetry, ['portal.lsp.example'])).toBe(path);
});
