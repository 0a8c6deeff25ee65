import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startNode } from '../../../../fake-backend/hosts/node.ts';
import { parseConfig } from '../../../../src/configuration/config.ts';
import type { Desk } from '../../../../tools/contract/walk/hands.ts';
import { type Hands, Left, Stopped } from '../../../../tools/contract/walk/player.ts';
import { CannotCheck, newState, peopleAt, stateWire, type Walked } from '../../../../tools/contract/walk/walk.ts';
import { firstPostSubmits } from '../../../peers/first-post-submits.ts';
import { least } from '../../../peers/least.ts';
import { plainLaravel } from '../../../peers/plain-laravel.ts';
import { testNow } from '../../fake-backend/hosts/page.ts';
import { always, atEnd, email, endAll, password, paying, serving, walkOn } from './walking.ts';

afterEach(endAll);

/** An order that every peer accepts: schedule, source and budget. */
const order = '12/mandiri/7';

const outcomesOf = ({ report }: Walked) => report.steps.map(({ title, outcome, remark }) => [title, outcome, remark]);
const featureOf = ({ report }: Walked, wanted: string) => {
  const { name: _, ...found } = report.features.find(({ name }) => name === wanted) ?? {};
  return found;
};

describe('the acceptance walk of an API with staff', () => {
  it('names in order the tasks of other people, and continues when the API shows that they are done', async () => {
    const host = await startNode({ port: 0, realNow: () => testNow });
    atEnd(() => host.close());
    const { actAsStaff, toAssessmentDay } = host.control;
    const approve = { decision: 'approve', note: null, notes: [] } as const;
    const deeds: readonly (readonly [task: RegExp, deed: (trxId: string) => Promise<unknown>])[] = [
      [/menjadi lunas/, (trxId) => actAsStaff({ type: 'settle-payment', trxId, outcome: 'pay' })],
      [/Setujui APL 01/, (trxId) => actAsStaff({ type: 'apl01', trxId, ...approve })],
      [
        /Setujui APL 02/,
        async (trxId) => {
          await actAsStaff({ type: 'apl02', trxId, ...approve });
          await toAssessmentDay('budi.pribadi+uji-k3f9@lsp.example');
        },
      ],
      [/Putuskan hasil/, (trxId) => actAsStaff({ type: 'decide', trxId, units: [], note: null })],
      [/Terbitkan sertifikat/, (trxId) => actAsStaff({ type: 'issue-certificate', trxId })],
    ];
    const tasks: number[] = [];
    const wait: Hands['wait'] = async (task, isDone, canBeLeft) => {
      if (canBeLeft) throw new Left(task);
      const at = deeds.findIndex(([form]) => form.test(task));
      tasks.push(at);
      await deeds[at]?.[1](/TRX-[\d-]+\d/.exec(task)?.[0] ?? '');
      expect(await isDone()).toBe(true);
    };
    const walked = await walkOn(host.url, { hands: { wait } });
    expect(tasks).toEqual([0, 1, 2, 3, 4]);
    expect(outcomesOf(walked).filter(([, outcome]) => outcome !== 'done')).toEqual([
      ['Ujian: jawaban terlambat', 'left', expect.stringMatching(/^Tunggu sampai waktu ujian .* habis/)],
    ]);
    expect(walked.isReady).toBe(true);
    parseConfig(JSON.parse(walked.files['config.json'] ?? ''));
    for (const key of ['payment.scriptUrl', 'payment.clientKey', 'socket.url', 'brand, body, contact'])
      expect(walked.files['laporan.md']).toContain(`| ${key} |`);
    const all = JSON.stringify([walked.files, walked.states]);
    for (const secret of [password, email, 'budi.pribadi', 'XSRF-TOKEN=']) expect(all).not.toContain(secret);
  });
});

