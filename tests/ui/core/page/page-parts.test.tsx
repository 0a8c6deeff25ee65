import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { defaultConfig } from '../../../../src/configuration/default-config.ts';
import { ConfigContext } from '../../../../src/ui/core/config-context.ts';
import { PartByPart, useFirstInSlices } from '../../../../src/ui/core/page/in-slices.ts';
import { MainArea } from '../../../../src/ui/core/page/main-area.tsx';
import { usePageTitle } from '../../../../src/ui/core/page/page-title.ts';
import { usePartFocus } from '../../../../src/ui/core/page/use-part-focus.ts';
import { useSectionFocus } from '../../../../src/ui/core/page/use-section-focus.ts';
import { whenQuiet } from '../../../../src/ui/core/page/when-idle.ts';

const Title = ({ title }: { title: string }) => {
  usePageTitle(title);
  return null;
};

const Page = ({ title, late = false }: { title: string; late?: boolean }) => {
  usePartFocus(title);
  return (
    <ConfigContext value={defaultConfig}>
      <MainArea>
        <Title title={title} />
        {late ? <p>Memuat…</p> : <h1>{title}</h1>}
      </MainArea>
    </ConfigContext>
  );
};

let heard: string[] = [];

const note = ({ target }: FocusEvent) => {
  const element = target as HTMLElement;
  heard.push(`${element.localName}: ${element.getAttribute('aria-label') ?? element.textContent}`);
};

describe('the focus of a part', () => {
  beforeEach(() => {
    heard = [];
    document.addEventListener('focusin', note);
  });

  afterEach(() => document.removeEventListener('focusin', note));

  it('the main content says the name of a new page before its heading has the focus, also when the heading is there at once', async () => {
    const { rerender } = render(<Page title="Skema" />);
    rerender(<Page title="Jadwal" />);
    expect(heard).toEqual(['main: Jadwal']);
    await waitFor(() => expect(heard).toEqual(['main: Jadwal', 'h1: Jadwal']));
  });

  it('a heading that comes late has the focus when it comes', async () => {
    const { rerender } = render(<Page title="Skema" />);
    rerender(<Page title="Jadwal" late />);
    expect(heard).toEqual(['main: Jadwal']);
    rerender(<Page title="Jadwal" />);
    await waitFor(() => expect(heard).toEqual(['main: Jadwal', 'h1: Jadwal']));
  });

  it('a heading does not take the focus out of a dialog that opened in the meantime', () => {
    vi.useFakeTimers();
    const { rerender } = render(<Page title="Skema" />);
    rerender(<Page title="Jadwal" />);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    dialog.focus();
    vi.advanceTimersByTime(200);
    expect(document.activeElement).toBe(dialog);
    dialog.remove();
  });
});

const UseSectionFocusPage = ({ content = 'text' }: { content?: string | null }) => {
  useSectionFocus(content);
  return (
    <>
      <header>Portal</header>
      <ul id="sertifikasi" tabIndex={-1} aria-label="Kartu">
        <li>
          <input aria-label="Pesan" />
        </li>
      </ul>
    </>
  );
};

describe('the focus of a section', () => {
  const painted = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

  afterEach(() => {
    vi.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['below the sticky header with its strip', 100, 140, [[0, -56]]],
    ['where it is when nothing covers it', 300, 140, []],
  ])('a section named in the address is shown %s', async (_, top, bottom, scrolls) => {
    window.history.replaceState(null, '', '/#sertifikasi');
    const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect);
    render(<UseSectionFocusPage />);
    await painted();
    expect(scrollBy.mock.calls).toEqual(scrolls);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Kartu' }));
  });

  it('a section is not shown before its content is there, which would move it again', async () => {
    window.history.replaceState(null, '', '/#sertifikasi');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    const { rerender } = render(<UseSectionFocusPage content={null} />);
    await painted();
    expect(scrolled).not.toHaveBeenCalled();
    rerender(<UseSectionFocusPage />);
    await painted();
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('a section does not take the focus from somebody who types in it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    const { rerender } = render(<UseSectionFocusPage content={null} />);
    const field = screen.getByRole('textbox', { name: 'Pesan' });
    field.focus();
    window.history.replaceState(null, '', '/#sertifikasi');
    rerender(<UseSectionFocusPage />);
    await painted();
    expect(document.activeElement).toBe(field);
    expect(scrolled).not.toHaveBeenCalled();
  });
});

