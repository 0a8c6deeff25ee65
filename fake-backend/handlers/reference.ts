import type { HttpHandler } from 'msw';
import { open } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { RegionRow } from '../database/rows.ts';
import { provinces, regionsAround } from '../database/seed/regions.ts';
import { ok } from '../respond.ts';

const listed = (rows: readonly { id: string; name: string }[]): Response =>
  ok(rows.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'id')));

const province = (backend: Backend) => open(backend, 'get', '/api/province', () => listed(provinces));

const inside = (level: RegionRow['level']) => (backend: Backend) =>
  open(backend, 'get', `/api/${level}/:id`, async ({ param }) => {
    const around = await regionsAround(param('id'));
    return listed(around.filter((row) => row.level === level && row.parent_id === param('id')));
  });

const disabilities = (backend: Backend) =>
  open(backend, 'get', '/api/disability', () => listed(backend.db.disabilities.all()));

const disabilityTypes = (backend: Backend) =>
  open(backend, 'get', '/api/disabilitytype', ({ url }) => {
    const asked = url.searchParams.get('disability_id');
    return listed(backend.db.disabilityTypes.where((row) => asked === null || row.disability_id === asked));
  });

export const referenceHandlers = (backend: Backend): HttpHandler[] =>
  [province, inside('city'), inside('district'), inside('village'), disabilities, disabilityTypes].map((handler) =>
    handler(backend),
  );