describe('the acceptance walk of an API with other formats', () => {
  it('reports that a plain Laravel application has no partial saves and redirects a trailing slash', async () => {
    const peer = plainLaravel();
    const walked = await walkOn(await serving(peer.answer), { hands: paying(peer) });
    expect(outcomesOf(walked)).toContainEqual([
      'Ujian: jawaban terlambat',
      'left',
      expect.stringContaining('tanpa simpan sebagian'),
    ]);
    expect(outcomesOf(walked)).toContainEqual(['Persetujuan asesmen', 'done', expect.stringContaining('dijawab 301')]);
    expect(featureOf(walked, 'partialSaves')).toEqual({ on: false, reason: expect.stringContaining('"saved"') });
    const loss = walked.report.hints.filter((hint) => hint.includes('server tidak punya satu jawaban pun'));
    expect(loss).toHaveLength(1);
    // at the head, and again in the summary that both sides sign
    expect(walked.files['laporan.html']?.split(loss[0] ?? '-')).toHaveLength(3);
    expect(featureOf(walked, 'scheduleDetail')).toEqual({ on: false, reason: 'panggilan ini tidak ada (404)' });
    expect(walked.report.kept).toEqual(expect.arrayContaining(['Kata sandi salah', 'Ujian dikumpulkan dua kali']));
    expect(walked.report.calls.map(({ name }) => name)).toContain('File terlalu besar (foto 12 MB)');
  });

  it('names --transfer where the token of the gateway is missing, and names the setting for transfers with it', async () => {
    const peer = plainLaravel();
    const missing = always(404, 'application/json', '{"message":"The route could not be found."}');
    const url = await serving((request, reply) =>
      (request.url === '/api/transaction/token' ? missing : peer.answer)(request, reply),
    );
    const confirm = async (deed: string) => /akun|membeli/.test(deed);
    const going = { hands: { ...paying(peer), confirm } };
    const lost = await walkOn(url, going);
    expect(lost.report.steps[3]?.remark).toContain('uji lagi dengan --transfer');
    const { report, files } = await walkOn(url, { ...going, state: newState(url, 'm2n4'), transfer: true });
    expect(report.steps[3]?.remark).not.toContain('--transfer');
    expect(files['laporan.md']).toContain('| transfer |');
    expect(files['laporan.md']).not.toContain('| payment.');
  });
});

describe('the acceptance walk', () => {
  it('stops at a task for other people, and resumes there with the same account', async () => {
    const peer = least();
    const url = await serving(peer.answer);
    const { states, task } = await walkOn(url, { order });
    expect(task).toContain('menjadi lunas');
    const state = stateWire.parse(JSON.parse(JSON.stringify(states.at(-1))));
    const again = await walkOn(url, { state, order, hands: paying(peer) });
    expect(peer.office.accepted.accounts).toEqual(['budi.pribadi+uji-k3f9@lsp.example']);
    expect(again.task).toBeNull();
    expect(again.report.calls.map(({ name }) => name)).toContain('registration.signUp');
  });

  it('does not reveal the owner of an existing account', async () => {
    const peer = least();
    peer.office.signUp(email, 'Budi Pribadi', password);
    const url = await serving(peer.answer);
    const { files, states } = await walkOn(url, { state: newState(url, ''), order, hands: paying(peer) });
    expect(peer.office.accepted.accounts).toEqual([email]);
    for (const secret of ['Budi', 'budi.pribadi', password])
      expect(JSON.stringify([files, states])).not.toContain(secret);
  });

  it('skips steps that the user does not allow, and steps that depend on them', async () => {
    const peer = firstPostSubmits();
    const confirm = async (deed: string) => deed !== 'membeli sebuah jadwal';
    const walked = await walkOn(await serving(peer.answer), { hands: { confirm } });
    expect(outcomesOf(walked)).toContainEqual(['Pembelian', 'left', 'tidak diizinkan']);
    expect(peer.office.purchases).toEqual([]);
  });

  it('asks for another address if the server knows none of the calls', async () => {
    const { report, files, isReady } = await walkOn(await serving(always(404, 'application/json', '{"message":""}')));
    expect(isReady).toBe(false);
    expect(report.hints).toEqual([expect.stringContaining('periksa --base')]);
    expect(files['laporan.html']).toContain('periksa --base');
    expect(report.features.filter(({ on }) => on)).toEqual([]);
  });

  it('reports that a web server replies with pages instead of the API', async () => {
    const { report } = await walkOn(await serving(always(200, 'text/html', '<!doctype html><title>Portal</title>')));
    expect(report.hints).toEqual([expect.stringContaining('tidak meneruskan /api')]);
    expect(report.steps[1]?.outcome).toBe('failed');
  });

  it('reports in one line that no server replies', async () => {
    const url = await serving(always(200, 'text/plain', ''));
    await endAll();
    const silent = walkOn(url);
    await expect(silent).rejects.toThrow(CannotCheck);
    await expect(silent).rejects.toThrow(`${url} tidak dapat dihubungi`);
    await expect(silent).rejects.toThrow(/GET \/api\/date-now tanpa jawaban setelah \d+ ms \(ECONNREFUSED\)/);
  });

  it('asks once more, as a browser does, where the server has closed a kept connection', async () => {
    let asked = 0;
    const url = await serving((_, outgoing) => {
      if (asked++ === 0) outgoing.destroy();
      else outgoing.writeHead(404, { 'content-type': 'application/json' }).end('{"message":""}');
    });
    await expect(walkOn(url)).resolves.toMatchObject({ isReady: false });
  });

  it('ends when a server stops replying', async () => {
    const peer = least();
    let left = 12;
    const url = await serving((incoming, outgoing) => {
      if (left-- > 0) void peer.answer(incoming, outgoing);
      else outgoing.destroy();
    });
    const { report } = await walkOn(url, { order });
    expect(report.steps.filter(({ remark }) => remark.endsWith('server tidak menjawab'))).toHaveLength(2);
  });
});

