import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import type { SubmitAplOutcome } from '../../../../src/application/apl/apl-sender.ts';
import { deviceTokens } from '../../../../src/application/device/tokens.ts';
import { filesTokens } from '../../../../src/application/files/tokens.ts';
import { timeTokens } from '../../../../src/application/time/tokens.ts';
import { parseConfig } from '../../../../src/configuration/config.ts';
import { defaultConfig } from '../../../../src/configuration/default-config.ts';
import type { FormStatus } from '../../../../src/domain/assessment/form-status.ts';
import { encodeTrxId } from '../../../../src/domain/assessment/trx-id.ts';
import { useSendApl } from '../../../../src/ui/apl/use-sending.ts';
import { FormQuery } from '../../../../src/ui/assessment/public/form-page/form-query.tsx';
import { MissedDay } from '../../../../src/ui/assessment/public/form-page/missed-day.tsx';
import { timelineKey, useTimelineQuery } from '../../../../src/ui/assessment/public/timeline-data.ts';
import { AlertsContext, createAlertsView } from '../../../../src/ui/core/alerts/alerts-view.ts';
import { paths } from '../../../../src/ui/core/paths.ts';
import { createSessionView, SessionContext } from '../../../../src/ui/core/session/session-view.ts';
import { DownloadButton } from '../../../../src/ui/forms/document/download-button.tsx';
import { OpenStoredFile } from '../../../../src/ui/forms/document/open-stored-file.tsx';
import { JustReadContext } from '../../../../src/ui/forms/just-read-context.ts';
import { alreadySentText, sendForm } from '../../../../src/ui/forms/send-form.ts';
import { aStage } from '../../../builders/stages.ts';
import { SetServerClock } from '../../../fakes/time-fakes.ts';
import { FakeServices, onceAsked, sessionOf, showWith } from '../../show-with.tsx';

const content = new Blob(['%PDF-1.4'], { type: 'application/pdf' });

const file = { id: '1', name: 'ijazah.pdf', type: 'application/pdf', size: 8, src: '/storage/1' };

