#!/usr/bin/env node
// `npm run contract`: writes the documents of the API's contract.
import '../begin.mjs';
import fs from 'node:fs';
import { bundled } from '../bundled.mjs';

const { documents } = await bundled('scripts/contract/documents/documents.ts', 'contract');
for (const [file, text] of Object.entries(await documents())) {
  fs.writeFileSync(file, text);
  console.log(`${file}: ${text.split('\n').length} baris`);
}
