import * as z from 'zod/mini';

export const optional = <S extends z.ZodMiniObject>(schema: S): z.ZodMiniDefault<S> =>
  z._default(schema, () => schema.parse({}) as z.core.util.NoUndefined<z.output<S>>);

/** Rejects user names before the host, which could imitate another host; an `@` after the host is allowed. */
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
/**
 * Scripts need https, because a script changed on the way can act as the candidate. Plain http is allowed only for localhost and for
 * the API's own origin.
 */
export const isSafeScript = (address: string, apiUrl: string): boolean =>
  !isWebAddress(address) ||
  isSafeAddress(address) ||
  (isWebAddress(apiUrl) && new URL(address).origin === new URL(apiUrl).origin);
export const tokenAddress = safeAddress.check(
  z.regex(/^\w+:..[^/{}]+\/[^{}]*\{token\}[^{}]*$/, 'harus memuat {token}'),
);
const isOrigin = (text: string): boolean => isWebAddress(text) && new URL(text).origin === text;
export const origin = z
  .string()
  .check(z.maxLength(500), z.refine(isOrigin, 'harus berupa asal seperti https://file.lsp.example'));
export const hosts = z.optional(z.array(safeAddress.check(z.refine(isOrigin, 'harus berupa asal'))));

/** WCAG 2 luminance plus 0.05, without the linear part for near-black. */
const light = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const part = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + weight * ((part + 0.055) / 1.055) ** 2.4;
  }, 0.05);
const isReadable = (one: string, other: string): boolean => {
  const ratio = light(one) / light(other);
  return !(Math.max(ratio, 1 / ratio) < 4.5);
};
const colour = z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'harus berupa warna seperti #14397D')));
/** Each colour must contrast with the text that the theme sets on it: white, dark or the brand colour. */
export const colours = optional(
  z.strictObject({ brand: colour, brandStrong: colour, brandTint: colour, accent: colour }).check((context) => {
    const { brand = '#14397d' } = context.value;
    for (const [name, value = ''] of Object.entries(context.value)) {
      const written = { accent: '#291a00', brandTint: brand }[name] ?? '#ffffff';
      if (!isReadable(value, written))
        context.issues.push({
          code: 'custom',
          path: [name],
          input: value,
          message: 'tidak terbaca: kontras di bawah 4,5',
        });
    }
  }),
);
export const text = z.string().check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(400));
/** A few words inside a sentence, a button or a list of choices. */
export const name = z.string().check(z.minLength(1, 'tidak boleh kosong'), z.maxLength(60));
const dayAndTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;
const isInstant = (value: string): boolean => dayAndTime.test(value) && !Number.isNaN(Date.parse(value));
const instant = z.string().check(z.refine(isInstant, 'harus berupa waktu dengan zona, seperti 2026-11-28T22:00+07:00'));
export const timeSpan = z.strictObject({ from: instant, until: instant }).check(
  z.refine(({ from, until }) => !(Date.parse(from) >= Date.parse(until)), {
    path: ['until'],
    error: 'harus sesudah from',
  }),
);
const isWhole = (value: number): boolean => Number.isInteger(value) && value > 0;
export const count = z.number().check(z.refine(isWhole, 'harus berupa bilangan bulat di atas nol'));
/** KB of 1000 bytes; small enough that a device keeps and sends several. */
export const fileSize = z
  .number()
  .check(
    z.refine((kb) => isWhole(kb) && kb >= 100 && kb <= 50_000, 'harus berupa bilangan bulat dari 100 sampai 50000'),
  );
const making = ['draw', 'type', 'upload'] as const;
/** At least one way to make a signature, because not every profile has one. */
const waysToSign = <Kind extends string>(kinds: readonly Kind[]) =>
  z.optional(
    z
      .array(z.enum(kinds))
      .check(
        z.refine(
          (some) => making.some((way) => (some as readonly string[]).includes(way)),
          'harus memuat draw, type, atau upload',
        ),
      ),
  );
export const profileWays = waysToSign(making);
export const formWays = waysToSign([...making, 'profile'] as const);
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
