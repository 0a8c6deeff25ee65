import { useEffect, useRef } from 'react';
import type { MessageReceipt } from '../../../domain/information/message.ts';
import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { Callout } from '../../components/feedback/callout.tsx';
import { shortDateTime } from '../../format/date.ts';
import { useCopy } from '../../use-copy.ts';

interface MessageSentProps {
  readonly receipt: MessageReceipt;
  readonly email: string;
  readonly onAnother: () => void;
}

export const MessageSent = ({ receipt: { number, at, answerWithinDays }, email, onAnother }: MessageSentProps) => {
  const frame = useRef<HTMLElement>(null);
  const copy = useCopy();
  useEffect(() => {
    frame.current?.scrollIntoView?.({ block: 'center' });
    frame.current?.focus({ preventScroll: true });
  }, []);
  const title = at === null ? 'Pesan terkirim' : `Pesan terkirim, ${shortDateTime(at)}`;
  return (
    <section ref={frame} tabIndex={-1} aria-label={title}>
      <Callout
        tone="positive"
        title={title}
        action={
          <>
            <CopyButton text={number} copy={copy} label="Salin nomor pesan" variant="secondary" />
            <Button variant="quiet" size="small" onClick={onAnother}>
              Tulis pesan lain
            </Button>
          </>
        }
      >
        <p>
          Nomor pesan: <strong>{number}</strong>. Sebutkan nomor ini bila Anda menghubungi kami lagi.
        </p>
        <p>
          Jawaban kami kirim ke {email}
          {answerWithinDays !== null && `, paling lama ${answerWithinDays} hari kerja`}.
        </p>
      </Callout>
    </section>
  );
};
