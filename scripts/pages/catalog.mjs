import { bundled } from '../bundled.mjs';
import { Told } from '../told.mjs';

const whyNot = ({ failure, reasons }) => {
  const { kind, status, cause } = failure;
  if (kind === 'network')
    return `server tidak bisa dihubungi (${cause?.cause?.code ?? cause?.message ?? 'tanpa jawaban'})`;
  if (kind === 'timeout') return 'server tidak menjawab dalam 15 detik';
  if (kind === 'contract') return `jawabannya bukan yang dikenal portal ini (${reasons.join('; ') || 'tanpa alasan'})`;
  if (kind === 'expired') return 'server meminta login; katalog harus bisa dibaca tanpa akun';
  return `server menjawab ${status ?? 'dengan penolakan'}`;
};

const assertInside = (schemes) => {
  const outside = schemes.find(({ slug }) => /[/\\\p{Cc}]/u.test(slug) || /^\.+$/.test(slug));
  if (outside)
    throw new Told(
      `Skema bernama ${JSON.stringify(outside.slug)} akan keluar dari folder build; tidak ada yang diubah.`,
    );
};

/**
 * Splits schemes into those with a page of their own and others. A page's address must match `own`, and must not collide with `taken` or
 * another page, ignoring case. Throws for a slug that would leave the folder.
 */
export const withPages = (schemes, { own, taken, addressOf }) => {
  assertInside(schemes);
  const regex = new RegExp(own);
  const used = new Set(taken.map((address) => address.toLowerCase()));
  const pages = [];
  const others = [];
  for (const scheme of schemes) {
    const address = addressOf(scheme.slug);
    if (!regex.test(address) || used.has(address.toLowerCase())) others.push(scheme.slug);
    else pages.push(scheme);
    used.add(address.toLowerCase());
  }
  return { pages, others };
};

export const readCatalog = async (url) => {
  const { readCatalog: read, CatalogFailure } = await bundled('src/adapters/http/catalog/read-catalog.ts', 'catalog');
  const made = new Date().toISOString();
  try {
    const found = await read(url);
    if (found.schemes.length === 0) throw new Told(`Katalog di ${url} tidak berisi skema; tidak ada yang diubah.`);
    assertInside(found.schemes);
    return { ...found, made };
  } catch (error) {
    if (!(error instanceof CatalogFailure)) throw error;
    throw new Told(`Katalog di ${url} tidak bisa dibaca, tidak ada yang diubah: ${error.call}: ${whyNot(error)}.`);
  }
};
