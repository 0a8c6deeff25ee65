import type { Timeline } from '../../../domain/assessment/timeline.ts';
import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { paths } from '../../paths.ts';
import { stageAddress } from '../timeline/stage-address.ts';

/** What follows a feedback: the certificate of who is competent, which the timeline tells by its stage. */
export const FeedbackNext = ({ timeline }: { readonly timeline: Timeline }) => {
  const certificate = timeline.stages.find(({ name }) => name === 'certificate');
  const certified = certificate !== undefined && certificate.status !== 'locked';
  return (
    <Callout
      tone="positive"
      title="Umpan balik sudah dikirim"
      action={
        certified ? (
          <LinkButton to={stageAddress('certificate', timeline.trxId)} variant="accent" size="small">
            Lihat sertifikat
          </LinkButton>
        ) : (
          <LinkButton to={paths.timeline.to({ id: encodeTrxId(timeline.trxId) })} variant="secondary" size="small">
            Lihat proses sertifikasi
          </LinkButton>
        )
      }
    >
      Terima kasih. {certified && (certificate.note ?? 'Sertifikat Anda sudah terbit.')}
    </Callout>
  );
};
