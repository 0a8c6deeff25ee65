import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { Button } from '../../../src/ui/kit/components/button/button.tsx';
import { CopyButton } from '../../../src/ui/kit/components/button/copy-button.tsx';
import { WaitButton } from '../../../src/ui/kit/components/button/wait-button.tsx';
import { RadioGroup } from '../../../src/ui/kit/components/choice/radio-group.tsx';
import { Rating } from '../../../src/ui/kit/components/choice/rating.tsx';
import { Callout } from '../../../src/ui/kit/components/feedback/callout.tsx';
import { Skeleton } from '../../../src/ui/kit/components/feedback/skeleton.tsx';
import { ErrorSummary } from '../../../src/ui/kit/components/form/error-summary.tsx';
import { SelectField } from '../../../src/ui/kit/components/form/select-field.tsx';
import { FileName } from '../../../src/ui/kit/components/media/file-name.tsx';
import { Pager, pageNumbers } from '../../../src/ui/kit/components/navigation/pager.tsx';
import { TabLinks } from '../../../src/ui/kit/components/navigation/tab-links.tsx';
import { Breakable } from '../../../src/ui/kit/components/text/breakable.tsx';
import { Truncated } from '../../../src/ui/kit/components/text/truncated.tsx';
import { politeWords } from '../polite-words.ts';

test('a busy button ignores clicks, and keeps its label, its width and its place in the tab order', () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Kirim
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Kirim.*sedang diproses/ });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toContain('Kirim');
  expect((button as HTMLButtonElement).disabled).toBe(false);
});

it.each([
  ['polite', 1],
  ['assertive', 0],
  ['off', 0],
] as const)(
  'what a callout says comes into its region two frames after the region, where it is %s (%i)',
  (live, count) => {
    const { requestAnimationFrame: frame } = globalThis;
    onTestFinished(() => void Object.assign(globalThis, { requestAnimationFrame: frame }));
    const waiting: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (paint) => waiting.push(paint);
    const { container } = render(
      <Callout live={live} title="Koneksi pulih">
        Semua terkirim.
      </Callout>,
    );
    const hidden = () => container.querySelectorAll('[role] > div[aria-hidden]').length;
    for (const expected of [count, count, 0]) {
      expect(hidden()).toBe(expected);
      for (const paint of waiting.splice(0)) paint(0);
    }
    expect(container.textContent).toContain('Koneksi pulih');
  },
);

const options = ['a', 'b'].map((id) => ({ id, value: `nilai-${id}`, name: id, title: `Pilihan ${id}` }));

it('a select shows an option’s title and sends its value [3.options.fields]', () => {
  render(<SelectField label="Pilih" options={options} placeholder={null} />);
  const shown = screen.getAllByRole<HTMLOptionElement>('option').map(({ text, value }) => [text, value]);
  expect(shown).toEqual([
    ['Pilihan a', 'nilai-a'],
    ['Pilihan b', 'nilai-b'],
  ]);
});

it('a radio group shows an option’s title, sends its value and uses its id [3.options.fields]', () => {
  render(<RadioGroup id="grup" label="Pilih" name="pilih" options={options} />);
  const second = screen.getByLabelText<HTMLInputElement>('Pilihan b');
  expect([second.id, second.value]).toEqual(['grup-b', 'nilai-b']);
});

