import { decodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { demonstrationKinds } from '../../../domain/files/upload-limits.ts';
import { InZoneOf } from '../../assessment/public/in-zone-of.tsx';
import { paths } from '../../core/paths.ts';
import type { PageProps } from '../../core/route.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { fileRefusal } from '../../forms/file-refusal.ts';
import { useChosenFiles } from '../../forms/use-chosen-files.ts';
import { LinkButton } from '../../kit/components/button/link-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { Card } from '../../kit/components/layout/card.tsx';
import { PageHeading } from '../../kit/components/layout/page-heading.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { FileDrop } from '../../kit/components/media/file-drop.tsx';
import { largestSize } from '../../kit/components/media/file-size.ts';
import { taskFileKinds } from '../exam-text.ts';
import { useKeepReady } from './ready-device-data.ts';
import { passedChecks, RehearsalChecks } from './rehearsal-checks.tsx';
import { RehearsalPractice } from './rehearsal-practice.tsx';
import { useRehearsal } from './use-rehearsal.ts';

const limits = { maxKb: 10_000, kinds: demonstrationKinds };
const judge = (file: File) => fileRefusal(file, limits);

const RehearsalFile = () => {
  const chosen = useChosenFiles({ judge });
  return (
    <Card as="section" aria-labelledby="gladi-file">
      <Stack $gap={4}>
        <h2 id="gladi-file">Mencoba memilih file</h2>
        <p>
          Untuk ujian demonstrasi, bila asesmen Anda memuatnya. File diperiksa seperti pada ujian: jenis, ukuran, dan
          apakah dapat dibaca. Pengirimannya sendiri tidak dicoba di sini, dan file tidak dikirim ke mana pun.
        </p>
        <FileDrop
          label="File percobaan"
          optional
          hint={`${taskFileKinds}; paling besar ${largestSize(limits)}`}
          accept=".zip,.mp4,.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf"
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

const Checked = ({ user, trxId }: { readonly user: string; readonly trxId: string | null }) => {
  const rehearsal = useRehearsal(user);
  useKeepReady({ user, trxId, rounds: rehearsal.running ? 0 : rehearsal.rounds, passed: passedChecks(rehearsal) });
  return <RehearsalChecks rehearsal={rehearsal} />;
};

const RehearsalPage = ({ args: { trxid }, title }: PageProps<{ readonly trxid?: string }>) => {
  const user = useSession().candidate?.id;
  const trxId = trxid === undefined ? null : decodeTrxId(trxid);
  const known = trxid !== undefined && trxId !== null;
  const checked = user !== undefined && <Checked user={user} trxId={trxId} />;
  const back = known ? paths.exams.to({ trxid }) : paths.assessments.to({});
  return (
    <>
      <PageHeading
        title={title}
        lead="Pastikan perangkat ini siap sebelum ujian dimulai. Tidak ada nilai, dan tidak ada yang dikirim ke asesor."
        actions={
          <LinkButton to={back} variant="secondary">
            {known ? 'Ke daftar ujian' : 'Ke Sertifikasi Saya'}
          </LinkButton>
        }
      />
      <Stack $gap={10}>
        {trxId === null ? checked : <InZoneOf trxId={trxId}>{checked}</InZoneOf>}
        <RehearsalPractice trxId={trxId} />
        <RehearsalFile />
      </Stack>
    </>
  );
};

export default RehearsalPage;
