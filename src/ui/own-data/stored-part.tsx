import { useQuery } from '@tanstack/react-query';
import { keptDays } from '../../application/draft/old-drafts.ts';
import { ownDataTokens } from '../../application/own-data/tokens.ts';
import { useService } from '../core/services.tsx';
import { fileSize } from '../kit/components/media/file-size.ts';
import { deviceDate, deviceDateTime } from '../kit/format/date.ts';
import { Part } from './own-data-frame.ts';
import { formTitle, rowsOf, type StoredRow, trxIdOf } from './own-data-text.ts';

const storedKey = (user: string) => ['own-data', 'stored', user];

const Row = ({ form, trxId, count, size, savedAt }: StoredRow) => (
  <li>
    <strong>{formTitle(form)}</strong>
    {count > 1 && `, ${count} bagian`} · {trxId} · {fileSize(size)}
    {savedAt > 0 && ` · diubah ${deviceDateTime(savedAt)}`}
  </li>
);

export const useStoredHere = (user: string) => {
  const storedHere = useService(ownDataTokens.storedHere);
  return useQuery({
    queryKey: storedKey(user),
    queryFn: () => storedHere(user),
    staleTime: 0,
  }).data;
};

export const StoredPart = ({ data }: { readonly data: NonNullable<ReturnType<typeof useStoredHere>> }) => {
  return (
    <Part as="section" aria-labelledby="tersimpan">
      <h2 id="tersimpan">Yang tersimpan di perangkat ini</h2>
      {data.drafts === null ? (
        <p>
          Penyimpanan perangkat tidak dapat dibaca, jadi belum diketahui apa yang tersimpan. Muat ulang halaman ini.
        </p>
      ) : data.drafts.length === 0 ? (
        <p>Tidak ada draf atau jawaban yang belum terkirim di perangkat ini.</p>
      ) : (
        <>
          <p>Isian dan jawaban yang belum diterima server, tersimpan dalam bentuk tersandi:</p>
          <ul aria-label="Draf dan jawaban di perangkat ini">
            {rowsOf(data.drafts).map((row) => (
              <Row key={row.name} {...row} />
            ))}
          </ul>
        </>
      )}
      <ul aria-label="Lainnya di perangkat ini">
        <li>Sesi masuk Anda, sampai Anda keluar</li>
        <li>Pesan kepada lembaga yang sedang ditulis dan nomor pesan yang terakhir dikirim, sampai tab ditutup</li>
        <li>Tanda teknis: tab yang sedang membuka formulir dan waktu halaman terakhir dimuat ulang</li>
      </ul>
      <p>
        Draf formulir yang {keptDays} hari tidak diubah dihapus dari perangkat ini. Jawaban ujian yang belum terkirim
        tidak pernah dihapus tanpa persetujuan Anda.
      </p>
      {data.removed.length > 0 && (
        <>
          <p>Draf lama yang sudah dihapus:</p>
          <ul aria-label="Draf lama yang sudah dihapus">
            {data.removed.map((draft) => (
              <li key={`${draft.form} ${draft.subject} ${draft.savedAt}`}>
                {formTitle(draft.form)} · {trxIdOf(draft)} · diubah {deviceDate(draft.savedAt)}, dihapus{' '}
                {deviceDate(draft.removedAt)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
};
