import { bundled } from '../bundled.mjs';
import { Told } from '../told.mjs';

/** A configuration with its defaults; one that cannot be used is told with all that is wrong with it. `file` is where it is. */
export const judgedConfig = async (config, file) => {
  const { parseConfig } = await bundled('src/config.ts', 'config');
  try {
    return parseConfig(config);
  } catch (error) {
    if (error.name !== 'ConfigError') throw error;
    const { configProblemText } = await bundled('src/ui/errors/config-error-page.tsx', 'config');
    throw new Told(`${file} tidak sesuai: ${error.problems.map(configProblemText).join('; ')}`);
  }
};

/** Says what of a configuration is still the shipped sample's; says nothing when all is the body's own. `file` is where it is. */
export const warnOfSamples = async (config, file) => {
  const { sampleValues } = await bundled('src/ui/errors/sample-values.ts', 'config');
  const { sampleTexts } = await bundled('src/ui/errors/sample-texts.ts', 'config');
  const values = sampleValues(await judgedConfig(config, file)).map((value) => `${sampleTexts[value]} (${value})`);
  if (values.length > 0)
    console.warn(
      `! ${file} masih berisi contoh: ${values.join('; ')}. Isi sebelum portal dibuka (docs/how-to-point-at-a-real-api.md).`,
    );
};

/** Says what a live build lacks that was not told where it will be; says nothing when it was. */
export const warnOfNoSite = (site) => {
  if (site === undefined)
    console.warn(
      '! Tanpa --site halaman tidak punya alamat kanonis, og:url, dan og:image, dan tidak ada sitemap.xml. Bangun dengan --site https://… sebelum portal dibuka (docs/how-to-deploy.md).',
    );
};
