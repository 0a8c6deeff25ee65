#!/usr/bin/env node
// `npm run tools -- guide`: writes the trainers' guide in Indonesian.
import '../../scripts/begin.mjs';
import fs from 'node:fs';
import { bundled } from '../../scripts/bundled.mjs';

const { guide } = await bundled('tools/guide/guide.ts');
fs.writeFileSync('docs/panduan-pengajar.md', guide());