const idle: (() => void)[] = [];

const becomeIdle = () => idle.splice(0).forEach((work) => void work());

/** A page that waits for replies; each call of the returned function ends one. */
const waiting = (count: number) => {
  const queries = new QueryClient();
  const ends: (() => void)[] = [];
  const replies = Array.from({ length: count }, (_, id) =>
    queries.fetchQuery({
      queryKey: [id],
      queryFn: () => new Promise<number>((resolve) => ends.push(() => resolve(id))),
    }),
  );
  return {
    queries,
    end: async () => {
      ends.shift()?.();
      await replies.shift();
    },
  };
};

describe('work for later', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    vi.stubGlobal('cancelIdleCallback', () => idle.splice(0));
  });

  afterEach(() => vi.unstubAllGlobals());

  it('work for later begins when the browser is idle and the page waits for no reply', async () => {
    const work = vi.fn();
    const { queries, end } = waiting(2);
    whenQuiet(queries, work);
    becomeIdle();
    await end();
    becomeIdle();
    expect(work).not.toHaveBeenCalled();
    await end();
    expect(work).not.toHaveBeenCalled();
    becomeIdle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('work for later never begins once it is cancelled, whether it waits for a reply or for the browser', async () => {
    const work = vi.fn();
    const { queries, end } = waiting(1);
    const cancelBeforeReply = whenQuiet(queries, work);
    becomeIdle();
    cancelBeforeReply();
    await end();
    const cancelBeforeIdle = whenQuiet(queries, work);
    cancelBeforeIdle();
    becomeIdle();
    expect(work).not.toHaveBeenCalled();
  });

  it('work for later begins once after ten seconds although a reply hangs', async () => {
    const work = vi.fn();
    const { queries, end } = waiting(1);
    whenQuiet(queries, work);
    becomeIdle();
    vi.advanceTimersByTime(9_999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await end();
    becomeIdle();
    expect(work).toHaveBeenCalledTimes(1);
  });
});

const Rows = ({ data }: { data: string | undefined }) => useFirstInSlices(data) ?? 'nothing yet';

const rendered: string[] = [];

const Part = ({ name }: { name: string }) => {
  rendered.push(name);
  return name;
};

const place = document.createElement('div');

const root = createRoot(place);

const show = (data: string | undefined) => flushSync(() => root.render(<Rows data={data} />));

describe('a page in slices', () => {
  // `act` would flush deferred updates
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

  afterEach(() => vi.unstubAllGlobals());

  test('the first data are rendered deferred, later data at once, and removed data disappear', async () => {
    show(undefined);
    show('first');
    expect(place.textContent).toBe('nothing yet');
    await vi.waitFor(() => expect(place.textContent).toBe('first'));
    show('pressed');
    expect(place.textContent).toBe('pressed');
    show(undefined);
    expect(place.textContent).toBe('nothing yet');
  });

  test('the first parts of a page are rendered at once, the others follow, and none is rendered again for them', async () => {
    const parts = ['a', 'b', 'c', 'd', 'e'].map((name) => <Part key={name} name={name} />);
    flushSync(() => root.render(<PartByPart parts={parts} atOnce={2} />));
    expect(place.textContent).toBe('ab');
    await vi.waitFor(() => expect(place.textContent).toBe('abcde'));
    expect(rendered.join('')).toBe('abcde');
  });
});
