import { expect, it } from 'vitest';
import { multipart } from '../../../../src/adapters/http/multipart.ts';

it('a multipart form keeps the order of its fields, names nested ones as PHP does, and leaves out undefined values', () => {
  const file = new File(['x'], 'KTP.pdf');
  const form = multipart({ z: '1', signature: undefined, files: { '5': file, ktp: file }, a: '' });
  expect([...form.keys()]).toEqual(['z', 'files[5]', 'files[ktp]', 'a']);
  expect([form.get('z'), form.get('a')]).toEqual(['1', '']);
  expect(form.get('files[5]')).toMatchObject({ name: 'KTP.pdf', size: 1 });
});
