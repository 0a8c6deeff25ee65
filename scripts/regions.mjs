// Writes the region extract of the simulation: node scripts/regions.mjs
import './begin.mjs';
import { writeFile } from 'node:fs/promises';

const { getDistricts, getProvinces, getRegencies, getVillages } = await import('idn-area-data');

// Small provinces that are complete down to the village: every level can be tried, and the file stays small.
const chosen = ['31', '34', '51', '65'];

const kept = ({ code }) => chosen.includes(code.slice(0, 2));
const withoutDots = (code) => code.replaceAll('.', '');
const titleCase = (name) => name.toLowerCase().replace(/(^|[\s(-])\p{L}/gu, (start) => start.toUpperCase());
const readable = (name) => (name === name.toUpperCase() ? titleCase(name).replace(/^Dki /, 'DKI ') : name);

const levels = await Promise.all([getProvinces(), getRegencies(), getDistricts(), getVillages()]);
const rows = levels.flatMap((level, depth) =>
  level
    .filter(kept)
    // District and village names are kept as they are: an upper-case one there may be an abbreviation.
    .map(({ code, name }) => `${withoutDots(code)} ${depth < 2 ? readable(name) : name}`),
);

const target = new URL('../fake-backend/database/seed/regions.json', import.meta.url);
await writeFile(target, `${JSON.stringify(rows, null, 2)}\n`);
console.log(`${rows.length} regions`);
