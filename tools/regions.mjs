// Writes the regions of the simulation, one file per province: npm run tools -- regions
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
const provinces = rows.filter((row) => row.indexOf(' ') === 2);

const target = new URL('../fake-backend/database/seed/regions/', import.meta.url);
const write = async (name, list) => {
  const file = new URL(`${name}.json`, target);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, `${JSON.stringify(list, null, 1)}\n`);
};
await rm(target, { recursive: true, force: true });
await write('provinces', provinces);
for (const code of provinces.map((row) => row.slice(0, 2))) {
  await write(
    `${code[0]}/${code}`,
    rows.filter((row) => row.startsWith(code)),
  );
}
console.log(`${rows.length} regions in ${provinces.length} provinces`);
