import type { HttpHandler } from 'msw';
import { authorised } from '../authorised.ts';
import type { Backend } from '../backend.ts';
import type { FileRow } from '../database/form-rows.ts';
import { forbidden, notFound } from '../respond.ts';

export const fileWire = ({ id, name, type, size }: FileRow) => ({ id, name, type, size, src: `/storage/berkas/${id}` });

const read = (backend: Backend) =>
  authorised(backend, 'get', '/storage/berkas/:id', ({ candidate, param }) => {
    const file = backend.db.files.get(param('id'));
    if (!file) return notFound();
    if (file.candidate_id !== candidate.id) return forbidden();
    const bytes = backend.files.read(file.data);
    const headers = { 'Content-Type': file.type, 'Content-Length': String(bytes.length), 'Cache-Control': 'private' };
    return new Response(bytes, { headers });
  });

export const filesHandlers = (backend: Backend): HttpHandler[] => [read(backend)];
