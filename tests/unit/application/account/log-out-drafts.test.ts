import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { IndexedDbDraftStore } from '../../../../src/adapters/browser/drafts/indexeddb-draft-store.ts';
import { storedExamOwner } from '../../../../src/adapters/browser/tabs/stored-exam-owner.ts';
import { storedPendingLogOut } from '../../../../src/adapters/browser/tabs/stored-pending-log-out.ts';
import { logOut } from '../../../../src/application/account/log-out.ts';
import { ApiFailure } from '../../../../src/application/api-failure.ts';
import { draftSessions } from '../../../../src/application/draft/draft-sessions.ts';
import { unsentAnswers } from '../../../../src/application/exam/attempt/unsent-answers.ts';
import { aVersion } from '../../../builders/answers.ts';
import { contentOf, draftTools, pageDrafts } from '../../../fakes/draft-fakes.ts';
import { aStorage } from '../../../fakes/sending-fakes.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const everything = async () => {
  const database = await openDB('portal-asesi-draf');
  const rows = await Promise.all([...database.objectStoreNames].map((name) => database.getAll(name)));
  database.close();
  return rows.flat();
};

const offline = () => Promise.reject(new ApiFailure({ kind: 'network' }));
const start = Date.parse('2026-03-02T02:00:00Z') / 1_000;
const exam = { versions: [aVersion('A')] };

const browser = async (form: string, subject: string, values: unknown) => {
  const tools = draftTools();
  const drafts = pageDrafts(new IndexedDbDraftStore(tools), tools);
  const put = async (user: string) => {
    const key = { user, form, subject };
    const { revision } = await drafts.read(key);
    await drafts.save(key, revision, contentOf(values, { f1: new File(['isi'], 'bukti.pdf') }));
  };
  await put('7');
  const local = new Map<string, string>();
  const storage = aStorage(local);
  const leave = logOut({
    accounts: { logOut: offline, isLoggedOut: offline, logIn: offline, current: offline, prepare: offline },
    tabs: { announce: () => undefined },
    pending: storedPendingLogOut(() => storage),
    drafts,
    desk: draftSessions({ ...tools, drafts }),
    unsentAnswers: unsentAnswers({ ...tools, drafts }),
    owner: storedExamOwner(() => storage),
    offline: { remove: async () => undefined },
    clearTyped: () => undefined,
  });
  return { leave, local, put };
};

describe('a log-out without a network', () => {
  it.each([
    ['apl01', 'TRX-1', { nama: 'Ayu' }, 0],
    ['exam', `TRX-1/UJ-1/${start}/S1`, exam, 1],
  ])(
    'asks about a draft of %s, and then deletes everything but the pending log-out (fault matrix 72)',
    async (form, subject, values, count) => {
      const { leave, local } = await browser(form, subject, values);
      expect(await leave('7')).toMatchObject({
        kind: 'holdsDrafts',
        unsent: { exams: count ? [{ trxId: 'TRX-1', count }] : [], known: true },
      });
      expect((await everything()).length).toBe(3);
      expect(local.size).toBe(0);
      const outcome = await leave('7', true);
      expect(await everything()).toEqual([]);
      expect(outcome.kind === 'left' && (await outcome.told)).toBe(false);
      expect([...local]).toEqual([['portal-asesi:keluar', '1']]);
    },
  );
});
