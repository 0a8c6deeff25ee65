import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enter } from '../../../../src/ui/core/session/session-view.ts';
import { useKeptTimeline } from '../../../../src/ui/exam/exam-data.ts';
import { FakeServices, onceAsked, person, showWith } from '../../show-with.tsx';
import { eka, examOfEachTest, minute, press, sending, type } from '../exam-in-progress.tsx';

const question = () => screen.getByRole('heading', { level: 2, name: /^Soal \d/ }).textContent;

describe('the place in a running exam', () => {
  const here = examOfEachTest();

  const open = async (place: number | null) => {
    cleanup();
    for (const name of here.memory.texts.keys()) here.memory.write(name, null);
    here.kept.place = place;
    await here.open();
  };

  it('an exam that began elsewhere opens its first blank question with the focus on it, and its first one where all or none are blank', async () => {
    await open(null);
    expect(question()).toMatch(/^Soal 1/);
    type('jawaban pertama');
    await here.pass(sending);
    await open(null);
    expect(question()).toMatch(/^Soal 2/);
    expect(document.activeElement?.textContent).toBe(question());
    await open(0); // another tab, on a device that has shown the first question last
    expect(question()).toMatch(/^Soal 1/);
    await press('Berikutnya');
    type('jawaban kedua');
    await here.pass(sending);
    await open(null);
    expect(question()).toMatch(/^Soal 1/);
  });

  it('an exam that is left, also by a log-out in another tab, leaves no question in the memory of the tab', async () => {
    await open(null);
    cleanup();
    await here.settle();
    expect([...here.memory.texts]).toEqual([]);
  });

  describe('an exam that starts again with the same ids opens its first question', () => {
    const atTheSecond = async () => {
      await open(null);
      await press('Berikutnya');
      expect(question()).toMatch(/^Soal 2/);
    };
    const again = async () => {
      cleanup();
      await here.pass(minute);
      here.server.startAgain();
      await here.open();
    };

    it('in the same tab without a reload', async () => {
      await atTheSecond();
      here.portal.reloads = false;
      await again();
      expect(question()).toMatch(/^Soal 1/);
    });

    it('after a reload of the tab', async () => {
      await atTheSecond();
      const beforeReload = new Map(here.memory.texts);
      cleanup();
      await here.settle();
      for (const [name, text] of beforeReload) here.memory.write(name, text);
      await again();
      expect(question()).toMatch(/^Soal 1/);
    });
  });
});

describe('the owner of a running exam', () => {
  const here = examOfEachTest();

  const saves = () => here.server.calls.filter((call) => call === 'save').length;

  it('when another person logs in over an open exam, the page shows and sends nothing of the first, who goes on after the return (fault matrix 6)', async () => {
    const logIn = async (who: ReturnType<typeof person>) => {
      await act(async () => enter(here.session, who));
      await here.settle();
    };
    await here.open();
    here.server.sessionOver = true;
    type('rahasia');
    await here.pass(sending);
    here.server.sessionOver = false;
    const before = saves();
    await logIn(person('1006'));
    await here.pass(minute);
    expect([before, saves(), here.server.valueOf('S1')]).toEqual([1, 1, undefined]);
    expect(screen.queryByDisplayValue('rahasia')).toBeNull();
    await logIn({ ...eka });
    await here.pass(sending);
    expect(here.server.valueOf('S1')).toBe('rahasia');
  });
});

const timeline = { trxId: 'TRX-1', stages: [] };

const key = ['assessment', 'timeline', 'TRX-1'];

const Running = () => {
  useKeptTimeline({ trxId: 'TRX-1', id: '5' });
  return null;
};

const take = async (read: () => Promise<unknown>, before?: unknown) => {
  const queries = onceAsked(30_000);
  if (before !== undefined) queries.setQueryData(key, before);
  const services = new FakeServices().withTimelines({ find: read } as never);
  const exam = showWith(<Running />, { services, queries });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  return { queries, exam };
};

describe('the timeline beside a running exam', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('a running exam keeps the timeline in the cache, though no page shows it for an hour (fault matrix 75)', async () => {
    const { queries, exam } = await take(async () => timeline);
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    exam.unmount();
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(queries.getQueryData(key)).toEqual(timeline);
  });
});
