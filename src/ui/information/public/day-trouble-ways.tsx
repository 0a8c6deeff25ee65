import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { deviceTokens } from '../../../application/device/tokens.ts';
import { informationTokens } from '../../../application/information/tokens.ts';
import type { IdSource } from '../../../application/ports/device/id-source.ts';
import type { TabMemory } from '../../../application/ports/device/tab-memory.ts';
import { isDefinite } from '../../../application/sending/request-keys.ts';
import { shownName } from '../../../domain/account/candidate.ts';
import type { MessageReceipt } from '../../../domain/information/message.ts';
import { useContact } from '../../core/body/body-facts.ts';
import { useConfig } from '../../core/config-context.ts';
import { failureText } from '../../core/failure-text.ts';
import { paths } from '../../core/paths.ts';
import { useService, useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { useCopy } from '../../core/use-copy.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { type ButtonLook, buttonLook } from '../../kit/components/button/button-look.ts';
import { CopyButton } from '../../kit/components/button/copy-button.tsx';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { TextAreaField } from '../../kit/components/form/text-area-field.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { mailAddress, phoneAddress, whatsappAddress } from '../../kit/format/contact-address.ts';
import { placeless, shortDateTime } from '../../kit/format/date.ts';
import { inOneLine } from '../../kit/format/in-one-line.ts';
import { color, fontSize, radius, readingWidth, space } from '../../kit/theme/theme.ts';
import { type KeptTrouble, keepTrouble, readTrouble } from './day-trouble-memory.ts';
import {
  type DayTroubleOf,
  isRequest,
  mostOfAddition,
  type Trouble,
  troubleAdvice,
  troubleSubject,
  troubles,
  troubleText,
  troubleWords,
} from './day-trouble-text.ts';

const Frame = styled(Stack)`
  max-inline-size: ${readingWidth};
`;

const Text = styled.p`
  background: ${color.surfaceSunken};
  border-radius: ${radius.control};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  padding: ${space(3)} ${space(4)};
  white-space: pre-line;
`;

const Advice = styled.div`
  &:empty {
    position: absolute; /* it adds no gap */
  }
`;

const Way = styled.a<ButtonLook>`
  ${buttonLook}
  overflow-wrap: anywhere;
`;

const look = { $variant: 'secondary', $size: 'medium', $wide: false } as const;

const options = troubles.map((trouble) => {
  const { title, hint } = troubleWords[trouble];
  return { id: trouble, name: trouble, value: trouble, title, hint };
});

const Ways = ({ text, subject }: { readonly text: string; readonly subject: string }) => {
  const { email, phone, whatsapp } = useContact();
  const copy = useCopy();
  return (
    <Cluster $gap={[3, 3]}>
      {phone && (
        <Way {...look} href={phoneAddress(phone)}>
          <Phone size={18} aria-hidden="true" />
          Telepon {inOneLine(phone)}
        </Way>
      )}
      {whatsapp && (
        <Way {...look} href={whatsappAddress(whatsapp, text)} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={18} aria-hidden="true" />
          WhatsApp {inOneLine(whatsapp)}
          <VisuallyHidden>(buka di tab baru)</VisuallyHidden>
        </Way>
      )}
      {email && (
        <Way {...look} href={mailAddress(email, subject, text)}>
          <Mail size={18} aria-hidden="true" />
          Email {email}
        </Way>
      )}
      <CopyButton text={text} copy={copy} label="Salin teks" variant="quiet" size="medium" />
      {!phone && !whatsapp && !email && <TextLink to={paths.contact.to({})}>Kontak lembaga sertifikasi</TextLink>}
    </Cluster>
  );
};

interface Tools {
  readonly memory: TabMemory;
  readonly ids: IdSource;
}

interface OfPersonProps {
  readonly of: DayTroubleOf;
  readonly tools: Tools;
  readonly user: string;
  readonly name: string;
  readonly email: string;
}

interface RequestProps {
  readonly receipt: MessageReceipt | null;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly email: string;
  readonly onSend: () => void;
}

const Request = ({ receipt, busy, failure, email, onSend }: RequestProps) => {
  const id = useId();
  const sent = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(false);
  const isSent = asked && receipt !== null;
  useEffect(() => {
    if (isSent) sent.current?.focus(); // the button that had the focus is gone
  }, [isSent]);
  if (receipt) {
    const at = receipt.at === null ? '' : `, ${shortDateTime(receipt.at, placeless)}`;
    const title = `Permohonan pindah jadwal terkirim${at}`;
    return (
      <section ref={sent} tabIndex={-1} aria-label={title} aria-describedby={id}>
        <Callout tone="positive" title={title}>
          <div id={id}>
            <p>
              Nomor pesan: <strong>{receipt.number}</strong>. Jawaban dikirim ke {email}
              {receipt.answerWithinDays !== null && `, paling lama ${receipt.answerWithinDays} hari kerja`}.
            </p>
            <p>Bila asesmen hari ini, telepon juga: pesan mungkin belum terbaca.</p>
          </div>
        </Callout>
      </section>
    );
  }
  const press = () => {
    setAsked(true);
    onSend();
  };
  return (
    <>
      {failure !== null && (
        <Callout tone="caution" live="assertive" title="Permohonan belum terkirim">
          {failure === notHere ? 'LSP ini tidak menerima pesan lewat portal.' : failureText(failure).text} Yang Anda
          tulis tetap ada. Pakai cara lain di bawah, terutama bila asesmen hari ini.
        </Callout>
      )}
      {failure !== notHere && (
        <Cluster>
          <Button busy={busy} onClick={press}>
            {failure === null ? 'Kirim permohonan pindah jadwal' : 'Coba kirim lagi'}
          </Button>
        </Cluster>
      )}
    </>
  );
};

const notHere = 'notHere';

const useRequest = ({ of: { trxId }, tools: { memory, ids }, user, email }: OfPersonProps) => {
  const send = useService(informationTokens.sendMessage);
  const [kept, setKept] = useState<KeptTrouble>(() => readTrouble(memory, user, trxId));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const keep = (now: KeptTrouble) => {
    keepTrouble(memory, user, trxId, now); // before it is sent, because the page may be closed before the reply
    setKept(now);
  };
  const change = (changes: Partial<KeptTrouble>) => {
    setFailure(null);
    keep({ ...kept, ...changes });
  };
  const ask = async (text: string): Promise<void> => {
    // the key of a request whose outcome is unknown, so that it is not sent twice (fault matrix 53)
    const requestKey = kept.text === text && kept.requestKey !== '' ? kept.requestKey : ids.next();
    const asked = { ...kept, text, requestKey, receipt: null };
    keep(asked);
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await send({ subject: 'absence', trxId, text, email }, requestKey);
      if (outcome.kind === 'sent') keep({ ...asked, receipt: outcome.receipt });
      else setFailure(notHere);
    } catch (error) {
      if (isDefinite(error)) keep({ ...asked, requestKey: '' });
      setFailure(error);
    }
    setBusy(false);
  };
  return { kept, busy, failure, change, ask: (text: string): void => void ask(text) };
};

