import type { Proof } from './proof.ts';

const texts = 'src/ui/failure-text.ts';
const refusal = 'src/ui/form/file-refusal.ts';

export const section8: readonly Proof[] = [
  { id: '8.text.401', file: 'src/ui/session/login-form.tsx', find: 'statusText(401)', replace: 'statusText(422)' },
  { id: '8.text.400', file: texts, find: "belum lengkap atau tidak sesuai'", replace: "tidak sesuai'" },
  { id: '8.text.403', file: texts, find: "'Data tidak boleh diakses'", replace: 'otherText' },
  { id: '8.text.404', file: texts, find: "'Data tidak ditemukan'", replace: "'Halaman tidak ditemukan'" },
  {
    id: '8.text.405',
    file: texts,
    find: "405: 'HTTP Method tidak sesuai'",
    replace: "405: 'Metode HTTP tidak sesuai'",
  },
  { id: '8.text.408', file: texts, find: "408: 'Kesalahan jaringan'", replace: '408: serverText' },
  { id: '8.text.422', file: texts, find: "'Data yang dikirim tidak sesuai'", replace: "'Data tidak sesuai'" },
  { id: '8.text.500', file: texts, find: '500: serverText', replace: '500: otherText' },
  { id: '8.text.502', file: texts, find: '502: serverText', replace: '502: otherText' },
  { id: '8.text.503', file: texts, find: '503: serverText', replace: '503: otherText' },
  { id: '8.text.504', file: texts, find: '504: serverText', replace: '504: otherText' },
  {
    id: '8.text.507',
    file: texts,
    find: "507: 'Terjadi kesalahan pada media penyimpanan'",
    replace: '507: serverText',
  },
  { id: '8.text.other', file: texts, find: "Silahkan coba lagi.'", replace: "Silakan coba lagi.'" },
  { id: '8.text.invalid-data', file: texts, find: "'The given data was invalid'", replace: "'The data was invalid'" },
  {
    id: '8.text.credentials',
    file: texts,
    find: "'The provided credentials do not match our records'",
    replace: "'The provided credentials do not match'",
  },
  { id: '8.alert.error', file: 'src/ui/alerts/open-alert.tsx', find: 'title="Error"', replace: 'title="Galat"' },
  {
    id: '8.text.raw',
    file: 'src/adapters/http/failure-table.ts',
    find: '? shown(text) : undefined;',
    replace: '? undefined : shown(text);',
  },
  { id: '8.text.no-response', file: texts, find: 'return statusText(408);', replace: 'return otherText;' },
  { id: '8.alert.success', file: 'src/ui/alerts/alert-host.tsx', find: 'title="Success"', replace: 'title="Berhasil"' },
  {
    id: '8.route.reload',
    file: 'src/ui/errors/error-page.tsx',
    find: 'loading ? reloadWhenThere() : undefined',
    replace: 'undefined',
  },
  {
    id: '8.route.error-page',
    file: 'src/ui/errors/error-boundary.tsx',
    find: '<ErrorPage error={failure.error} />',
    replace: 'null',
  },
  {
    id: '8.route.unknown-check',
    file: 'src/ui/page/current-page.tsx',
    find: 'status: 500 })',
    replace: 'status: 400 })',
  },
  {
    id: '8.upload.size',
    file: refusal,
    find: 'return problem && fileProblemText(problem, limits);',
    replace: 'return problem;',
  },
];