const press = async (copy: (text: string) => Promise<boolean>, text = 'TRX-001') => {
  render(<CopyButton text={text} copy={copy} />);
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

const status = politeWords;

describe('a copy button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test("a copy button shows 'Copied!' for 1.2 s [2.copy.notice] [9.time.copied]", async () => {
    const copy = vi.fn(async () => true);
    await press(copy);
    expect(copy).toHaveBeenCalledExactlyOnceWith('TRX-001');
    expect(status()).toBe('Copied!');
    await act(() => vi.advanceTimersByTimeAsync(1199));
    expect(status()).toBe('Copied!');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(status()).toBe('');
    expect(screen.getByRole('button').textContent).toBe('Salin');
  });

  test.each([
    ['is refused', async () => false],
    ['breaks', () => Promise.reject(new Error('no clipboard'))],
  ])('a copy button says nothing when copying %s, and selects the text for Ctrl+C [2.copy.silent]', async (_, copy) => {
    const text = 'baris satu\nbaris dua';
    await press(copy, text);
    expect(status()).toBe('');
    expect(screen.getByRole('button').textContent).toBe('Salin');
    expect(screen.queryByRole('alert')).toBeNull();
    const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Salin' });
    expect([document.activeElement, shown.readOnly]).toEqual([shown, true]);
    expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toBe(text);
    fireEvent.blur(shown);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a copy button with a next step says it from the first copy on, and for good', async () => {
    render(<CopyButton text="x" copy={async () => true} next="Tempel di WhatsApp." />);
    expect(screen.queryByText('Tempel di WhatsApp.')).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('Tempel di WhatsApp.')).toBeTruthy();
  });
});

const button = () => screen.getByRole('button');

const news = politeWords;

test('a waiting button ignores clicks, keeps the focus, and announces the wait twice instead of every second', () => {
  const click = vi.fn();
  const shown = (secondsLeft: number) => <WaitButton label="Kirim ulang" secondsLeft={secondsLeft} onClick={click} />;
  const { rerender } = render(shown(0));
  expect(news()).toBe('');
  fireEvent.click(button());
  button().focus();

  rerender(shown(60));
  expect(button().textContent).toBe('Kirim ulang (60 detik)');
  const said = news();
  expect(said).toBe('Kirim ulang: bisa lagi dalam 60 detik');
  rerender(shown(59));
  fireEvent.click(button());
  expect(news()).toBe(said);
  expect([click.mock.calls.length, button().getAttribute('aria-disabled')]).toEqual([1, 'true']);
  expect(document.activeElement).toBe(button());

  rerender(shown(0));
  expect([button().textContent, news()]).toEqual(['Kirim ulang', 'Kirim ulang: sudah bisa lagi']);
  fireEvent.click(button());
  expect(click).toHaveBeenCalledTimes(2);
});

const starsOf = (value: number) => {
  const { container } = render(<Rating value={value} />);
  const stars = [...container.querySelectorAll('[data-star]')].map((star) => star.getAttribute('data-star'));
  return { stars: stars.map((fill) => fill?.charAt(0)).join(''), text: container.textContent?.trim() };
};

test.each([
  [0, 'eeeee', '0 dari 5'],
  [0.5, 'heeee', '0,5 dari 5'],
  [3, 'fffee', '3 dari 5'],
  [3.2, 'fffee', '3,2 dari 5'],
  [3.25, 'fffhe', '3,3 dari 5'],
  [4.5, 'ffffh', '4,5 dari 5'],
  [4.8, 'fffff', '4,8 dari 5'],
  [9, 'fffff', '5 dari 5'],
])('the rating %d is shown as %s and read as "%s" [2.rating.stars]', (value, stars, text) => {
  expect(starsOf(value)).toEqual({ stars, text });
});

