import { useEffect, useState } from 'react';
import { deviceTokens } from '../../../application/device/tokens.ts';
import type { IdSource } from '../../../application/ports/device/id-source.ts';
import type { TabMemory } from '../../../application/ports/device/tab-memory.ts';
import { decodeTrxId } from '../../../domain/assessment/trx-id.ts';
import {
  type Message as MessageContent,
  type MessageReceipt,
  messageSubjects,
} from '../../../domain/information/message.ts';
import { useAddressSearch } from '../../core/page/address-search.ts';
import { useSectionFocus } from '../../core/page/use-section-focus.ts';
import { useServices } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { Skeleton } from '../../kit/components/feedback/skeleton.tsx';
import { type KeptMessage, keepMessage, keepSent, readMessage, readSent, type SentMessage } from './message-draft.ts';
import { LastMessage, MessageSent } from './message-sent.tsx';
import { Writing } from './writing.tsx';

interface Tools {
  readonly memory: TabMemory;
  readonly ids: IdSource;
}

const useTools = (): Tools | null => {
  const services = useServices();
  const [tools, setTools] = useState<Tools | null>(null);
  useEffect(() => {
    const reading = Promise.all([services.resolve(deviceTokens.tabMemory), services.resolve(deviceTokens.ids)]);
    void reading.then(([memory, ids]) => setTools({ memory, ids }));
  }, [services]);
  return tools;
};

/** The address may name the subject and the certification. `sectionId`: where the form is, and what the address leads to. */
const MessageForm = ({ sectionId }: { readonly sectionId: string }) => {
  const search = useAddressSearch();
  const [query] = useState(() => new URLSearchParams(search));
  const subject = query.get('tulis') ?? '';
  const trxId = decodeTrxId(query.get('trx') ?? '') ?? '';
  const tools = useTools();
  const { candidate, status } = useSession();
  const [written, setWritten] = useState(0);
  const isComing = !tools || status === 'unknown';
  useSectionFocus(isComing ? null : tools, `#${sectionId}`);
  if (isComing) return <Skeleton name="form" />; // the stored message depends on the user
  const user = candidate?.id ?? null;
  return (
    <OfPerson
      key={`${user} ${written}`}
      user={user}
      email={candidate?.email ?? ''}
      subject={messageSubjects.find((known) => known === subject) ?? ''}
      trxId={user === null ? '' : trxId}
      tools={tools}
      onAnother={() => setWritten(written + 1)}
    />
  );
};

interface OfPersonProps {
  readonly user: string | null;
  readonly email: string;
  readonly subject: MessageContent['subject'];
  readonly trxId: string;
  readonly tools: Tools;
  readonly onAnother: () => void;
}

const OfPerson = ({ user, email, subject, trxId, tools: { memory, ids }, onAnother }: OfPersonProps) => {
  const [kept] = useState<KeptMessage>(
    () => readMessage(memory, user) ?? { message: { subject, trxId, text: '', email }, requestKey: ids.next() },
  );
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [last] = useState(() => readSent(memory, user));
  if (sent) return <MessageSent sent={sent} onAnother={onAnother} />;
  const keepReceipt = (receipt: MessageReceipt, to: string) => {
    keepSent(memory, user, { receipt, email: to });
    setSent({ receipt, email: to });
  };
  return (
    <>
      {last && <LastMessage {...last} />}
      <Writing
        kept={kept}
        withCertification={user !== null}
        onKeep={(message, requestKey) => keepMessage(memory, user, message && { message, requestKey })}
        newKey={() => ids.next()}
        onSent={keepReceipt}
      />
    </>
  );
};

export default MessageForm;
