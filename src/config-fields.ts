import * as z from 'zod/mini';

/** Without a name before its host, which could look like another host; behind the host an `@` is a sign like others. */
const web = String.raw`https?:\/\/[^\s@/?#\\]+([/?#]\S*)?`;
const isWeb = new RegExp(`^${web}$`);
const isWebAddress = (text: string): boolean => {
  try {
    return isWeb.test(text) && new URL(text).hostname !== '';
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

/** The luminance of WCAG 2. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
const leastContrast = 4.5;

const colour = z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'harus berupa warna seperti #14397D')));
/** What is written in or on each of the body's colours, by the theme: white, dark, or the colour of the brand. */
const writtenWith = (name: string, brand: string): string =>
  ({ accent: '#291a00', brandTint: brand })[name] ?? '#ffffff';
export const colours = z.prefault(
  z.strictObject({ brand: colour, brandStrong: colour, brandTint: colour, accent: colour }).check((context) => {
    const { brand = '#14397d' } = context.value;
    for (const [name, value = ''] of Object.entries(context.value)) {
      const ratio = contrast(value, writtenWith(name, brand));
      if (!(ratio < leastContrast)) continue; // also for what is no colour, which is told already
      const said = (Math.floor(ratio * 100) / 100).toLocaleString('id');
      const message = `tidak terbaca (kontras ${said}, paling sedikit 4,5)`;
      context.issues.push({ code: 'custom', path: [name], input: value, message });
    }
  }),
  {},
);
export const text = z.string().check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(400));
export const statement = z.strictObject({
  by: z.enum(['candidate', 'assessor']),
  text: z.string().check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(2000)),
});
const fileAddress = new RegExp(String.raw`^(\/(?!\/)[\w./@-]+|${web})$`);
export const reportAddress = z.string().check(z.maxLength(500), z.regex(fileAddress, 'harus berupa alamat'));
export const asset = z.string().check(z.regex(fileAddress, 'harus berupa alamat gambar'));
export const textFile = z.string().check(z.maxLength(500), z.regex(fileAddress, 'harus berupa alamat file teks'));
export const phone = z.string().check(z.regex(/^\+?[\d ().-]{5,30}$/, 'harus berupa nomor telepon'));
export const email = z
  .string()
  .check(z.maxLength(200), z.regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'harus berupa alamat email'));
