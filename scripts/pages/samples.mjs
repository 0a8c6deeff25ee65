import { bundled } from '../bundled.mjs';

/** Says what of a configuration is still the shipped sample's; says nothing when all is the body's own. `file` is where it is. */
export const warnOfSamples = async (config, file) => {
  const { parseConfig } = await bundled('src/config.ts', 'config');
  const { sampleValues } = await bundled('src/ui/errors/sample-values.ts', 'config');
  const { sampleTexts } = await bundled('src/ui/errors/sample-texts.ts', 'config');
  const values = sampleValues(parseConfig(config)).map((value) => `${sampleTexts[value]} (${value})`);
  if (values.length > 0)
    console.warn(
      `! ${file} masih berisi contoh: ${values.join('; ')}. Isi sebelum portal dibuka (docs/how-to-point-at-a-real-api.md).`,
    );
};
