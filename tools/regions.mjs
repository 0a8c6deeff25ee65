// Writes the regions of the simulation, a file per province with a line per city: npm run tools -- regions
import '../scripts/begin.mjs';
import { mkdir, rm, writeFile } from 'node:fs/promises';

const { getDistricts, getProvinces, getRegencies, getVillages } = await import('idn-area-data');

const withoutDots = (code) => code.replaceAll('.', '');
const titleCase = (name) => name.toLowerCase().replace(/(^|[\s(-])\p{L}/gu, (start) => start.toUpperCase());
const readable = (name) => (name === name.toUpperCase() ? titleCase(name).replace(/^Dki /, 'DKI ') : name);

const levels = await Promise.all([getProvinces(), getRegencies(), getDistricts(), getVillages()]);
const rows = levels.flatMap((level, depth) =>
  // Names of districts and villages stay unchanged, because upper case in them may be an abbreviation.
  level.map(({ code, name }) => `${withoutDots(code)} ${depth < 2 ? readable(name) : name}`),
);
const depthOf = (row) => row.indexOf(' ');
const provinces = rows.filter((row) => depthOf(row) === 2);

const target = new URL('../fake-backend/database/seed/regions/', import.meta.url);
/** Writes a list, each of its items on one line. */
const write = async (name, list) => {
  const file = new URL(`${name}.json`, target);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`);
};
await rm(target, { recursive: true, force: true });
await write('provinces', provinces);
for (const province of provinces.map((row) => row.slice(0, 2))) {
  const inside = rows.filter((row) => row.startsWith(province));
  const cities = inside.filter((row) => depthOf(row) === 4).map((row) => row.slice(0, 4));
  await write(`${province[0]}/${province}`, [
    inside.filter((row) => depthOf(row) === 2),
    ...cities.map((city) => inside.filter((row) => row.startsWith(city))),
  ]);
}
console.log(`${rows.length} regions in ${provinces.length} provinces`);
