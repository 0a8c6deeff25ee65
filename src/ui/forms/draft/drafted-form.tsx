import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { UnopenedDraft } from '../../../application/draft/draft-envelope.ts';
import type { DraftSession } from '../../../application/draft/draft-session.ts';
import { useLostFocus } from '../../core/page/use-lost-focus.ts';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { layer, space } from '../../kit/theme/theme.ts';
import { DiscardButton } from './discard-button.tsx';
import type { Draft } from './draft.ts';
import { FoundLater, OlderDraft, UnopenedNotice } from './draft-notices.tsx';
import { DraftStatus } from './draft-status.tsx';
import { draftTime } from './draft-time.ts';
import { DraftSessionContext, FrozenContext } from './frozen-context.ts';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { useDraftState } from './use-draft-state.ts';

const useFlushMoments = ({ flush }: DraftSession): void => {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const now = () => void flush();
    document.addEventListener('focusout', now, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && now(), { signal });
    addEventListener('pagehide', now, { signal });
    return () => stop.abort();
  }, [flush]);
};

const Notices = styled.div<{ $stay: boolean }>`
  display: grid;
  gap: ${space(3)};
  inset-block-start: 5rem; /* below the header */
  position: ${({ $stay }) => ($stay ? 'sticky' : 'static')};
  z-index: ${layer.sticky - 1};

  &:not(:empty) {
    margin-block-end: ${space(6)};
  }
`;

const Row = styled(Cluster)`
  margin-block: -${space(1.5)}; /* so that a high button does not move the text away from the icon of the notice */
`;

const Form = styled.div`
  &[inert] {
    opacity: 0.6;
  }
`;

export interface DraftedFormProps<Values> {
  readonly session: DraftSession;
  readonly form: string;
  readonly basis: string;
  readonly read: (stored: unknown) => Values | null;
  readonly quiet: boolean;
  readonly frozen: boolean;
  readonly onContinue: () => void;
  readonly onReopen: () => void;
  readonly children: (draft: Draft<Values>) => ReactNode;
}

/** `read` can throw on values from an older version of the portal. */
const quietly = <Values,>(read: (stored: unknown) => Values | null, stored: unknown): Values | null => {
  try {
    return read(stored);
  } catch {
    return null;
  }
};

const unopenedOf = <Values,>(
  { found, unopened, state }: DraftSession,
  restored: Values | null,
): UnopenedDraft | null => {
  const otherShape = found !== null && found.values !== null && restored === null;
  return otherShape ? { savedAt: state.value.savedAt ?? 0, missing: 'all' } : unopened;
};

export const DraftedForm = <Values,>(props: DraftedFormProps<Values>) => {
  const { session, form, basis, read, quiet, frozen, onContinue, onReopen, children } = props;
  const { found, keys, now, keep, addFile, removeFile, remove, keepOwn, flush, state } = session;
  const files = useDraftState(session, 'files');
  const touched = useDraftState(session, 'touched');
  const removed = useDraftState(session, 'removed');
  const durable = useDraftState(session, 'durable');
  const overtaken = useDraftState(session, 'overtaken');
  const foundLater = useDraftState(session, 'foundLater');
  const [restored] = useState(() => (found ? quietly(read, found.values) : null));
  const [foundAt] = useState(() => (restored !== null || files.size > 0 ? session.state.value.savedAt : null));
  const [chosen, setChosen] = useState(foundAt === null || found?.basis === basis);
  const [unopened] = useState(() => unopenedOf(session, restored));
  useFlushMoments(session);
  useLostFocus(`${chosen} ${frozen}`);

  const unsent = !removed && (touched || foundAt !== null);
  const draft = useMemo<Draft<Values>>(() => {
    const savedAt = foundAt === null ? null : new Date(foundAt).toISOString();
    const written = async () => {
      await flush();
      return state.value.durable && !state.value.overtaken;
    };
    return { restored, savedAt, files, keys, unsent, durable, keep, addFile, removeFile, flush: written, sent: remove };
  }, [restored, foundAt, files, keys, unsent, durable, keep, addFile, removeFile, flush, state, remove]);

  const discard = () => void remove().then(onReopen);
  const unseen = foundLater !== null && !touched && found === null;
  const reopen = useEffectEvent(onReopen);
  useEffect(() => {
    if (unseen) reopen(); // the form has no input yet, so reopening loses nothing
  }, [unseen]);
  const use = () => {
    setChosen(true);
    if (restored !== null) keep(restored); // saves the draft again with the current basis
  };
  if (!chosen && foundAt !== null && !frozen)
    return <OlderDraft savedAt={foundAt} now={now()} onUse={use} onDiscard={discard} />;
  const stopped = frozen || overtaken;
  return (
    <FrozenContext value={stopped}>
      <DraftSessionContext value={session}>
        <Notices data-print="hidden" $stay={stopped}>
          {stopped && <OpenElsewhere frozen lost={overtaken} onContinue={onContinue} />}
          {!stopped && !durable && (
            <Callout tone="caution" live="assertive">
              Penyimpanan perangkat tidak tersedia. Jangan tutup halaman ini.
            </Callout>
          )}
          {!stopped && unopened && !removed && <UnopenedNotice form={form} now={now()} {...unopened} />}
          {!stopped && foundLater !== null && !unseen && (
            <FoundLater savedAt={foundLater} now={now()} onOpen={discard} onKeepOwn={keepOwn} />
          )}
          {!stopped && !quiet && foundAt !== null && !removed && (
            <Callout live="polite">
              <Row $justify="space-between">
                <span>Draf dipulihkan, {draftTime(foundAt, now())}</span>
                <DiscardButton size="small" onDiscard={discard} />
              </Row>
            </Callout>
          )}
        </Notices>
        <Form inert={stopped}>{children(draft)}</Form>
        {!stopped && !quiet && !removed && <DraftStatus session={session} />}
      </DraftSessionContext>
    </FrozenContext>
  );
};
