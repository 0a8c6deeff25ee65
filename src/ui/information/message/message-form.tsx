import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
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
import { paths } from '../../core/paths.ts';
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

const MessageForm = ({ heading }: { readonly heading: RefObject<HTMLElement | null> }) => {
  const search = useAddressSearch();
  const [query] = useState(() => new URLSearchParams(search));
  const wanted = query.get('tulis');
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form opens
  useEffect(() => {
    if (wanted !== null) return;
    navigate(`${paths.contact.to({})}?tulis`, { replace: true }); // keeps the form open after a reload
    heading.current?.focus();
  }, []);
  return <Message subject={wanted ?? ''} trxId={decodeTrxId(query.get('trx') ?? '') ?? ''} />;
};

const Message = ({ subject, trxId }: { readonly subject: string; readonly trxId: string }) => {
  const tools = useTools();
  const { candidate, status } = useSession();
  const [written, setWritten] = useState(0);
  if (!tools || status === 'unknown') return <Skeleton name="form" />; // the stored message depends on the user
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
