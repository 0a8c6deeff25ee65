import type { Proof } from './proof.ts';

const failureTable = 'src/adapters/http/failure-table.ts';
const chosenFiles = 'src/ui/form/use-chosen-files.ts';

export const section5: readonly Proof[] = [
  {
    id: '5.message.code-03',
    file: failureTable,
    find: 'facts.messages = fieldErrors.flatMap(([, texts]) => texts);',
    replace: 'facts.messages = [];',
  },
  { id: '5.message.code-02', file: failureTable, find: ".split(' | ')", replace: ".split(', ')" },
  {
    id: '5.file.too-large',
    file: 'src/ui/components/media/file-size.ts',
    find: '(maxKb)} KB`',
    replace: '(maxKb)} kB`',
  },
  {
    id: '5.file.oversize',
    file: chosenFiles,
    find: '.filter(({ reason }) => reason === null)',
    replace: '.filter(() => true)',
  },
  { id: '5.file.kilobyte', file: 'src/domain/files/file-rules.ts', find: 'maxKb * 1000', replace: 'maxKb * 1024' },
  { id: '5.file.single', file: chosenFiles, find: ': taken.slice(-1)', replace: ': [...before, ...taken]' },
  {
    id: '5.file.multiple',
    file: chosenFiles,
    find: 'multiple ? [...before, ...taken] :',
    replace: 'multiple ? taken :',
  },
  {
    id: '5.input.digits',
    file: 'src/ui/components/form/digits-field.tsx',
    find: '/\\D/.test(event.key)',
    replace: '/\\s/.test(event.key)',
  },
  {
    id: '5.date.emitted',
    file: 'src/adapters/http/profile/profile-wire.ts',
    find: "date.replaceAll('-', '/')",
    replace: 'date',
  },
  {
    id: '5.date.displayed',
    file: 'src/ui/form/calendar-date-field.tsx',
    find: 'isDay(value) ? shownDate(value) : value',
    replace: 'value',
  },
  {
    id: '5.text.file-name',
    file: 'src/ui/components/media/file-name-text.ts',
    find: 'fileNameLimit = 30',
    replace: 'fileNameLimit = 31',
  },
  {
    id: '5.text.card-title',
    file: 'src/ui/components/text/truncated.tsx',
    find: 'CARD_TITLE_LIMIT = 50',
    replace: 'CARD_TITLE_LIMIT = 51',
  },
  {
    id: '5.text.description',
    file: 'src/ui/catalog/schemes/scheme-card.tsx',
    find: 'limit={DESCRIPTION_LIMIT}',
    replace: 'limit={CARD_TITLE_LIMIT}',
  },
];
