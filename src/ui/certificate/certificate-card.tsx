import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { CertificateOutcome } from '../../application/certificate/download-certificate.ts';
import { certificateState } from '../../domain/assessment/certificate-state.ts';
import type { Timeline } from '../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../domain/assessment/trx-id.ts';
import type { CertificateState } from '../../domain/certificate/certificate.ts';
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
import { CertificateAddress } from './certificate-address.tsx';
import { useDownloadCertificate } from './certificate-data.ts';
import { CertificatePreview } from './certificate-preview.tsx';
import { certificateText } from './certificate-text.ts';
import { lifeText } from './public/life-text.ts';
import { Renewal } from './public/renewal.tsx';
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

const BesidePreview = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));

  > div {
    align-content: start;
    display: grid;
    gap: ${space(4)};
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Buttons = styled(Cluster)`
  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const factsOf = ({ number, issuedAt, validUntil }: CertificateState) => [
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
  const { download, refresh } = useDownloadCertificate(trxId, number);
  const [address, setAddress] = useState<string | null>(null);
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
  const end = (outcome: CertificateOutcome) => {
    setAddress(outcome.kind === 'elsewhere' ? outcome.address : null);
    if (outcome.kind === 'notReady') void refresh();
  };
  return (
    <>
      {address !== null && <CertificateAddress address={address} />}
      <Buttons>
        {(status === 'ready' || status === 'unknown') && (
          <DownloadButton
            variant={renewed || status === 'unknown' ? 'secondary' : 'accent'}
            download={download}
            onEnd={end}
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
          variant={status === 'not_ready' ? 'secondary' : 'quiet'}
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
  const facts = factsOf(state);
  const renewal =
    state.status === 'ready' ? lifeText({ ...state, life }, timeline?.scheme.slug ?? '', timeline?.continuedBy) : null;
  const about = (
    <>
      <p>{text}</p>
      {facts.length > 0 && <DescriptionList items={facts} />}
    </>
  );
  return framed(
    <Badge $tone={tone}>{label}</Badge>,
    <>
      {state.status === 'ready' ? (
        <BesidePreview>
          <CertificatePreview scheme={title} facts={state} ended={life === 'ended'} />
          <div>{about}</div>
        </BesidePreview>
      ) : (
        about
      )}
      {renewal && <Renewal {...renewal} />}
      <Actions trxId={trxId} state={state} renewed={renewal !== null} />
      {state.status === 'ready' && <ShareCertificate scheme={title} facts={state} />}
    </>,
  );
};
