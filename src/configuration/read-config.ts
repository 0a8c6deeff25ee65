import { earlyReply } from '../adapters/http/early-replies.ts';
import type { ConfigReading } from './config.ts';
import type { Config } from './config-schema.ts';

/** The schema is a separate chunk, so that the first paint does not wait for zod. */
const loadSchema = () => import('./config-schema.ts');

const faultless = async (text: string, { everything = false }: ConfigReading): Promise<Config | undefined> => {
  const { makeSchema } = await loadSchema();
  try {
    return makeSchema(everything).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Reads /config.json. Rejects with `ConfigError` when it is unusable, or like `fetch`. Loads `config.ts` only for a faulty or missing file. */
export const readConfig = async (reading: ConfigReading): Promise<Config> => {
  void loadSchema().catch(() => undefined); // loads while the file is on its way
  const response = await (earlyReply('/config.json') ?? fetch('/config.json'));
  const text = await response.text();
  const config = response.ok ? await faultless(text, reading) : undefined;
  return config ?? (await import('./config.ts')).configIn(response.status, text, reading);
};
