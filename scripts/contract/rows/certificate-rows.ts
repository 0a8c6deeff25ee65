import { certificateCalls } from '../../../src/adapters/http/certificate/certificate-calls.ts';
import { certificateBody } from '../../../src/adapters/http/certificate/certificate-requests.ts';
import { filesCalls } from '../../../src/adapters/http/files/files-calls.ts';
import { rowsFor } from '../row.ts';

export const certificateRows = rowsFor('certificate', certificateCalls, {
  request: {
    requirement: '7.timeline.download-certificate',
    when: 'A candidate presses "Unduh sertifikat", never when a page opens. A PDF, or JSON with its id (`file_id`) or its address (`url`).',
    bodies: [certificateBody],
    shown: ['body.trx_id'],
    statuses: { 404: 'There is no certificate for this purchase.' },
  },
  check: {
    requirement: null,
    when: 'Everybody who checks the number of a certificate.',
    query: { no: 'The number as it is printed.' },
    statuses: {
      404: 'With `data.number` as it was asked, the page says that there is no certificate of this number. Any other 404 may be of a missing route or a proxy: the page says that it could not be checked.',
    },
    feature: 'certificateCheck',
    without: 'The page says who checks certificates instead, and nothing else leads to it.',
    open: true,
  },
  document: {
    requirement: '7.document.download',
    when: 'A candidate who downloads a receipt, a certificate or another document: a PDF.',
    params: { id: 'Id of the file, as another reply named it.' },
    statuses: { 404: 'The page says that the document is not there yet.' },
  },
});

export const filesRows = rowsFor('files', filesCalls, {
  storedFile: {
    requirement: null,
    when: 'A candidate who opens a file of a form, under the `src` that the form names, such as `/storage/berkas/{id}`.',
    params: { src: 'The `src` of the file.' },
    feature: 'storedFiles',
    without: 'Files of forms are named and cannot be opened.',
  },
});
