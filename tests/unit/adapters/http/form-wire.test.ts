import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { assessorWire, schemeWire, storedFileWire, wireCompetent } from '../../../../src/adapters/http/form-wire.ts';

describe('whether somebody is competent', () => {
  it.each([true, 1, '1', 'true', 'K', 'kompeten', 'Kompeten'])('is said by %j', (said) => {
    expect(z.parse(wireCompetent, said)).toBe(true);
  });

  it.each([false, 0, '0', 'false', 'BK', 'belum kompeten', 'Belum Kompeten'])('is denied by %j', (said) => {
    expect(z.parse(wireCompetent, said)).toBe(false);
  });

  it.each([null, 2, '', 'ya', 'belum'])('is not known by %j', (said) => {
    expect(z.safeParse(wireCompetent, said).success).toBe(false);
  });
});

describe('what a form names', () => {
  it('is a scheme with its number and kind, empty where the server says none', () => {
    expect(z.parse(schemeWire, { title: 'Barista', number: 'SKM-07', kind: 'KKNI' })).toEqual({
      title: 'Barista',
      number: 'SKM-07',
      kind: 'KKNI',
    });
    expect(z.parse(schemeWire, { title: 'Barista' })).toEqual({ title: 'Barista', number: '', kind: '' });
  });

  it('is an assessor with a registration, empty where there is none', () => {
    const assessor = { name: 'Asesor Contoh', registration: 'MET.1' };
    expect(z.parse(assessorWire, assessor)).toEqual(assessor);
    expect(z.parse(assessorWire, { name: 'Asesor Contoh' })).toEqual({ name: 'Asesor Contoh', registration: '' });
    expect(z.parse(assessorWire, null)).toEqual({ name: '', registration: '' });
  });

  it.each([
    ['too long', 'a/'.repeat(1001)],
    ['a number', 7],
    ['an object', { url: '/a.pdf' }],
  ])('is a file that cannot be opened where its address is %s', (_, src) => {
    const file = { id: '1', name: 'ijazah.pdf', type: 'application/pdf', size: 1000 };
    expect(z.parse(storedFileWire, { ...file, src })).toEqual({ ...file, src: null });
  });
});
