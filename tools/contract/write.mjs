#!/usr/bin/env node
// `npm run tools -- contract`: writes the documents of the API's contract.
import '../../scripts/begin.mjs';
import fs from 'node:fs';
import { bundled } from '../../scripts/bundled.mjs';

const { documents } = await bundled('tools/contract/documents/documents.ts');
for (const [file, text] of Object.entries(await documents())) {
  fs.writeFileSync(file, text);
  console.log(`${file}: ${text.split('\n').length} baris`);
}
