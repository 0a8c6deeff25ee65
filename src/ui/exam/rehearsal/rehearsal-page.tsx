import { decodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Stack } from '../../components/layout/stack.tsx';
import { paths } from '../../paths.ts';
import type { PageProps } from '../../route.tsx';
import { useSession } from '../../session/session-view.ts';
import { RehearsalChecks } from './rehearsal-checks.tsx';
import { RehearsalFile } from './rehearsal-file.tsx';
import { RehearsalPractice } from './rehearsal-practice.tsx';
import { useRehearsal } from './use-rehearsal.ts';

const Checked = ({ user }: { readonly user: string }) => <RehearsalChecks rehearsal={useRehearsal(user)} />;

const RehearsalPage = ({ args: { trxid }, title }: PageProps<{ readonly trxid?: string }>) => {
  const user = useSession().candidate?.id;
  const known = trxid !== undefined && decodeTrxId(trxid) !== null;
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
        {user !== undefined && <Checked user={user} />}
        <RehearsalPractice />
        <RehearsalFile />
      </Stack>
    </>
  );
};

export default RehearsalPage;
