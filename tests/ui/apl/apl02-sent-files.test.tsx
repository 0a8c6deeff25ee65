import { expect, it } from 'vitest';
import { SentFiles } from '../../../src/ui/apl/apl02/apl02-page.tsx';
import { openApl02 } from '../../builders/apl02.ts';
import { showWith } from '../show-with.tsx';

const files = ['rapor', 'ktp'].map((id) => ({ id, name: `${id}.pdf`, type: 'pdf', size: null, src: null }));
const answer = { competent: true, evidence: '' };

it.each([
  [['rapor'], /^File buktirapor\.pdf/],
  [[], /^$/],
])('a sent APL 02 lists as evidence only the files that its answers name: %j', (fileIds, shown) => {
  const apl = openApl02({ files, answers: { 'U1.1': { ...answer, fileIds } } });
  expect(showWith(<SentFiles apl={apl} />).container.textContent).toMatch(shown);
});