describe('a stored file', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  afterEach(() => void vi.restoreAllMocks());

  const show = (tab: object | null, config = defaultConfig, name = file.name) => {
    vi.spyOn(window, 'open').mockReturnValue(tab as Window | null);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const save = vi.fn();
    const services = new FakeServices()
      .with(filesTokens.storedFiles, { content: async () => content })
      .with(deviceTokens.fileSaver, { save });
    const { alerts } = showWith(<OpenStoredFile file={{ ...file, name }} />, { services, config });
    return { assign, save, alerts };
  };

  const openIn = async (tab: object | null) => {
    const shown = show(tab);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Buka ijazah.pdf di tab baru' })));
    return shown;
  };

  it('a stored file shows in the new tab', async () => {
    const tab = { opener: window, location: { href: 'about:blank' } };
    const { save, alerts } = await openIn(tab);
    expect(tab).toEqual({ opener: null, location: { href: expect.stringMatching(/^blob:/) } });
    expect([save.mock.calls.length, alerts.open]).toEqual([0, null]);
  });

  it('a stored file is saved where new tabs are blocked; the portal says so and leaves the page with its form alone', async () => {
    const { assign, save, alerts } = await openIn(null);
    expect(save.mock.calls).toEqual([[content, 'ijazah.pdf']]);
    expect(alerts.open).toMatchObject({ kind: 'notice', text: expect.stringContaining('unduhan') });
    expect(assign).not.toHaveBeenCalled();
  });

  it('a stored file is saved under a name that every system accepts, with the right extension', async () => {
    const { save } = show(null, defaultConfig, '../ijazah\u202Efdp.exe');
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Buka ../ijazahfdp.exe di tab baru' })),
    );
    expect(save.mock.calls).toEqual([[content, '-ijazahfdp.exe.pdf']]);
  });

  it('a file that the server does not serve shows only its name', () => {
    show(null, parseConfig({ features: { storedFiles: false } }));
    expect(document.body.textContent).toContain('ijazah.pdf');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('a double press saves a ready document once, and a separate press saves it again', async () => {
  const download = vi.fn(async () => ({ kind: 'saved' as const }));
  showWith(<DownloadButton download={download}>Unduh PDF</DownloadButton>);
  const button = screen.getByRole('button', { name: 'Unduh PDF' });
  await userEvent.dblClick(button);
  expect(download).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(download).toHaveBeenCalledTimes(2);
});

/** As a page does that led to the form. */
const AfterTimeline = () => {
  useQuery(useTimelineQuery()('TRX-1'));
  return <MissedDay trxId="TRX-1" />;
};

describe('a missed day', () => {
  const show = async (now: string) => {
    const clock = new SetServerClock();
    clock.set(() => Date.parse(now));
    const timeline = {
      trxId: 'TRX-1',
      scheme: { title: 'Digital Marketing', slug: 'digital-marketing' },
      schedule: { startsAt: '2026-11-25T01:00:00Z', endsAt: '2026-11-25T10:00:00Z', siteName: 'TUK Contoh', city: '' },
      stages: [aStage('apl01', { status: 'open', waitingFor: 'candidate' })],
    };
    const services = new FakeServices()
      .withTimelines({ find: async () => timeline } as never)
      .with(timeTokens.serverClock, clock);
    const { queries } = showWith(<AfterTimeline />, { services, session: sessionOf() });
    await waitFor(() => expect(queries.getQueryData(timelineKey('TRX-1'))).toBeDefined());
  };

  it('a form says after the day of its assessment that the LSP comes first', async () => {
    await show('2026-11-25T10:00:01Z');
    expect(await screen.findByText('Hari asesmen (Rabu, 25 November 2026) sudah lewat')).toBeDefined();
    expect(screen.getByText(/^Hubungi LSP dulu untuk menanyakan jadwal penggantinya/)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Hubungi LSP' });
    expect(way.getAttribute('href')).toBe(`${paths.contact.to({})}?tulis=absence&trx=${encodeTrxId('TRX-1')}`);
  });
});

const shown = () => screen.getByRole('status').textContent;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const Form = ({ text }: { text: string }) => <b>{`${text}, ${use(JustReadContext) ? 'baru dibaca' : 'lama'}`}</b>;

const Page = ({ read }: { read: () => Promise<string | null> }) => (
  <output>
    <FormQuery query={useQuery({ queryKey: ['form'], queryFn: read })} title="Formulir" trxId="TRX-1">
      {(text: string) => <Form text={text} />}
    </FormQuery>
  </output>
);

describe('a form that is read', () => {
  beforeEach(() => vi.useFakeTimers());

  it('a form knows whether it was just read: not before a new response, nor a while later, nor after a failed one', async () => {
    const queries = onceAsked(30_000);
    queries.setQueryData(['form'], 'terkirim', { updatedAt: Date.now() - 60_000 });
    const answers = [async () => 'dikembalikan', () => Promise.reject(new Error('terputus'))];
    const read = () => new Promise((resolve) => setTimeout(resolve, 1_000)).then(() => answers.shift()?.() ?? '');
    showWith(<Page read={read} />, { queries });
    expect(shown()).toBe('terkirim, lama');
    await pass(1_100);
    expect(shown()).toBe('dikembalikan, baru dibaca');
    await pass(31_000);
    expect(shown()).toBe('dikembalikan, lama');
    await act(async () => void queries.refetchQueries());
    await pass(1_100);
    expect(shown()).toBe('dikembalikan, lama');
  });

  it.each([
    ['there is no form', async () => null, 'Kembali ke Sertifikasi Saya', '/#sertifikasi'],
    ['it cannot be read', () => Promise.reject(new Error()), 'Lihat proses sertifikasi', '/#sertifikasi-VFJYLTE'],
  ])('the page leads a phone home when %s', async (_, read, name, to) => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    vi.stubGlobal('innerWidth', 390);
    showWith(<Page read={read} />);
    await pass(100);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  });
});

const refused = new ApiFailure({ kind: 'refused', fieldErrors: { signature: ['Tanda tangan kosong.'] } });

const lost = new ApiFailure({ kind: 'network' });

/** What happens around the sending of a form, in its order. */
const around = () => {
  const happened: string[] = [];
  const note = (text: string) => async () => void happened.push(text);
  const changes = { store: note('stored'), ask: () => void happened.push('read again'), read: async () => null };
  return { happened, note, draft: { sent: note('draft gone') }, changes };
};

describe('a form that is sent', () => {
  interface Sent {
    readonly status: FormStatus;
  }

  const form: Sent = { status: 'submitted' };

  it.each([
    ['sent', async () => ({ kind: 'sent', form }) as const, ['draft gone', 'page told', 'stored']],
    ['there already', async () => ({ kind: 'alreadySent', form }) as const, ['draft gone', 'page told', 'stored']],
    ['refused', () => Promise.reject(refused), ['read again']],
    ['lost on its way', () => Promise.reject(lost), []],
  ])(
    'a form that is %s loses its draft only if the server has it, and is read again if it was refused',
    async (_, send, expected) => {
      const { happened, draft, changes, note } = around();
      const onSent = () => void note('page told')();
      const said = await sendForm({ draft, changes, onSent }, send).catch((error: unknown) => error);
      expect(happened).toEqual(expected);
      expect(['sent', 'alreadySent', refused, lost]).toContain(said);
    },
  );

  it.each<[string, SubmitAplOutcome<Sent> | null, boolean, string[], string]>([
    ['sent', { kind: 'sent', form }, true, ['draft gone', 'stored'], 'idle'],
    ['there already', { kind: 'alreadySent', form }, true, ['draft gone', 'stored', alreadySentText], 'idle'],
    ['not sent', null, true, [], 'idle'],
    ['stopped by a file', { kind: 'unfit', files: new Map() }, true, ['files refused'], 'idle'],
    [
      'refused at a field',
      { kind: 'refused', failure: refused },
      true,
      ['read again', 'field signature refused'],
      'idle',
    ],
    ['refused elsewhere', { kind: 'refused', failure: refused }, false, ['read again', 'failure'], 'idle'],
    ['cancelled', { kind: 'cancelled' }, true, [], 'cancelled'],
    ['perhaps there', { kind: 'unknown' }, true, [], 'unknown'],
  ])('an application that is %s says so once, where it belongs', async (_, outcome, hasField, expected, kind) => {
    const { happened, draft, changes, note } = around();
    const [alerts, session] = [createAlertsView(), createSessionView()];
    const refuseFields = (fields: object) => {
      if (hasField) happened.push(`field ${Object.keys(fields)} refused`);
      return hasField;
    };
    const refuseFiles = () => void note('files refused')();
    const { result } = renderHook(
      () => useSendApl({ draft, changes, submit: async () => outcome, refuseFiles, refuseFields }),
      {
        wrapper: ({ children }) => (
          <SessionContext value={session}>
            <AlertsContext value={alerts}>{children}</AlertsContext>
          </SessionContext>
        ),
      },
    );
    await act(async () => result.current.start());
    const shown = alerts.open ? [alerts.open.kind === 'notice' ? alerts.open.text : alerts.open.kind] : [];
    expect([...happened, ...shown]).toEqual(expected);
    expect(result.current.sending.kind).toBe(kind);
  });
});
