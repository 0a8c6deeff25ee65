import { act, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, vi } from 'vitest';
import { systemClock } from '../../../../src/adapters/browser/system-clock.ts';
import { draftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../../src/application/draft/tokens.ts';
import { createSessionView, enter } from '../../../../src/ui/core/session/session-view.ts';
import type { Draft } from '../../../../src/ui/forms/draft/draft.ts';
import { DropDraft } from '../../../../src/ui/forms/draft/drop-draft.tsx';
import { LeaveFormWarning } from '../../../../src/ui/forms/draft/leave-form-warning.tsx';
import { useKeptForm } from '../../../../src/ui/forms/draft/use-kept-form.ts';
import { WithDraft } from '../../../../src/ui/forms/draft/with-draft.tsx';
import { JustReadContext } from '../../../../src/ui/forms/just-read-context.ts';
import { deviceTime } from '../../../../src/ui/kit/format/date.ts';
import { draftTools, key, noStorage, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { FakeDrafts } from '../../../fakes/fake-drafts.ts';
import { ScriptedTabs } from '../../../fakes/tab-fakes.ts';
import { FakeServices } from '../../purchase/portal-page.tsx';
import { person, showWith } from '../../show-with.tsx';

interface Values {
  nama: string;
}
const read = (stored: unknown): Values | null => {
  const { nama } = stored as Values;
  return typeof nama === 'string' ? { nama } : null;
};

const Form = ({ draft }: { draft: Draft<Values> }) => {
  const form = useForm<Values>({ defaultValues: draft.restored ?? { nama: 'dari server' } });
  useKeptForm({ form, hear: () => undefined }, draft, (values) => values);
  return (
    <>
      <LeaveFormWarning when={draft.unsent} trxId="TRX-1" />
      <input aria-label="Nama" {...form.register('nama')} />
      <output>{[...draft.files.values()].map(({ name }) => name).join()}</output>
      <button type="button" onClick={() => draft.addFile(new File(['x'], 'bukti.pdf'))}>
        Tambah
      </button>
      <button type="button" onClick={() => void draft.sent()}>
        Kirim
      </button>
    </>
  );
};

/**
 * One device; each `open` shows the form in a new page. `durable`: the storage works. `open(null)` shows the form as closed since `closed`;
 * `justRead`: the server has just said that it is closed; `owner` false: another tab has the form open.
 */
export const device = ({ durable = true, owner = true, justRead = true, closed = '2026-01-05T04:00:00Z' } = {}) => {
  const tools = draftTools();
  const storage = new FakeDrafts(systemClock, 0);
  const drafts = pageDrafts(durable ? storage.page() : noStorage);
  const tabs = new ScriptedTabs();
  const services = new FakeServices()
    .with(draftTokens.draftSessions, draftSessions({ ...tools, drafts }))
    .with(draftTokens.tabLeader, tabs);
  const session = createSessionView();
  enter(session, person('7'));
  const page = (basis: string | null) =>
    basis === null ? (
      <JustReadContext value={justRead}>
        <DropDraft form="apl01" trxId="TRX-1" closed={['2026-01-04T00:00:00Z', closed, null]} />
      </JustReadContext>
    ) : (
      <WithDraft form="apl01" trxId="TRX-1" basis={basis} read={read}>
        {(draft) => <Form draft={draft} />}
      </WithDraft>
    );
  const settled = () => act(async () => void (await vi.advanceTimersByTimeAsync(10)));
  return {
    storage,
    drafts,
    tabs,
    stored: async () => (await drafts.read(key)).content,
    open: async (basis: string | null = 'draft') => {
      const { rerender } = showWith(page(basis), { services, session });
      await settled();
      return async (later: string | null) => {
        tabs.first = owner ? 'mine' : 'elsewhere';
        rerender(page(later));
        await settled();
      };
    },
    otherTakesOver: () => act(() => tabs.otherTakesOver()),
    otherSteals: () => act(async () => tabs.otherSteals()),
  };
};

const now = Date.parse('2026-01-05T03:32:00Z');

/** When everything of these tests is saved, as the device says it. */
export const savedAt = deviceTime(now);

export const atClock = () => {
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
};

export const name = () => screen.getByLabelText<HTMLInputElement>('Nama');
export const type = (text: string) => act(async () => void fireEvent.input(name(), { target: { value: text } }));
export const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
export const press = (label: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: label })));
export const said = (text: RegExp | string) => screen.queryByText(text) !== null;
