import * as z from 'zod/mini';
import { mutableTables } from '../database/database.ts';
import { schemaVersion } from '../database/migrations.ts';
import type { SceneTextRow } from '../database/server-rows.ts';
import type { FaultRule } from '../faults.ts';
import type { Difference } from './difference.ts';
import { type StepName, stepNames } from './steps.ts';

const sceneFormat = 'portal-asesi-adegan';
const version = 1;

/** Whether an address is a path and query of this origin. */
export const isPage = (page: string): boolean => {
  const origin = 'http://portal.invalid';
  try {
    const { origin: found, pathname, search } = new URL(page, origin);
    return page.startsWith('/') && found === origin && pathname + search === page;
  } catch {
    return false;
  }
};

const text = (longest: number) => z.string().check(z.maxLength(longest));
const instant = z.string().check(
  z.maxLength(40),
  z.refine((value) => !Number.isNaN(Date.parse(value))),
);
const row = z.looseObject({ id: z.string().check(z.minLength(1)) });
const difference = z.strictObject({
  gone: z.optional(z.array(z.string())),
  changed: z.optional(z.array(row)),
  added: z.optional(z.array(row)),
});
/** The tables that a scene contains. Sessions and stored replies belong to one browser. */
const carried = mutableTables.filter((name) => name !== 'sessions' && name !== 'replies');

const sceneTexts = { title: 80, sentence: 300, task: 500, hint: 500 } as const;

const sceneShape = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(sceneTexts.title)),
  sentence: text(sceneTexts.sentence),
  task: text(sceneTexts.task),
  hint: text(sceneTexts.hint),
  email: z.nullable(text(200)),
  page: text(500).check(z.refine(isPage)),
  steps: z.array(z.enum(stepNames)).check(z.maxLength(stepNames.length)),
  schema: z.int().check(z.minimum(0)),
  seeded_at: instant,
  time: instant,
  texts: z.array(z.string()),
  tables: z.strictObject(Object.fromEntries(carried.map((name) => [name, z.optional(difference)]))),
});

/**
 * A saved moment of a world: texts for the user, the page to open, the person to log in, and the differences from the seed. `time` is the
 * server's time at this moment; `seeded_at` is the time for which the seed was created.
 */
export interface OwnScene extends Omit<z.infer<typeof sceneShape>, 'steps' | 'texts' | 'tables'> {
  readonly time: string;
  readonly steps: readonly StepName[];
  readonly texts: readonly string[];
  readonly tables: Difference;
}

export interface SceneDraft extends SceneTextRow {
  readonly steps: readonly StepName[];
  readonly email: string | null;
  readonly page: string;
}

export interface ListedScene extends SceneDraft {
  readonly id: number;
  readonly time: string;
  readonly size: number;
  readonly link: string | null;
}

export type SceneSource = { readonly id: number } | { readonly link: string };

export interface OpenedOwnScene {
  readonly email: string | null;
  readonly page: string;
  readonly faults: readonly FaultRule[];
}

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

const mostScenes = 50;
const longest = 20_000_000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

const sceneOf = (value: unknown): OwnScene => {
  const { schema, page } = (value ?? {}) as { readonly schema?: unknown; readonly page?: unknown };
  if (isNumber(schema) && schema > schemaVersion) throw new RangeError(refusals.newer);
  if (typeof page === 'string' && !isPage(page)) throw new RangeError(refusals.page(page));
  const read = sceneShape.safeParse(value);
  if (!read.success) throw new RangeError(refusals.broken);
  return read.data as OwnScene;
};

/** The scenes of a file or of an unpacked link. Rejects anything else with an Indonesian RangeError. */
export const readScenes = (content: string): readonly OwnScene[] => {
  if (content.length > longest) throw new RangeError(refusals.tooLarge);
  const file = parsed(content);
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== sceneFormat)
    throw new RangeError(refusals.noScene);
  const { version: stored, scenes } = file as { readonly version?: unknown; readonly scenes?: unknown };
  if (isNumber(stored) && stored > version) throw new RangeError(refusals.newer);
  if (stored !== version || !Array.isArray(scenes) || !isHarmless(scenes)) throw new RangeError(refusals.broken);
  if (scenes.length === 0) throw new RangeError(refusals.empty);
  if (scenes.length > mostScenes) throw new RangeError(refusals.tooLarge);
  return scenes.map(sceneOf);
};

export const writeScenes = (scenes: readonly OwnScene[]): string =>
  JSON.stringify({ format: sceneFormat, version, scenes });
