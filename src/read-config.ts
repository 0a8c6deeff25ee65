import { earlyReply } from './adapters/http/early-replies.ts';
import type { ConfigReading } from './config.ts';
import { type Config, makeSchema } from './config-schema.ts';

const faultless = (text: string, { everything = false }: ConfigReading): Config | undefined => {
  try {
    return makeSchema(everything).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Reads /config.json. Rejects with `ConfigError` when it is unusable, or like `fetch`. Loads `config.ts` only for a faulty or missing file. */
export const readConfig = async (reading: ConfigReading): Promise<Config> => {
  const response = await (earlyReply('/config.json') ?? fetch('/config.json'));
  const text = await response.text();
  const config = response.ok ? faultless(text, reading) : undefined;
  return config ?? (await import('./config.ts')).configIn(response.status, text, reading);
};
