import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deviceTokens } from '../../../../src/application/device/tokens.ts';
import { draftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { draftTokens } from '../../../../src/application/draft/tokens.ts';
import { demonstrationDraft } from '../../../../src/ui/exam/practical/demonstration-draft.ts';
import { UnsentUploads } from '../../../../src/ui/exam/practical/unsent-uploads.tsx';
import { anExam } from '../../../builders/exam.ts';
import { draftTools, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { FakeServices, sessionOf, showWith } from '../../show-with.tsx';

const exam = anExam({ id: 'demo', kind: 'demonstration', type: null, status: 'submitted' });

const device = () => {
  const drafts = pageDrafts();
  const key = { user: '7', form: demonstrationDraft(exam), subject: exam.trxId };
  const saved: string[] = [];
  const services = new FakeServices()
    .with(draftTokens.drafts, drafts)
    .with(draftTokens.draftSessions, draftSessions({ ...draftTools(), drafts }))
    .with(deviceTokens.fileSaver, { save: (_, name) => void saved.push(name) });
  return {
    saved,
    keep: async (name: string) => {
      const { revision } = await drafts.read(key);
      await drafts.save(key, revision, { values: {}, files: new Map([['b1', new File(['isi'], name)]]) });
    },
    stored: async () => [...((await drafts.read(key)).content?.files.keys() ?? [])],
    open: () => showWith(<UnsentUploads exam={exam} />, { services, session: sessionOf() }),
  };
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('a file that still waited when the server reported the submission stays, can be downloaded, and is removed by a press', async () => {
  const here = device();
  await here.keep('laporan.pdf');
  here.open();
  expect(await screen.findByText('1 file mungkin tidak sempat terkirim')).toBeTruthy();
  expect(screen.getByText(/laporan\.pdf masih menunggu/)).toBeTruthy();
  await press('Unduh file');
  expect(here.saved).toEqual(['laporan.pdf']);
  expect(await here.stored()).toEqual(['b1']);
  await press('Hapus dari perangkat ini');
  await waitFor(() => expect(screen.queryByText(/mungkin tidak sempat/)).toBeNull());
  expect(await here.stored()).toEqual([]);
});

it('a demonstration without a waiting file reports none', async () => {
  device().open();
  await act(async () => undefined);
  expect(screen.queryByText(/mungkin tidak sempat/)).toBeNull();
});
