import type { ConfigReading } from './config.ts';
import { type Config, makeSchema } from './config-schema.ts';

/** A file without a mistake; undefined is any other. */
const faultless = (text: string, { everything = false }: ConfigReading): Config | undefined => {
  try {
    return makeSchema(everything).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Reads /config.json. Throws `ConfigError` for one that cannot be used; what judges mistakes is fetched for the first. */
export const readConfig = async (reading: ConfigReading): Promise<Config> => {
  const response = await fetch('/config.json');
  const text = await response.text();
  const config = response.ok ? faultless(text, reading) : undefined;
  return config ?? (await import('./config.ts')).configIn(response.status, text, reading);
};
