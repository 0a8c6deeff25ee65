import path from 'node:path';
import { assertBuilt } from '../built.mjs';
import { listen } from '../listen.mjs';
import { answerFrom } from './build-files.mjs';
import { contentSecurityPolicy } from './content-security-policy.mjs';
import { readJson, readServing } from './serving.mjs';

/**
 * Serves one build as in production. `config` replaces /config.json; `policyOf` is the parsed configuration for the policy. Without
 * `host`, listens on localhost only. Resolves with the address and a stop function.
 */
export const serveBuild = async ({ dir, mode, port = 0, config, policyOf = config, host }) => {
  assertBuilt(dir, mode);
  const root = path.resolve(dir);
  const { addresses, hashes } = readServing(root);
  const runtimeConfig = config ?? readJson(path.join(root, 'config.json'));
  const policy = contentSecurityPolicy({ config: policyOf ?? runtimeConfig, hashes, live: mode !== 'simulation' });
  return listen(answerFrom({ root, addresses, policy, config: runtimeConfig }), { port, host });
};
