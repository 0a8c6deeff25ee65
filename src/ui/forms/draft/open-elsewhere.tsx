import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { MessagePanel } from '../../kit/components/feedback/message-panel.tsx';
import { OtherTabPicture } from '../../kit/illustrations/other-tab-picture.tsx';

const title = 'Formulir ini terbuka di tab lain';

export interface OpenElsewhereProps {
  readonly onContinue: () => void;
  readonly frozen?: boolean;
  readonly lost?: boolean;
}

export const OpenElsewhere = ({ onContinue, frozen = false, lost = false }: OpenElsewhereProps) => {
  const action = <Button onClick={onContinue}>Lanjutkan di sini</Button>;
  if (!frozen)
    return (
      <MessagePanel picture={<OtherTabPicture />} title={title} actions={action}>
        Agar isian tidak saling menimpa, hanya satu tab yang dapat mengubah formulir. Isian terbaru Anda ikut terbuka di
        sini.
      </MessagePanel>
    );
  return (
    <Callout tone="caution" title={title} live="assertive" action={action}>
      {lost
        ? 'Isian terakhir di tab ini belum sempat disimpan. Catat dahulu sebelum melanjutkan di sini.'
        : 'Isian di bawah ini tidak dapat diubah. Lanjutkan di sini untuk membuka isian terbaru.'}
    </Callout>
  );
};
