import { type ReactNode, useDeferredValue, useState } from 'react';
import { profileTabs } from '../core/menu-texts.ts';
import { useAddressSearch } from '../core/page/address-search.ts';
import { paths } from '../core/paths.ts';
import type { PageProps } from '../core/route.tsx';
import { ResendVerification } from '../core/session/resend-verification.tsx';
import { useSession } from '../core/session/session-view.ts';
import { WrongAddress } from '../core/session/wrong-address.tsx';
import { Slot } from '../core/slots.tsx';
import { Button } from '../kit/components/button/button.tsx';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { Skeleton } from '../kit/components/feedback/skeleton.tsx';
import { PageHeading } from '../kit/components/layout/page-heading.tsx';
import { Stack } from '../kit/components/layout/stack.tsx';
import { TabAccordion } from '../kit/components/layout/tab-accordion.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { Breakable } from '../kit/components/text/breakable.tsx';
import { useRunningTimelines } from './after-profile.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { PersonalTab } from './personal-tab.tsx';
import { type ProfileOwner, useCompleteness } from './public/profile-data.ts';
import { career } from './records/career.tsx';
import { education } from './records/education.tsx';
import { RecordsTab } from './records/records-tab.tsx';
import { SignatureTab } from './signature-tab.tsx';
import { tabPanelId } from './tab-panel-id.ts';

const dismissed = new Set<string>();

const UnverifiedEmailNotice = () => {
  const { candidate } = useSession();
  const [, setHidden] = useState(false);
  if (candidate?.emailVerified !== false || dismissed.has(candidate.id)) return null;
  const dismiss = () => {
    dismissed.add(candidate.id);
    setHidden(true);
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Callout
      tone="caution"
      title="Email Anda belum terverifikasi"
      action={
        <>
          <ResendVerification variant="secondary" size="small" />
          <Button variant="quiet" size="small" onClick={dismiss}>
            Nanti saja
          </Button>
        </>
      }
    >
      <p>
        Buka tautan yang kami kirim ke <Breakable>{candidate.email}</Breakable>. Setelah itu kabar tentang asesmen juga
        kami kirim ke sana.
      </p>
      <WrongAddress email={candidate.email} />
      <Slot name="mail" />
    </Callout>
  );
};

const contents: Readonly<Record<string, (owner: ProfileOwner) => ReactNode>> = {
  informasi_pribadi: ({ id, fullname }) => <PersonalTab candidateId={id} fullname={fullname} />,
  riwayat_pendidikan: ({ id }) => <RecordsTab kind={education} candidateId={id} />,
  pengalaman_kerja: ({ id }) => <RecordsTab kind={career} candidateId={id} />,
  tanda_tangan: ({ id }) => <SignatureTab candidateId={id} />,
};

/** Four tabs by the query `tab`; the first one by default (specification 2). */
const ProfilePage = ({ title }: PageProps) => {
  const { candidate } = useSession();
  const asked = new URLSearchParams(useAddressSearch()).get('tab');
  const current = profileTabs.find(({ tab }) => tab === asked) ?? profileTabs[0];
  if (!candidate || !current) return null;
  return <OfCandidate candidate={candidate} current={current.to} title={title} key={candidate.id} />;
};

interface OfCandidateProps {
  readonly candidate: NonNullable<ReturnType<typeof useSession>['candidate']>;
  readonly current: string;
  readonly title: string;
}

const OfCandidate = ({ candidate, current, title }: OfCandidateProps) => {
  const completeness = useCompleteness(candidate);
  useRunningTimelines();
  // Keeps the tabs mounted: a tab refetches failed queries on mount, which would unmount the tab again.
  const [answered, setAnswered] = useState(false);
  if (completeness !== undefined && !answered) setAnswered(true);
  // Defers the form with its 40 fields to keep the page responsive. The card appears with the form, because its height depends on the data.
  const shown = useDeferredValue(answered);
  return (
    <>
      <PageHeading title={title} lead="Data ini dipakai untuk mengisi APL 01 dan dokumen asesmen Anda." />
      <Stack $gap={5}>
        {candidate.emailVerified === false && <UnverifiedEmailNotice />}
        <CompletenessCard read={shown ? (completeness ?? null) : undefined} />
        {!shown ? (
          <Skeleton name="form" />
        ) : (
          <>
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
            <p>
              <TextLink to={paths.ownData.to({})}>Data saya di perangkat ini</TextLink>: lihat, unduh, atau hapus.
            </p>
          </>
        )}
      </Stack>
    </>
  );
};

export default ProfilePage;
