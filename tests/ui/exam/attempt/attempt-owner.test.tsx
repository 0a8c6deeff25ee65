import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../../src/ui/core/session/session-view.ts';
import { person } from '../../show-with.tsx';
import { askAgain, eka, examOfEachTest, field, minute, sending, type } from '../exam-in-progress.tsx';

const here = examOfEachTest();
const saves = () => here.server.calls.filter((call) => call === 'save').length;

describe('when another person logs in while an attempt is open, such as in another tab,', () => {
  const logIn = async (who = person('1006')) => {
    await act(async () => enter(here.session, who));
    await here.settle();
  };
  const typeWithoutSession = async () => {
    await here.open();
    here.server.sessionOver = true;
    type('rahasia');
    await here.pass(sending);
  };

  it('the page sends nothing of the first person, even after an expired session (fault matrix 6)', async () => {
    await typeWithoutSession();
    here.server.sessionOver = false;
    const before = saves();
    await logIn();
    await here.pass(minute);
    expect([before, saves(), here.server.valueOf('S1')]).toEqual([1, 1, undefined]);
  });

  it('the page shows nothing of the first person', async () => {
    await here.open();
    await here.typeOffline('rahasia');
    await logIn();
    expect(screen.queryByDisplayValue('rahasia')).toBeNull();
  });

  it('the first person can continue after the return', async () => {
    await typeWithoutSession();
    await logIn();
    here.server.sessionOver = false;
    await logIn({ ...eka });
    await here.pass(sending);
    expect(here.server.valueOf('S1')).toBe('rahasia');
  });
});

it('an exam continues with its answers when the server moves its start', async () => {
  await here.open();
  await here.typeOffline('dari mulai yang pertama');
  const moved = { ...here.server.exam, startedAt: new Date(here.device.world).toISOString() };
  Object.defineProperty(here.server, 'exam', { get: () => moved });
  here.server.online = true;
  await askAgain();
  await here.settle();
  expect([field().value, field().readOnly || field().disabled]).toEqual(['dari mulai yang pertama', false]);
  await here.pass(minute);
  expect(here.server.valueOf('S1')).toBe('dari mulai yang pertama');
});
