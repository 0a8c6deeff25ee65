import { schemaVersion } from '../database/migrations.ts';
import { olderStep } from './own-steps.ts';
import { isPage, type Scenario, scenarioShape } from './scenario.ts';

const format = 'portal-asesi-skenario';
const version = 1;
/** The format before: moments without acts, whose steps were names. */
const olderFormat = 'portal-asesi-adegan';

export const refusals = {
  noScene: 'File ini bukan adegan. Pilih file yang dibuat dengan “Simpan file” di “Adegan saya”.',
  newer: 'Adegan ini dibuat oleh portal yang lebih baru. Perbarui portal ini, lalu coba lagi.',
  broken: 'Isi adegan ini rusak atau tidak lengkap, sehingga tidak dapat dibuka. Dunia sekarang tidak berubah.',
  empty: 'File ini tidak berisi adegan.',
  tooLarge: 'Isi adegan ini terlalu besar, sehingga tidak dibuka.',
  cut: 'Tautan adegan ini terpotong atau berubah. Salin lagi seluruhnya, atau minta filenya.',
  oldBrowser:
    'Browser ini terlalu lama untuk adegan dari tautan. Minta filenya, lalu buka dengan “Buka file adegan” di Panel Simulasi.',
  nobody: (email: string) => `Orang adegan ini, “${email.slice(0, 60)}”, tidak ada di dalamnya.`,
  page: (page: string) => `Halaman adegan ini, “${page.slice(0, 60)}”, bukan halaman portal ini.`,
} as const;

const deepest = 40;
const forbidden: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Whether a parsed file is not nested too deeply and has no key that could change objects. */
const isHarmless = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < deepest &&
    Object.entries(value).every(([key, each]) => !forbidden.includes(key) && isHarmless(each, depth + 1)));

const parsed = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
};

const mostScenarios = 50;
const longest = 20_000_000;

type Fields = Readonly<Record<string, unknown>>;

const isNewer = (value: unknown, than: number): boolean => typeof value === 'number' && value > than;

const migrated = ({ email, steps, schema, seeded_at, time, texts, tables, ...others }: Fields): Fields => ({
  ...others,
  person: email,
  steps: Array.isArray(steps) ? steps.map(olderStep) : steps,
  start: { schema, seeded_at, time, texts, tables },
});

const scenarioOf = (value: unknown): Scenario => {
  const { start, page } = (value ?? {}) as Fields;
  if (typeof start === 'object' && isNewer((start as Fields | null)?.schema, schemaVersion))
    throw new RangeError(refusals.newer);
  if (typeof page === 'string' && !isPage(page)) throw new RangeError(refusals.page(page));
  const read = scenarioShape.safeParse(value);
  if (!read.success) throw new RangeError(refusals.broken);
  return read.data as Scenario;
};

/** A scenario that this device keeps, also one that an older build kept. */
export const keptScenario = (value: Fields): Scenario => scenarioOf('start' in value ? value : migrated(value));

/** The scenarios of a file or of an unpacked link, also of the older format. Rejects anything else with an Indonesian RangeError. */
export const readScenarios = (content: string): readonly Scenario[] => {
  if (content.length > longest) throw new RangeError(refusals.tooLarge);
  const file = parsed(content) as Fields | null;
  const isOlder = file?.format === olderFormat;
  if (!isOlder && file?.format !== format) throw new RangeError(refusals.noScene);
  const scenarios = isOlder ? file.scenes : file.scenarios;
  if (isNewer(file.version, version)) throw new RangeError(refusals.newer);
  if (file.version !== version || !Array.isArray(scenarios) || !isHarmless(scenarios))
    throw new RangeError(refusals.broken);
  if (scenarios.length === 0) throw new RangeError(refusals.empty);
  if (scenarios.length > mostScenarios) throw new RangeError(refusals.tooLarge);
  return scenarios.map((each) => scenarioOf(isOlder ? migrated(each ?? {}) : each));
};

export const writeScenarios = (scenarios: readonly Scenario[]): string =>
  JSON.stringify({ format, version, scenarios });
