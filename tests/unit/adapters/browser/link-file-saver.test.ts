// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { linkFileSaver } from '../../../../src/adapters/browser/link-file-saver.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['Ijazah.pdf', 'application/pdf', 'Ijazah.pdf'],
  ['ijazah\u202Efdp.exe', 'application/pdf', 'ijazahfdp.exe.pdf'],
  ['../con.png', 'image/png', '-con.png'],
])('a file is saved under a name that every system takes, by a link that is gone again: %j', (name, type, saved) => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const given = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const pressed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    pressed.push(`${this.href} ${this.download}`);
  });
  linkFileSaver.save(new Blob(['x'], { type }), name);
  expect(pressed).toEqual([`blob:x ${saved}`]);
  expect(document.querySelector('a')).toBeNull();
  expect(given).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(given).toHaveBeenCalledWith('blob:x');
});
