import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerFrom } from './build-files.mjs';
import { assertBuilt, rendererOf } from './built.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { listen } from './listen.mjs';
import { Told } from './told.mjs';

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Told(`${path.relative('.', file)} tidak bisa dibaca: ${error.message}`);
  }
};

/**
 * Serves one build as production should. `config` replaces /config.json. Without `host` it answers wherever `localhost` leads, and
 * only this computer. Resolves with the address and a function that stops it.
 */
export const serveBuild = async ({ dir, mode, port = 0, config, host }) => {
  assertBuilt(dir, mode);
  const root = path.resolve(dir);
  const { isKnown } = await import(pathToFileURL(rendererOf(mode)).href);
  const runtimeConfig = config ?? readJson(path.join(root, 'config.json'));
  const styleHashes = readJson(path.join(root, 'style-hashes.json'));
  const policy = contentSecurityPolicy({ config: runtimeConfig, styleHashes, payment: mode !== 'simulation' });
  return listen(answerFrom({ root, isKnown, policy, config: runtimeConfig }), { port, host });
};
