import { demonstrationKinds } from '../../../domain/files/upload-limits.ts';
import { Callout } from '../../components/feedback/callout.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { FileDrop } from '../../components/media/file-drop.tsx';
import { largestSize } from '../../components/media/file-size.ts';
import { fileRefusal } from '../../form/file-refusal.ts';
import { useChosenFiles } from '../../form/use-chosen-files.ts';

const limits = { maxKb: 10_000, kinds: demonstrationKinds };
const judge = (file: File) => fileRefusal(file, limits);

export const RehearsalFile = () => {
  const chosen = useChosenFiles({ judge });
  return (
    <Card as="section" aria-labelledby="gladi-file">
      <Stack $gap={4}>
        <h2 id="gladi-file">Mencoba memilih file</h2>
        <p>
          Hanya perlu bila asesmen Anda memuat ujian demonstrasi. File diperiksa seperti pada ujian: jenis, ukuran, dan
          apakah dapat dibaca. Pengirimannya sendiri tidak dicoba di sini, dan file tidak dikirim ke mana pun.
        </p>
        <FileDrop
          label="File percobaan"
          optional
          hint={`PDF, PNG, JPG, ZIP, atau MP4; paling besar ${largestSize(limits)}`}
          accept=".pdf,.png,.jpg,.jpeg,.zip,.mp4"
          {...chosen}
          onChoose={(files) => void chosen.onChoose(files)}
        />
        {chosen.files.length > 0 && (
          <Callout tone="positive" live="polite" title="File ini dapat dibaca dan akan diterima">
            Saat ujian, tunggu tanda bahwa file sudah sampai sebelum menutup halaman.
          </Callout>
        )}
      </Stack>
    </Card>
  );
};
