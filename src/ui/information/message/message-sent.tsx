import { useEffect, useRef } from 'react';
import { useCopy } from '../../core/use-copy.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { placeless, shortDateTime } from '../../kit/format/date.ts';
import type { SentMessage } from './message-draft.ts';

const AnswerComing = ({ receipt: { answerWithinDays }, email }: SentMessage) => (
  <p>
    Jawaban kami kirim ke {email}
    {answerWithinDays !== null && `, paling lama ${answerWithinDays} hari kerja`}.
  </p>
);

/** Shown above the form when the candidate comes back to it. */
export const LastMessage = (sent: SentMessage) => {
  const { number, at } = sent.receipt;
  return (
    <Callout title={at === null ? 'Pesan Anda sudah masuk' : `Pesan Anda ${shortDateTime(at, placeless)} sudah masuk`}>
      <p>
        Nomor pesan: <strong>{number}</strong>.
      </p>
      <AnswerComing {...sent} />
    </Callout>
  );
};

interface MessageSentProps {
  readonly sent: SentMessage;
  readonly onAnother: () => void;
}

export const MessageSent = ({ sent, onAnother }: MessageSentProps) => {
  const { number, at } = sent.receipt;
  const frame = useRef<HTMLElement>(null);
  const copy = useCopy();
  useEffect(() => {
    frame.current?.scrollIntoView?.({ block: 'center' });
    frame.current?.focus({ preventScroll: true });
  }, []);
  const title = at === null ? 'Pesan terkirim' : `Pesan terkirim, ${shortDateTime(at, placeless)}`;
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
        <AnswerComing {...sent} />
      </Callout>
    </section>
  );
};