describe('the report', () => {
  it('contains no markup, link or terminal control character from the server', async () => {
    const message = '<script>alert(1)</script> [x](javascript:1) | `a` https://buruk.example \u001b[31m';
    const { files } = await walkOn(await serving(always(422, 'application/json', JSON.stringify({ message }))));
    const { 'laporan.html': html = '', 'laporan.md': markdown = '' } = files;
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<a /);
    expect(markdown.replaceAll(/```[\s\S]*?```/g, '')).not.toMatch(/<script|\[x\]\(|https:\/\/buruk/);
    expect(html + markdown).not.toContain('\u001b');
  });
});

describe('the state file', () => {
  it('is refused if the walk did not write it', () => {
    const state = newState('https://api.lsp.example', 'k3f9');
    expect(stateWire.safeParse(state).success).toBe(true);
    for (const wrong of [{}, { ...state, version: 2 }, { ...state, run: '../x' }, { ...state, password }, null])
      expect(stateWire.safeParse(wrong).success).toBe(false);
  });
});

describe('other people', () => {
  const deskOf = (answers: string[], more: Partial<Desk> = {}) => {
    const said: string[] = [];
    const ask = async (question: string) => {
      said.push(question);
      return answers.shift() ?? 's';
    };
    const say = (text: string) => said.push(text);
    const desk = { isTerminal: true, isAllowed: false, waitMs: 0, pause: async () => undefined, ask, say, ...more };
    return { said, people: peopleAt(desk) };
  };

  it('are asked before an irreversible step, unless all steps are allowed in advance', async () => {
    expect(await deskOf(['t']).people.confirm('membeli')).toBe(false);
    expect(await deskOf(['y']).people.confirm('membeli')).toBe(true);
    const { people, said } = deskOf([], { isAllowed: true });
    expect([await people.confirm('membeli'), said]).toEqual([true, []]);
  });

  it('are asked in a terminal until the task is done, and can stop or skip it', async () => {
    let reads = 0;
    await deskOf(['', '']).people.wait('Lunasi', async () => ++reads === 2, false);
    expect(reads).toBe(2);
    await expect(deskOf(['s']).people.wait('Lunasi', async () => false, true)).rejects.toThrow(Stopped);
    await expect(deskOf(['l']).people.wait('Tunggu', async () => false, true)).rejects.toThrow(Left);
  });

  it('have the given time for the task if there is no terminal', async () => {
    let reads = 0;
    const { people } = deskOf([], { isTerminal: false, waitMs: 60_000 });
    await people.wait('Lunasi', async () => ++reads === 3, false);
    expect(reads).toBe(3);
    await expect(people.wait('Lunasi', async () => false, false)).rejects.toThrow(Stopped);
    await expect(people.wait('Tunggu', async () => false, true)).rejects.toThrow(Left);
  });
});

describe('the command', () => {
  it.each([
    [['--base', 'https://api.lsp.example', '--yes'], '--yes-walk api.lsp.example'],
    [['--base', 'https://api.lsp.example', '--yes', '--yes-walk', 'lsp.example'], '--yes-walk api.lsp.example'],
    [['--base', 'http://127.0.0.1:1'], 'beri --yes'],
  ])('refuses %j in one line', (args, reason) => {
    const file = path.resolve('tools/contract/check.mjs');
    const words = [file, '--walk', '--email', email, ...args];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', input: password });
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
    expect(stderr).toContain(reason);
  });
});
