import { type ReactNode, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../components/feedback/skeleton.tsx';
import { PageHeading } from '../components/layout/page-heading.tsx';
import { TabAccordion } from '../components/layout/tab-accordion.tsx';
import { TextLink } from '../components/navigation/text-link.tsx';
import { profileTabs } from '../layouts/menu/menu-texts.ts';
import { useAddressSearch } from '../page/address-search.ts';
import { paths } from '../paths.ts';
import { type ProfileOwner, useCompleteness } from '../personal-data/profile-data.ts';
import type { PageProps } from '../route.tsx';
import { useSession } from '../session/session-view.ts';
import { space } from '../theme/theme.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { PersonalTab } from './personal-tab.tsx';
import { CareerTab, EducationTab } from './records/education-and-career.tsx';
import { SignatureTab } from './signature-tab.tsx';
import { tabPanelId } from './tab-panel-id.ts';
import { UnverifiedEmailNotice } from './unverified-email-notice.tsx';

const Column = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
`;

const contents: Readonly<Record<string, (owner: ProfileOwner) => ReactNode>> = {
  informasi_pribadi: ({ id, fullname }) => <PersonalTab candidateId={id} fullname={fullname} />,
  riwayat_pendidikan: ({ id }) => <EducationTab candidateId={id} />,
  pengalaman_kerja: ({ id }) => <CareerTab candidateId={id} />,
  tanda_tangan: ({ id }) => <SignatureTab candidateId={id} />,
};

/** `/profile`: the four tabs of the query `tab`, the first one for none or an unknown one (specification 2). */
const ProfilePage = ({ title }: PageProps) => {
  const { candidate } = useSession();
  const asked = new URLSearchParams(useAddressSearch()).get('tab');
  const current = profileTabs.find(({ tab }) => tab === asked) ?? profileTabs[0];
  if (!candidate || !current) return null;
  return <OfCandidate candidate={candidate} current={current.to} title={title} key={candidate.id} />;
};

interface OfCandidateProps {
  readonly candidate: NonNullable<ReturnType<typeof useSession>['candidate']>;
  /** The address of the tab that is open. */
  readonly current: string;
  readonly title: string;
}

const OfCandidate = ({ candidate, current, title }: OfCandidateProps) => {
  const completeness = useCompleteness(candidate);
  // Once shown, the tabs stay: a tab that opens asks again for what has failed, which would take it away again, for ever.
  const [answered, setAnswered] = useState(false);
  if (completeness !== undefined && !answered) setAnswered(true);
  // A form of 40 fields, made in slices between which the browser answers. The card is filled with it: its height follows from what is missing.
  const shown = useDeferredValue(answered);
  return (
    <>
      <PageHeading title={title} lead="Data ini dipakai untuk mengisi APL 01 dan dokumen asesmen Anda." />
      <Column>
        {candidate.emailVerified === false && <UnverifiedEmailNotice />}
        <CompletenessCard read={shown ? (completeness ?? null) : undefined} />
        {!shown ? (
          <Skeleton name="form" />
        ) : (
          <TabAccordion
            label="Bagian profil"
            current={current}
            items={profileTabs.map(({ tab, to, title: name }) => ({
              id: tabPanelId(tab),
              to,
              title: name,
              content: contents[tab]?.(candidate),
            }))}
          />
        )}
        <p>
          <TextLink to={paths.ownData.to({})}>Data saya di perangkat ini</TextLink>: lihat, unduh, atau hapus.
        </p>
      </Column>
    </>
  );
};

export default ProfilePage;
