import { paths } from '../core/paths.ts';
import { type SessionView, useSession } from '../core/session/session-view.ts';
import { Skeleton } from '../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { ErasePart } from './erase-part.tsx';
import { OwnDataExportPart } from './export-part.tsx';
import { StoredPart, useStoredHere } from './stored-part.tsx';

const OwnDataPage = () => {
  const { candidate } = useSession();
  return candidate && <OfCandidate candidate={candidate} key={candidate.id} />;
};

const OfCandidate = ({ candidate }: { readonly candidate: NonNullable<SessionView['candidate']> }) => {
  const stored = useStoredHere(candidate.id);
  return (
    <>
      <PageHeading
        title="Data saya di perangkat ini"
        lead="Lihat, bawa, atau hapus data Anda sesuai hak Anda menurut UU PDP."
      />
      {stored ? (
        <Stack $gap={5}>
          <StoredPart data={stored} />
          <OwnDataExportPart candidate={candidate} />
          <ErasePart user={candidate.id} />
          <p>
            Untuk memperbaiki atau menghapus data di server,{' '}
            <TextLink to={`${paths.contact.to({})}?tulis=personal-data`}>tulis kepada lembaga sertifikasi</TextLink>.
            Penjelasan lengkap ada di <TextLink to={paths.privacy.to({})}>Kebijakan Privasi</TextLink>.
          </p>
        </Stack>
      ) : (
        <Skeleton name="text" />
      )}
    </>
  );
};

export default OwnDataPage;
