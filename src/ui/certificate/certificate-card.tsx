import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Timeline } from '../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import type { CertificateStanding } from '../../domain/certificate/certificate.ts';
import { lifeText } from '../certificate-life/life-text.ts';
import { Renewal } from '../certificate-life/renewal.tsx';
import { useLife, useStanding } from '../certificate-life/standing-data.ts';
import { Button } from '../components/button/button.tsx';
import { LinkButton } from '../components/button/link-button.tsx';
import { Callout } from '../components/feedback/callout.tsx';
import { Breathing, SkeletonBlock } from '../components/feedback/skeleton-block.ts';
import { Card } from '../components/layout/card.tsx';
import { Cluster } from '../components/layout/cluster.tsx';
import { DescriptionList } from '../components/layout/description-list.tsx';
import { Badge } from '../components/text/badge.tsx';
import { useConfig } from '../config-context.ts';
import { DownloadButton } from '../document/download-button.tsx';
import { failureText } from '../failure-text.ts';
import { longDate } from '../format/date.ts';
import { useReachable } from '../page/reachable.ts';
import { paths } from '../paths.ts';
import { media } from '../theme/media.ts';
import { fontSize, space } from '../theme/theme.ts';
import { useDownloadCertificate } from './certificate-data.ts';
import { checkAddress } from './check-address.ts';
import { standingText } from './standing-text.ts';

const Frame = styled(Card)`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);

  h2 {
    font-size: ${fontSize.lead};
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  align-items: start;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  justify-content: space-between;

  h2 {
    flex: 1 1 16rem;
  }
`;

const Buttons = styled(Cluster)`
  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const factsOf = ({ number, issuedAt, validUntil }: CertificateStanding) => [
  ...(number ? [{ title: 'Nomor sertifikat', content: number }] : []),
  ...(issuedAt ? [{ title: 'Diterbitkan', content: longDate(issuedAt) }] : []),
  ...(validUntil ? [{ title: 'Berlaku sampai', content: longDate(validUntil) }] : []),
];

interface ActionProps {
  readonly trxId: string;
  readonly standing: CertificateStanding | null;
  readonly busy: boolean;
  /** It is time for a new one, which comes first. */
  readonly renewed: boolean;
  readonly onAskAgain: () => void;
}

/** What can be done with a certificate that is this far. */
const Actions = ({ trxId, standing, busy, renewed, onAskAgain }: ActionProps) => {
  const { download, refresh } = useDownloadCertificate(trxId);
  const reachable = useReachable();
  const trxid = encodeTrxId(trxId);
  const { certificateCheck } = useConfig().features;
  return (
    <Buttons>
      {standing?.status === 'ready' && (
        <DownloadButton
          variant={renewed ? 'secondary' : 'accent'}
          download={download}
          onEnd={({ kind }) => kind === 'notReady' && refresh()}
        >
          Unduh sertifikat
        </DownloadButton>
      )}
      {certificateCheck && standing?.status === 'ready' && standing.number && (
        <LinkButton to={checkAddress(standing.number)} variant="secondary">
          Periksa keaslian
        </LinkButton>
      )}
      {(standing?.status === 'signing' || standing?.status === 'unknown') && (
        <Button variant="secondary" busy={busy} onClick={onAskAgain}>
          <RefreshCw size={18} aria-hidden="true" />
          Periksa lagi
        </Button>
      )}
      <LinkButton
        to={reachable(paths.timeline.to({ id: trxid }), trxid)}
        variant={standing === null ? 'secondary' : 'quiet'}
      >
        Buka proses sertifikasi
      </LinkButton>
    </Buttons>
  );
};

export interface CertificateCardProps {
  readonly trxId: string;
  readonly title: string;
  /** Undefined while it is being read; null when it cannot be had, and then the server is asked all the same. */
  readonly timeline: Timeline | null | undefined;
  readonly highlighted: boolean;
}

/** Whether an assessment has come as far as its certificate. */
export const hasReachedCertificate = ({ stages }: Timeline): boolean =>
  stages.some(({ name, status }) => name === 'certificate' && status !== 'locked');

/** The certificate of one assessment: how far it is, and what to do. */
export const CertificateCard = ({ trxId, title, timeline, highlighted }: CertificateCardProps) => {
  const reached = timeline === null || (timeline !== undefined && hasReachedCertificate(timeline));
  const { data, error, isFetching, refetch } = useStanding(trxId, reached);
  const standing = reached ? data : timeline === undefined ? undefined : null;
  const life = useLife(standing?.validUntil ?? null);
  const framed = (badge: ReactNode, content: ReactNode) => (
    <Frame as="li" $highlighted={highlighted} aria-current={highlighted ? 'true' : undefined}>
      <Head>
        <h2>{title}</h2>
        {badge}
      </Head>
      {content}
    </Frame>
  );
  if (standing === undefined && error) {
    const retry = (
      <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
        Coba lagi
      </Button>
    );
    return framed(
      null,
      <Callout tone="critical" title="Keadaan sertifikat belum bisa dimuat" action={retry}>
        {failureText(error).text}
      </Callout>,
    );
  }
  if (standing === undefined) {
    return framed(
      null,
      <Breathing aria-hidden="true">
        <SkeletonBlock $height="5.5rem" />
      </Breathing>,
    );
  }
  const { tone, label, text } = standingText(standing, life);
  const facts = standing ? factsOf(standing) : [];
  const renewal = standing && lifeText({ ...standing, life }, timeline?.scheme.slug ?? '', timeline?.continuedBy);
  return framed(
    <Badge $tone={tone}>{label}</Badge>,
    <>
      <p>{text}</p>
      {facts.length > 0 && <DescriptionList items={facts} />}
      {renewal && <Renewal {...renewal} />}
      <Actions
        trxId={trxId}
        standing={standing}
        busy={isFetching}
        renewed={renewal !== null}
        onAskAgain={() => void refetch()}
      />
    </>,
  );
};
