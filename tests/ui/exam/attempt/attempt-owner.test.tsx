// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enter } from '../../../../src/ui/session/session-view.ts';
import { eka, examInProgress, field, type } from '../exam-in-progress.tsx';

const second = 1_000;
const other = { ...eka, id: '1006', email: 'fajar@contoh.example', fullname: 'Fajar' };

let here = examInProgress();
beforeEach(() => {
  here = examInProgress();
});
afterEach(cleanup);

const saves = () => here.server.calls.filter((call) => call === 'save').length;

describe('somebody else logs in while the page of an attempt is open, such as in another tab', () => {
  it('sends nothing of the first one, also after the session was over (fault matrix 6)', async () => {
    await here.open();
    here.server.sessionOver = true;
    type('rahasia');
    await here.pass(2 * second);
    here.server.sessionOver = false;
    const before = saves();
    await act(async () => enter(here.session, other));
    await here.pass(60 * second);
    expect([before, saves(), here.server.valueOf('S1')]).toEqual([1, 1, undefined]);
  });

  it('shows nothing of the first one', async () => {
    await here.open();
    here.server.online = false;
    type('rahasia');
    await here.pass(2 * second);
    await act(async () => enter(here.session, other));
    await here.settle();
    expect(screen.queryByDisplayValue('rahasia')).toBeNull();
  });

  it('the first one goes on after coming back', async () => {
    await here.open();
    here.server.sessionOver = true;
    type('rahasia');
    await here.pass(2 * second);
    await act(async () => enter(here.session, other));
    await here.settle();
    here.server.sessionOver = false;
    await act(async () => enter(here.session, { ...eka }));
    await here.settle();
    await here.pass(2 * second);
    expect(here.server.valueOf('S1')).toBe('rahasia');
  });
});

it('an exam whose start the server moves while it is open goes on with its answers', async () => {
  await here.open();
  here.server.online = false;
  type('dari mulai yang pertama');
  await here.pass(2 * second);
  const moved = { ...here.server.exam, startedAt: new Date(here.device.world).toISOString() };
  Object.defineProperty(here.server, 'exam', { get: () => moved });
  here.server.online = true;
  await act(async () => void window.dispatchEvent(new Event('visibilitychange'))); // queries are asked again
  await here.settle();
  expect([field().value, field().readOnly || field().disabled]).toEqual(['dari mulai yang pertama', false]);
  await here.pass(60 * second);
  expect(here.server.valueOf('S1')).toBe('dari mulai yang pertama');
});
