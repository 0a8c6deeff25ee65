// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../../src/application/draft/tokens.ts';
import { UnsentUploads } from '../../../../src/ui/exam/exam-of-kind.tsx';
import { demonstrationDraft } from '../../../../src/ui/exam/practical/demonstration-draft.ts';
import { JustReadContext } from '../../../../src/ui/form/page/just-read-context.ts';
import { ServicesContext } from '../../../../src/ui/services.tsx';
import { createSessionView, enter, SessionContext } from '../../../../src/ui/session/session-view.ts';
import { anExam } from '../../../builders/exam.ts';
import { draftTools, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { tabsOf, webLocksOf } from '../../../fakes/tab-fakes.ts';
import { FakeServices } from '../../purchase/portal-page.tsx';

afterEach(cleanup);

const receiptOf = (submittedAt: string) => ({
  number: 'TT-1',
  submittedAt,
  answered: 0,
  total: 1,
  digest: 'a'.repeat(64),
});
const exam = anExam({
  id: 'demo',
  kind: 'demonstration',
  type: null,
  status: 'submitted',
  receipt: receiptOf('2099-03-02T03:00:00Z'),
});

const device = () => {
  const tools = draftTools();
  const drafts = pageDrafts();
  const key = { user: '7', form: demonstrationDraft(exam), subject: exam.trxId };
  const tabs = tabsOf(webLocksOf(tools.clock), tools.clock)();
  const services = new FakeServices()
    .with(draftTokens.draftSessions, draftSessions({ ...tools, drafts }))
    .with(draftTokens.tabLeader, tabs);
  const session = createSessionView();
  enter(session, { id: '7', email: 'ayu@contoh.example', fullname: 'Ayu', photo: null, emailVerified: true });
  return {
    keep: async (name: string) => {
      const { revision } = await drafts.read(key);
      await drafts.save(key, revision, { values: {}, files: new Map([['b1', new File(['isi'], name)]]) });
    },
    stored: async () => (await drafts.read(key)).content,
    open: (submittedAt: string) =>
      render(
        <ServicesContext value={services}>
          <SessionContext value={session}>
            <JustReadContext value={true}>
              <UnsentUploads exam={{ ...exam, receipt: receiptOf(submittedAt) }} />
            </JustReadContext>
          </SessionContext>
        </ServicesContext>,
      ),
  };
};

it.each([
  ['right', '2099-03-02T03:00:00Z'],
  ['ahead of the server’s', '2020-03-02T03:00:00Z'],
])(
  'names a file that still waited when the demonstration was handed in, and keeps it no longer: the device’s clock is %s',
  async (_, submittedAt) => {
    const here = device();
    await here.keep('laporan.pdf');
    here.open(submittedAt);
    expect(await screen.findByText('1 file mungkin tidak sempat terkirim')).toBeTruthy();
    expect(screen.getByText(/laporan\.pdf masih menunggu/)).toBeTruthy();
    expect(await here.stored()).toBeNull();
  },
);
