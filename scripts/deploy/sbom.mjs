#!/usr/bin/env node
// What packages are in a finished build, as CycloneDX: npm run -s sbom [-- --mode simulation]
import '../begin.mjs';
import { graphFile, modulesOf } from '../budgets/module-graph.mjs';
import { assertBuilt } from '../built.mjs';
import { oneOf, readOptions } from '../options.mjs';
import { sbomOf } from '../serving/sbom.mjs';
import { readJson } from '../serving/serving.mjs';

const { mode: named } = readOptions({ mode: { type: 'string', default: 'production' } });
const mode = oneOf('mode', named, ['production', 'simulation']);
assertBuilt(mode === 'simulation' ? 'dist-demo' : 'dist', mode);
readJson(graphFile(mode)); // told in a line where a build of elsewhere was copied here
console.log(JSON.stringify(sbomOf(modulesOf(mode), readJson('package-lock.json')), null, 2));
