// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import HomePage from '../../../src/ui/catalog/home/home-page.tsx';
import { enter } from '../../../src/ui/session/session-view.ts';
import { FakeServices, openPages } from '../purchase/portal-page.tsx';
import { person } from '../show-with.tsx';

const ayu = person('1', 'Ayu');

afterEach(() => void vi.unstubAllGlobals());

const open = (beforeHydration?: () => void) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  return openPages({ '/': HomePage }, '/', new FakeServices(), undefined, beforeHydration).session;
};

describe('the home page, when the session becomes known,', () => {
  it('greets the person', async () => {
    const session = open();
    await act(async () => enter(session, ayu));
    expect(await screen.findByRole('heading', { level: 1, name: 'Halo Ayu' })).toBeDefined();
  });

  it('leaves the search field with its text to a person who is typing there', async () => {
    const session = open();
    const search = screen.getByLabelText<HTMLInputElement>('Cari skema sertifikasi');
    fireEvent.input(search, { target: { value: 'barista' } });
    await act(async () => enter(session, ayu));
    expect(screen.getByLabelText('Cari skema sertifikasi')).toBe(search);
    expect(search.value).toBe('barista');
  });

  it('keeps text that was typed into the prerendered page before hydration', async () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Cari skema sertifikasi');
    const session = open(() => {
      field().value = 'barista';
    });
    await act(async () => enter(session, ayu));
    expect(field().value).toBe('barista');
  });

  it('leaves the search field to a person who has just focused it, until they leave it empty', async () => {
    const session = open();
    const search = screen.getByLabelText<HTMLInputElement>('Cari skema sertifikasi');
    act(() => search.focus());
    await act(async () => enter(session, ayu));
    expect(screen.getByLabelText('Cari skema sertifikasi')).toBe(search);
    act(() => search.blur());
    expect(await screen.findByRole('heading', { level: 1, name: 'Halo Ayu' })).toBeDefined();
  });

  it('leaves the search field to a person who focused it before hydration', async () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Cari skema sertifikasi');
    const session = open(() => field().focus());
    const before = field();
    await act(async () => enter(session, ayu));
    expect(field()).toBe(before);
  });
});