const OfPerson = (props: OfPersonProps) => {
  const { of, name, email } = props;
  const { kept, busy, failure, change, ask } = useRequest(props);
  const takesMessages = useConfig().features.messages && email !== '';
  const { trouble, addition } = kept;
  const text = trouble && troubleText(trouble, of, name, addition);
  return (
    <Frame $gap={4}>
      <RadioGroup
        label="Apa yang terjadi?"
        name={`berhalangan-${of.trxId}`}
        options={options}
        value={trouble ?? ''}
        disabled={busy}
        onValue={(value) => change({ trouble: value as Trouble })}
      />
      <Advice {...politely}>
        {trouble && (
          // one element of its own, because Orca says all again for each that comes
          <Stack key={trouble} $gap={4}>
            {troubleAdvice(trouble, of).map((said) => (
              <p key={said}>{said}</p>
            ))}
          </Stack>
        )}
      </Advice>
      {trouble && text !== null && (
        <>
          <TextAreaField
            label={troubleWords[trouble].more}
            optional
            rows={2}
            maxLength={mostOfAddition}
            value={addition}
            readOnly={busy}
            onValue={(value) => change({ addition: value })}
          />
          {isRequest(trouble) && takesMessages && (
            <Request
              receipt={kept.text === text ? kept.receipt : null}
              busy={busy}
              failure={failure}
              email={email}
              onSend={() => ask(text)}
            />
          )}
          <Ways text={text} subject={troubleSubject(trouble, of)} />
          <div>
            <p>Teks yang dikirim:</p>
            <Text>{text}</Text>
          </div>
        </>
      )}
    </Frame>
  );
};

const DayTroubleWays = (of: DayTroubleOf) => {
  const services = useServices();
  const { candidate } = useSession();
  const [tools, setTools] = useState<Tools | null>(null);
  useEffect(() => {
    const reading = Promise.all([services.resolve(deviceTokens.tabMemory), services.resolve(deviceTokens.ids)]);
    void reading.then(([memory, ids]) => setTools({ memory, ids }));
  }, [services]);
  if (!tools || !candidate) return null;
  const { id, email } = candidate;
  return (
    <OfPerson key={`${id} ${of.trxId}`} of={of} tools={tools} user={id} name={shownName(candidate)} email={email} />
  );
};

export default DayTroubleWays;
