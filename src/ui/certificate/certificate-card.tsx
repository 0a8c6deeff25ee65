import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { certificateState } from '../../domain/assessment/certificate-state.ts';
import type { Timeline } from '../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import type { CertificateState } from '../../domain/certificate/certificate.ts';
import { useTimelineRefresh } from '../assessment/public/timeline-data.ts';
import { useConfig } from '../core/config-context.ts';
import { useReachable } from '../core/page/reachable.ts';
import { useNarrowWindow } from '../core/page/use-narrow-window.ts';
import { checkAddress, paths } from '../core/paths.ts';
import { DownloadButton } from '../forms/document/download-button.tsx';
import { Button } from '../kit/components/button/button.tsx';
import { LinkButton } from '../kit/components/button/link-button.tsx';
import { Breathing, SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { Card } from '../kit/components/layout/card.tsx';
import { Cluster } from '../kit/components/layout/cluster.tsx';
import { DescriptionList } from '../kit/components/layout/description-list.tsx';
import { Badge } from '../kit/components/text/badge.tsx';
import { longDate, placeless } from '../kit/format/date.ts';
import { media } from '../kit/theme/media.ts';
import { fontSize, space } from '../kit/theme/theme.ts';
import { certificateText } from './certificate-text.ts';
import { Beside } from './paper-shape.ts';
import { CertificateElsewhere } from './public/certificate-elsewhere.ts';
import { lifeText } from './public/life-text.ts';
import { OwnCertificate } from './public/own-certificate.tsx';
import { Renewal } from './public/renewal.tsx';
import { useCertificateDownload } from './public/use-certificate-download.ts';
import { useLife } from './public/use-life.ts';
import { ShareCertificate } from './share-certificate.tsx';

const Head = styled.div`
  align-items: start;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  justify-content: space-between;

  h2 {
    flex: 1 1 16rem;
    font-size: ${fontSize.lead};
  }
`;

const Buttons = styled(Cluster)`
  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const factsOf = ({ number, issuedAt, validUntil }: CertificateState, schedule: Timeline['schedule'] | undefined) => [
  ...(schedule?.startsAt ? [{ title: 'Asesmen', content: longDate(schedule.startsAt, schedule.zone) }] : []),
  ...(number ? [{ title: 'Nomor sertifikat', content: number }] : []),
  ...(issuedAt ? [{ title: 'Diterbitkan', content: longDate(issuedAt, placeless) }] : []),
  ...(validUntil ? [{ title: 'Berlaku sampai', content: longDate(validUntil, placeless) }] : []),
];

interface ActionProps {
  readonly trxId: string;
  readonly state: CertificateState;
  readonly renewed: boolean;
}

const Actions = ({ trxId, state: { status, number }, renewed }: ActionProps) => {
  const refresh = useTimelineRefresh(trxId);
  const { address, download, onEnd } = useCertificateDownload(trxId, number, refresh);
  const [busy, setBusy] = useState(false);
  const reachable = useReachable();
  const narrow = useNarrowWindow();
  const trxid = encodeTrxId(trxId);
  const { certificateCheck } = useConfig().features;
  const lookAgain = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };
  return (
    <>
      {address !== null && <CertificateElsewhere address={address} />}
      <Buttons>
        {(status === 'ready' || status === 'unknown') && (
          <DownloadButton
            variant={renewed || status === 'unknown' ? 'secondary' : 'accent'}
            download={download}
            onEnd={onEnd}
          >
            Unduh sertifikat
          </DownloadButton>
        )}
        {certificateCheck && status === 'ready' && number && (
          <LinkButton to={checkAddress(number)} variant="secondary">
            Periksa keaslian
          </LinkButton>
        )}
        {(status === 'undecided' || status === 'signing' || status === 'unknown') && (
          <Button variant="secondary" busy={busy} onClick={() => void lookAgain()}>
            <RefreshCw size={18} aria-hidden="true" />
            Periksa lagi
          </Button>
        )}
        <LinkButton
          to={reachable(paths.timeline.to({ id: trxid }), trxid)}
          variant={status === 'not_ready' || status === 'ready' ? 'secondary' : 'quiet'}
        >
          {narrow ? 'Lihat di Beranda' : 'Buka proses sertifikasi'}
        </LinkButton>
      </Buttons>
    </>
  );
};

export interface CertificateCardProps {
  readonly trxId: string;
  readonly title: string;
  readonly timeline: Timeline | null | undefined;
  readonly highlighted: boolean;
}

export const hasReachedCertificate = ({ stages }: Timeline): boolean =>
  stages.some(({ name, status }) => name === 'certificate' && status !== 'locked');

export const CertificateCard = ({ trxId, title, timeline, highlighted }: CertificateCardProps) => {
  const state = timeline === undefined ? undefined : certificateState(timeline);
  const life = useLife(state?.validUntil ?? null);
  const { times } = useConfig();
  const framed = (badge: ReactNode, content: ReactNode) => (
    <Card as="li" $gap={4} $highlighted={highlighted} aria-current={highlighted ? 'true' : undefined}>
      <Head>
        <h2>{title}</h2>
        {badge}
      </Head>
      {content}
    </Card>
  );
  if (state === undefined) {
    return framed(
      null,
      <Breathing aria-hidden="true">
        <SkeletonBlock $height="5.5rem" />
      </Breathing>,
    );
  }
  const { tone, label, text } = certificateText(state, life, times.certificate, timeline?.schedule.zone);
  const facts = factsOf(state, timeline?.schedule);
  const renewal =
    state.status === 'ready' ? lifeText({ ...state, life }, timeline?.scheme.slug ?? '', timeline?.continuedBy) : null;
  const known = facts.length > 0 && <DescriptionList items={facts} />;
  const actions = <Actions trxId={trxId} state={state} renewed={renewal !== null} />;
  return framed(
    <Badge $tone={tone}>{label}</Badge>,
    <>
      {state.status === 'ready' ? (
        <Beside>
          <OwnCertificate scheme={title} facts={state} ended={life === 'ended'} />
          <div>
            <p>{text}</p>
            {actions}
            {known}
          </div>
        </Beside>
      ) : (
        <>
          <p>{text}</p>
          {known}
          {actions}
        </>
      )}
      {renewal && <Renewal {...renewal} />}
      {state.status === 'ready' && <ShareCertificate scheme={title} facts={state} />}
    </>,
  );
};
