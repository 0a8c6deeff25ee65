#!/usr/bin/env node
// `npm run contract`: writes the documents of the API's contract, and judges the one that others may read by a program.
import '../begin.mjs';
import fs from 'node:fs';
import { bundled } from '../bundled.mjs';
import { runAll } from '../run.mjs';

const { documents } = await bundled('scripts/contract/documents/documents.ts', 'contract');
for (const [file, text] of Object.entries(await documents())) {
  fs.writeFileSync(file, text);
  console.log(`${file}: ${text.split('\n').length} baris`);
}
await runAll([['redocly', 'lint', '--config', 'scripts/contract/redocly.yaml', 'docs/openapi.json']], {
  REDOCLY_TELEMETRY: 'off',
});
