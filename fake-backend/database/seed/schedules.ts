import * as z from 'zod/mini';
import { readData, table } from '../../data/read-data.ts';
import written from '../../data/schedules.json' with { type: 'json' };
import { wibAt } from '../../wib-time.ts';
import type { BudgetRow, ScheduleRow } from '../rows.ts';
import { schemeSeeds } from './schemes.ts';

const titles = {
  mandiri: 'Biaya mandiri',
  prakerja: 'Kartu Prakerja',
  perusahaan: 'Ditanggung perusahaan',
  apbn: 'Program pemerintah (APBN)',
} satisfies Record<BudgetRow['source'], string>;
export const budgetSource = z.enum(['mandiri', 'prakerja', 'perusahaan', 'apbn']);

const site = z.strictObject({
  name: z.string(),
  id: z.string(),
  title: z.string(),
  kind: z.enum(['Sewaktu', 'Tempat Kerja', 'Mandiri']),
  city: z.string(),
  zone: z.enum(['WIB', 'WITA', 'WIT']),
});

/** `start`: days from today; `days`: length; `taken`: sold seats; `closes`: days from the end of registration to the start. */
const schedule = z.strictObject({
  number: z.int(),
  scheme: z.string(),
  start: z.int(),
  days: z.int().check(z.positive()),
  site: z.string(),
  quota: z.int().check(z.positive()),
  taken: z.int().check(z.minimum(0)),
  closes: z.int().check(z.positive()),
  budgets: z.array(budgetSource).check(z.minLength(1)),
});

const planned = readData('schedules', written, z.strictObject({ sites: table(site), schedules: table(schedule) }));

/** 08.00 in the site's time zone, converted to WIB. */
const opening = { WIB: '08:00', WITA: '07:00', WIT: '06:00' } as const;

const budgetRow = (source: BudgetRow['source'], index: number, schedule: string, schemePrice: number): BudgetRow => {
  const free = source === 'perusahaan' || source === 'apbn';
  const id = `${schedule.replace('JDW', 'ANG')}-${index + 1}`;
  return { id, source, title: titles[source], price: free ? 0 : schemePrice };
};

export const schedules = (now: Date): ScheduleRow[] =>
  planned.schedules.map(({ number, scheme: schemeId, start, days, site: name, quota, taken, closes, budgets }) => {
    const id = `JDW-${String(number).padStart(3, '0')}`;
    const scheme = schemeSeeds.find((candidate) => candidate.id === schemeId);
    const at = planned.sites.find((candidate) => candidate.name === name);
    if (!scheme || !at) throw new Error(`${id}: no scheme ${schemeId}, or no site ${name}`);
    return {
      id,
      scheme_id: schemeId,
      starts_at: wibAt(now, start, opening[at.zone]),
      ends_at: wibAt(now, start + days - 1, '17:00'),
      registration_until: wibAt(now, start - closes, '23:59'),
      site_id: at.id,
      site_name: at.title,
      site_kind: at.kind,
      city: at.city,
      zone: at.zone,
      quota,
      taken,
      budgets: budgets.map((source, index) => budgetRow(source, index, id, scheme.price)),
    };
  });
