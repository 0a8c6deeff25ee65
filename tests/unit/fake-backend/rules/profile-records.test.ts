import { describe, expect, it } from 'vitest';
import { careerErrors, educationErrors } from '../../../../fake-backend/rules/profile-records.ts';

const now = new Date('2026-03-10T02:00:00Z');
const education = { level: 'S1', institution: 'Universitas Contoh', major: '', start_year: '2010', end_year: '2014' };
const career = { company: 'PT Contoh', position: 'Staf', start_date: '2020/01/31', end_date: '', description: '' };

describe('an education', () => {
  it.each<[Partial<typeof education>, Record<string, string[]>]>([
    [{ level: 'S4' }, { level: ['Jenjang pendidikan wajib dipilih.'] }],
    [
      { level: 'TK', major: 'a'.repeat(256) },
      { level: ['Jenjang pendidikan wajib dipilih.'], major: ['Jurusan maksimal 255 karakter.'] },
    ],
    [{ institution: '' }, { institution: ['Nama institusi wajib diisi.'] }],
    [{ institution: 'a'.repeat(256) }, { institution: ['Nama institusi maksimal 255 karakter.'] }],
    [{ major: 'a'.repeat(256) }, { major: ['Jurusan maksimal 255 karakter.'] }],
    [{ start_year: '1949' }, { start_year: ['Tahun masuk harus antara 1950 dan 2026.'] }],
    [{ start_year: '', end_year: '' }, { start_year: ['Tahun masuk harus antara 1950 dan 2026.'] }],
    [{ end_year: '2027' }, { end_year: ['Tahun lulus harus antara 1950 dan 2026.'] }],
    [{ end_year: '2009' }, { end_year: ['Tahun lulus tidak boleh sebelum tahun masuk.'] }],
  ])('with %j is refused', (change, errors) => {
    expect(educationErrors({ ...education, ...change }, now)).toEqual(errors);
  });

  it.each<Partial<typeof education>>([
    {},
    { end_year: '' },
    { end_year: '2010' },
    { start_year: '1950', end_year: '2026' },
    { institution: 'a'.repeat(255), major: 'a'.repeat(255) },
  ])('with %j is taken', (change) => {
    expect(educationErrors({ ...education, ...change }, now)).toEqual({});
  });
});

describe('a career', () => {
  it.each<[Partial<typeof career>, Record<string, string[]>]>([
    [{ company: '' }, { company: ['Nama perusahaan wajib diisi.'] }],
    [{ company: 'a'.repeat(256) }, { company: ['Nama perusahaan maksimal 255 karakter.'] }],
    [{ position: '' }, { position: ['Jabatan wajib diisi.'] }],
    [{ position: 'a'.repeat(256) }, { position: ['Jabatan maksimal 255 karakter.'] }],
    [{ description: 'a'.repeat(1001) }, { description: ['Uraian maksimal 1000 karakter.'] }],
    [{ start_date: '2020/02/30' }, { start_date: ['Tanggal mulai tidak dikenal.'] }],
    [{ start_date: '2020-01-31' }, { start_date: ['Tanggal mulai tidak dikenal.'] }],
    [{ start_date: '2026/03/11' }, { start_date: ['Tanggal mulai tidak boleh di masa depan.'] }],
    [{ end_date: '2026/03/11' }, { end_date: ['Tanggal selesai tidak boleh di masa depan.'] }],
    [{ end_date: 'kemarin' }, { end_date: ['Tanggal selesai tidak dikenal.'] }],
    [{ end_date: '2020/01/30' }, { end_date: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] }],
  ])('with %j is refused', (change, errors) => {
    expect(careerErrors({ ...career, ...change }, now)).toEqual(errors);
  });

  it.each<Partial<typeof career>>([
    {},
    { end_date: '2020/01/31' },
    { start_date: '2026/03/10', end_date: '2026/03/10' },
    { description: 'a'.repeat(1000) },
  ])('with %j is taken', (change) => {
    expect(careerErrors({ ...career, ...change }, now)).toEqual({});
  });
});