it('a page with three skeletons says once that it loads, and says so again when it loads again', () => {
  const page = render(
    <>
      <Skeleton name="text" />
      <Skeleton name="list" />
      <Skeleton name="cards" />
    </>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  page.rerender(<p>Isi</p>);
  page.rerender(<Skeleton name="list" />);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

const wrong = [{ fieldId: 'nama', message: 'Isi nama' }];

it('the error summary takes the focus once for each refused attempt, and never otherwise', () => {
  const { rerender } = render(<ErrorSummary errors={[]} attempt={0} />);
  const show = (errors: typeof wrong, attempt: number) => {
    rerender(<ErrorSummary errors={errors} attempt={attempt} />);
    const taken = errors.length > 0 && document.activeElement === screen.getByRole('alert');
    (document.activeElement as HTMLElement).blur();
    return taken;
  };
  expect(show(wrong, 0)).toBe(false);
  expect(show(wrong, 1)).toBe(true);
  expect(show([], 1)).toBe(false);
  expect(show(wrong, 1)).toBe(false);
  expect(show(wrong, 2)).toBe(true);
});

const title = 'Menguji kemampuan dasar membangun aplikasi untuk penyandang disabilitas';

const show = (text: string, limit: number) => {
  render(
    <a href="/x">
      <Truncated text={text} limit={limit} />
    </a>,
  );
  const link = screen.getByRole('link');
  return { link, seen: link.querySelector('[aria-hidden]')?.textContent ?? link.textContent };
};

test.each([
  ['a short text', 'Barista', 40, 'Barista'],
  ['a text of exactly so many characters', 'a'.repeat(40), 40, 'a'.repeat(40)],
  ['a text of one word', 'a'.repeat(60), 40, `${'a'.repeat(40)}…`],
  ['a text of words', title, 40, 'Menguji kemampuan dasar membangun aplika…'],
  ['a text of words', title, 50, 'Menguji kemampuan dasar membangun aplikasi untuk p…'],
  ['a text of pairs of code units', '😀'.repeat(41), 40, `${'😀'.repeat(40)}…`],
])('%s (%s) is shown up to %i characters', (_, text, limit, expected) => {
  expect(show(text, limit).seen).toBe(expected);
});

test('a cut text is read aloud in full, and is in the tooltip', () => {
  const { link } = show(title, 40);
  expect(screen.getByRole('link', { name: title })).toBe(link);
  expect(link.querySelector('[title]')?.getAttribute('title')).toBe(title);
});

const linesOf = (part: HTMLElement): string =>
  part.innerHTML.replaceAll('<wbr>', ' | ').replace(/<\/?(bdi|x-text)[^>]*>/g, '');

it.each([
  ['siti.rahmawati@gmail.com', 'siti | .rahmawati@ | gmail | .com'],
  ['kartu-keluarga_besar.jpg', 'kartu- | keluarga_ | besar | .jpg'],
  ['a.b', 'a | .b'],
  ['Akhir kalimat.', 'Akhir kalimat.'],
])('%s goes on in the next line only where a reader would part it', (text, lines) => {
  expect(linesOf(render(<Breakable>{text}</Breakable>).container)).toBe(lines);
});

it('the name of a file keeps its ending whole, also when it is shortened', () => {
  const { container } = render(<FileName name="IMG_20261129_081530_1234567890_HDR.jpeg" />);
  expect(linesOf(container)).toMatch(/\| \.jpeg$/);
});

describe('tabs', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('Where the tabs are wider than the screen, the current tab is scrolled to the middle, and nothing is measured before a frame is drawn.', () => {
    const measured = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => frames.push(paint));
    const tabs = ['Menunggu', 'Lunas', 'Gagal'].map((title) => ({ to: `/${title}`, title }));
    render(<TabLinks label="Status" tabs={tabs} current="/Gagal" />);
    expect(measured).not.toHaveBeenCalled();
    for (const paint of frames) paint(0);
    expect(screen.getByRole('navigation', { name: 'Status' }).scrollLeft).toBe(400);
  });
});

describe('the numbers of a pager', () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 10, [1, 2, 3, 4, 5, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 6, 7, 8, 9, 10]],
  ])('are right for page %i of %i', (current, last, expected) => {
    expect(pageNumbers(current, last)).toEqual(expected);
  });

  test('always have the current page and both ends, in order, in at most seven places', () => {
    for (let last = 1; last <= 30; last += 1) {
      for (let current = 1; current <= last; current += 1) {
        const shown = pageNumbers(current, last);
        const pages = shown.filter((page) => page !== null);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, last]));
        expect(shown.length).toBeLessThanOrEqual(7);
      }
    }
  });
});

test('a pager marks the current page, offers nothing beyond the ends, and shows nothing for a single page', () => {
  const { container, rerender } = render(<Pager current={1} last={3} onPage={() => {}} />);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('1');
  expect(screen.queryByRole('button', { name: 'Halaman sebelumnya' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Halaman berikutnya' })).toBeDefined();
  rerender(<Pager current={1} last={1} onPage={() => {}} />);
  expect(container.innerHTML).toBe('');
});
