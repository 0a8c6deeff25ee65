import { encodeTrxId } from '../../../domain/assessment/trx-id.ts';
import type { Transaction } from '../../../domain/purchase/transaction.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useNarrowWindow } from '../../page/use-narrow-window.ts';
import { paths } from '../../paths.ts';

/** Says that this schedule is bought and paid already, before the server has to refuse it. */
export const BoughtNotice = ({ bought }: { bought: Transaction }) => {
  const mobile = useNarrowWindow();
  return (
    <Notice
      tone="positive"
      title="Anda sudah terdaftar pada jadwal ini"
      {...(!mobile && {
        action: (
          <LinkButton to={paths.timeline.to({ id: encodeTrxId(bought.id) })} size="small">
            Buka proses sertifikasi
          </LinkButton>
        ),
      })}
    >
      {mobile ? 'Lanjutkan prosesnya di laptop atau komputer. ' : ''}
      Bila Anda ingin mengikuti asesmen lain, pilih jadwal lain di bawah ini.
    </Notice>
  );
};
