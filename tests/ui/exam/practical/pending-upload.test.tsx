import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PendingUpload } from '../../../../src/ui/exam/practical/pending-upload.tsx';

const shown = ({ durable = true, saving = false }) =>
  render(
    <PendingUpload
      label="Tugas 1"
      pending={{ file: new File(['isi'], 'laporan.pdf'), uploading: { kind: 'cancelled' }, heals: false, saving }}
      closed={false}
      durable={durable}
      onSend={() => undefined}
      onStop={() => undefined}
      onRemove={() => undefined}
    />,
  ).container.textContent;

it.each([
  ['being stored', { saving: true }, 'File Anda sedang disimpan di perangkat ini…'],
  ['stored', {}, 'File Anda tetap tersimpan di perangkat ini.'],
  ['only in this page', { durable: false, saving: true }, 'Jangan tutup halaman ini'],
])('the page says that a file is %s', (_, standing, text) => {
  expect(shown(standing)).toContain(text);
});
