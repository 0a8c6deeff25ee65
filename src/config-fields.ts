import * as z from 'zod/mini';

const isWebAddress = (text: string): boolean => {
  try {
    return /^https?:\/\/[^\s@]+$/.test(text) && new URL(text).hostname !== '';
  } catch {
    return false;
  }
};
export const webAddress = z.string().check(z.maxLength(500), z.refine(isWebAddress, 'harus berupa alamat http(s)'));
/** An origin with an optional path, or empty for the page's own origin; paths are put behind it, so it never ends in a slash. */
export const baseAddress = z.pipe(
  z.string().check(
    z.maxLength(500),
    z.refine((text) => text === '' || (isWebAddress(text) && !/[?#]/.test(text)), 'harus kosong atau alamat http(s)'),
  ),
  z.transform((text) => text.replace(/\/+$/, '')),
);
const isSafeAddress = (text: string): boolean =>
  isWebAddress(text) &&
  (text.startsWith('https:') || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(text).hostname));
const safeAddress = z.string().check(z.maxLength(500), z.refine(isSafeAddress, 'harus berupa alamat https'));
/** Who can change a script on its way can do what the candidate can: by plain http it comes from this computer, or from the API's own host only. */
export const isSafeScript = (address: string, apiUrl: string): boolean =>
  !isWebAddress(address) || // which is refused already
  isSafeAddress(address) ||
  (isWebAddress(apiUrl) && new URL(address).origin === new URL(apiUrl).origin);
/** What is put in for the token of a payment is encoded, so that it cannot leave its place. */
export const tokenAddress = safeAddress.check(
  z.regex(/^\w+:..[^/{}]+\/[^{}]*\{token\}[^{}]*$/, 'harus memuat {token}'),
);
const isOrigin = (text: string): boolean => isWebAddress(text) && new URL(text).origin === text;
export const origin = z
  .string()
  .check(z.maxLength(500), z.refine(isOrigin, 'harus berupa asal seperti https://file.lsp.example'));
export const hosts = z.optional(z.array(safeAddress.check(z.refine(isOrigin, 'harus berupa asal'))));
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'harus berupa warna seperti #14397D'));
export const text = z.string().check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(400));
export const statement = z.strictObject({
  by: z.enum(['candidate', 'assessor']),
  text: z.string().check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(2000)),
});
export const fileAddress = /^(\/(?!\/)[\w./-]+|https?:\/\/[^\s@]+)$/;
export const asset = z.string().check(z.regex(fileAddress, 'harus berupa alamat gambar'));
export const textFile = z.string().check(z.maxLength(500), z.regex(fileAddress, 'harus berupa alamat file teks'));
export const phone = z.string().check(z.regex(/^\+?[\d ().-]{5,30}$/, 'harus berupa nomor telepon'));
export const email = z
  .string()
  .check(z.maxLength(200), z.regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'harus berupa alamat email'));
