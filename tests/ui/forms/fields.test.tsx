import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import { refusalOf } from '../../../src/adapters/http/failure-table.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { evidenceLimits } from '../../../src/domain/files/upload-limits.ts';
import { CalendarDateField } from '../../../src/ui/forms/calendar-date-field.tsx';
import { DigitsField } from '../../../src/ui/forms/digits-field.tsx';
import { evidenceRefusal, fileRefusal } from '../../../src/ui/forms/file-refusal.ts';
import { LeaveWarning } from '../../../src/ui/forms/leave-warning.tsx';
import { useCheckedForm } from '../../../src/ui/forms/use-checked-form.ts';
import { ErrorSummary } from '../../../src/ui/kit/components/form/error-summary.tsx';
import { showWith } from '../show-with.tsx';

const Kept = ({ first, onValue }: { first: string; onValue: (value: string) => void }) => {
  const [value, setValue] = useState(first);
  const take = (next: string) => {
    setValue(next);
    onValue(next);
  };
  return <CalendarDateField label="Tanggal lahir" value={value} onValue={take} />;
};

describe('a date field', () => {
  const show = (first = '') => {
    const onValue = vi.fn();
    const { container } = render(<Kept first={first} onValue={onValue} />);
    const picker = container.querySelector<HTMLInputElement>('input[type=date]') as HTMLInputElement;
    return { onValue, picker, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Tanggal lahir' }) };
  };

  it('a date field shows MM/DD/YYYY with the day in words, and returns YYYY-MM-DD [5.date.displayed]', async () => {
    const { field, onValue, picker } = show();
    await userEvent.type(field, '01052026');
    expect(field.value).toBe('01/05/2026');
    expect(onValue).toHaveBeenLastCalledWith('2026-01-05');
    expect(screen.getByText('Senin, 5 Januari 2026')).toBeDefined();
    expect(picker.value).toBe('2026-01-05');
  });

  it('a date field shows a stored day, and accepts a day from the calendar [5.date.displayed]', () => {
    const { field, onValue, picker } = show('1998-04-17');
    expect(field.value).toBe('04/17/1998');
    fireEvent.change(picker, { target: { value: '2000-12-31' } });
    expect(onValue).toHaveBeenLastCalledWith('2000-12-31');
    expect(field.value).toBe('12/31/2000');
  });

  it('a date field opens the browser’s calendar', async () => {
    const { picker } = show();
    const showPicker = vi.fn();
    picker.showPicker = showPicker;
    await userEvent.click(screen.getByRole('button', { name: 'Buka kalender untuk Tanggal lahir' }));
    expect(showPicker).toHaveBeenCalledOnce();
  });

  it('a date field returns an impossible day as typed, and complains only once the field is left', async () => {
    const { field, onValue, picker } = show();
    await userEvent.type(field, '02302000');
    expect([field.value, picker.value]).toEqual(['02/30/2000', '']);
    expect(onValue).toHaveBeenLastCalledWith('02/30/2000');
    expect(screen.queryByText(/Februari|Maret/)).toBeNull();
    expect(screen.queryByText(/tidak ada di kalender/i)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(/tidak ada di kalender/i)).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, '{Backspace}');
    expect(screen.queryByText(/tidak ada di kalender/i)).toBeNull();
  });

  it.each(['17/08/1998', '17-08-1998', '17081998'])(
    'a date field that gets %s, with the date before the month, offers the day that is meant',
    async (typed) => {
      const { field, onValue } = show();
      await userEvent.type(field, typed);
      await userEvent.tab();
      expect(screen.queryByText(/tidak ada di kalender/i)).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Maksud Anda 08/17/1998?' }));
      expect(onValue).toHaveBeenLastCalledWith('1998-08-17');
      expect([field.value, document.activeElement]).toEqual(['08/17/1998', field]);
      expect(screen.queryByRole('button', { name: /Maksud Anda/ })).toBeNull();
    },
  );
});

describe('a field of digits', () => {
  const show = (onValue = vi.fn()) => {
    render(<DigitsField label="Nomor KTP" hint="16 angka" error="Terlalu pendek" onValue={onValue} />);
    return screen.getByRole<HTMLInputElement>('textbox', { name: 'Nomor KTP' });
  };

  test('the field takes digit keys only, and keeps the digits of a paste [5.input.digits]', async () => {
    const onValue = vi.fn();
    const field = show(onValue);
    await userEvent.type(field, '3a2.7-5 e');
    expect(onValue).toHaveBeenLastCalledWith('3275');
    await userEvent.paste('NIK: -0112');
    expect(field.value).toBe('32750112');
  });

  test('the field keeps keyboard shortcuts [5.input.digits]', () => {
    const field = show();
    // fireEvent returns false when the default action was prevented
    expect(fireEvent.keyDown(field, { key: 'v', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'Backspace' })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'v' })).toBe(false);
  });
});

const objection = 'Kode sudah dipakai.';

const refused = new ApiFailure({ kind: 'refused', fieldErrors: { code: [objection] } });

const CodeForm = ({ send }: { readonly send: () => Promise<void> }) => {
  const { submit, field, summary } = useCheckedForm({ initial: { code: '' }, judge: () => ({}), send });
  const { error, ...input } = field('code');
  return (
    <form aria-label="Kode" onSubmit={submit}>
      <ErrorSummary {...summary} />
      <input {...input} aria-label="Kode" />
      <p role="note">{error}</p>
    </form>
  );
};

const open = () => {
  let reject: (error: Error) => void = () => undefined;
  const send = () =>
    new Promise<void>((_, refuse) => {
      reject = refuse;
    });
  const { alerts } = showWith(<CodeForm send={send} />);
  const type = (code: string) =>
    fireEvent.change(screen.getByLabelText('Kode', { selector: 'input' }), { target: { value: code } });
  return {
    alerts,
    type,
    send: () => act(async () => fireEvent.submit(screen.getByRole('form'))),
    refuse: (error: Error = refused) => act(async () => reject(error)),
    summary: () => screen.queryByRole('alert')?.textContent,
    error: () => screen.getByRole('note').textContent,
  };
};

const refusedWith = (body: unknown): Error => refusalOf(body) ?? new Error('no refusal');

test.each([
  { code: '03', message: 'Pendaftaran ditolak.', errors: { code: [objection] } },
  { success: false, message: 'Pendaftaran ditolak.', data: { code: [objection] } },
  { meta: { code: 422, status: 'error', message: 'Pendaftaran ditolak.' }, data: { errors: { code: [objection] } } },
])(
  'a form shows the server’s sentence above its objections, until it is sent again: %j [5.message.code-03]',
  async (body) => {
    const { type, send, refuse, error, summary } = open();
    type('A');
    await send();
    await refuse(refusedWith(body));
    expect(summary()).toBe(`Periksa kembali isian AndaPendaftaran ditolak.${objection}`);
    expect(error()).toBe(objection);
    await send();
    expect(summary()).toBeUndefined();
    await refuse();
    expect([summary(), error()]).toEqual([`Periksa kembali isian Anda${objection}`, objection]);
  },
);

test('a form shows a refusal that arrives after further input with the server’s sentence, and not at the field (fault matrix 73)', async () => {
  const { alerts, type, send, refuse, error, summary } = open();
  type('A');
  await send();
  type('B');
  await refuse(refusedWith({ code: '03', message: 'Pendaftaran ditolak.', errors: { code: [objection] } }));
  expect([error(), summary()]).toEqual(['', undefined]);
  expect(alerts.open).toEqual({ kind: 'notice', text: `Pendaftaran ditolak. ${objection}` });
});

it('two unsaved forms cause one question, and its answer counts for both', async () => {
  const followed = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <>
      <a href="/voucher">Voucher</a>
      <LeaveWarning when />
      <LeaveWarning when />
    </>,
  );
  const link = screen.getByText('Voucher');
  link.addEventListener('click', followed);
  await act(async () => void fireEvent.click(link));
  expect(followed).not.toHaveBeenCalled();
  expect(screen.getAllByText('Tinggalkan halaman ini?')).toHaveLength(1);

  await act(async () => void fireEvent.click(screen.getByText('Tinggalkan')));
  expect(followed).toHaveBeenCalledOnce();
  expect(screen.queryByText('Tinggalkan halaman ini?')).toBeNull();
});

it.each([
  ['a link that saves a file', { href: '/berkas.pdf', download: 'berkas.pdf' }],
  ['a link to a file of this page', { href: `blob:${location.origin}/4b6f` }],
])('the warning does not ask at %s', async (_, link) => {
  const followed = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <>
      <a {...link}>Unduh</a>
      <LeaveWarning when />
    </>,
  );
  screen.getByText('Unduh').addEventListener('click', followed);
  await act(async () => void fireEvent.click(screen.getByText('Unduh')));
  expect([followed.mock.calls.length, screen.queryByRole('alertdialog'), screen.queryByRole('dialog')]).toEqual([
    1,
    null,
    null,
  ]);
});

const limits = { maxKb: 500, kinds: ['png'] } as const;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const pngOf = (size: number) => new File([png, new Uint8Array(size - png.length)], 'foto.png');

it('the check accepts a file of exactly the limit and refuses one byte more, in the words of the specification [5.file.too-large] [8.upload.size]', async () => {
  expect(await fileRefusal(pngOf(500_000), limits)).toBeNull();
  expect(await fileRefusal(pngOf(500_001), limits)).toBe('File tidak boleh berukuran lebih dari 500 KB');
});

it('the check of evidence adds to a PDF that is too large that a photo of its page is shrunk', async () => {
  const large = (name: string) =>
    evidenceRefusal(new File(['%PDF-1.7', new Uint8Array(2_000_000)], name), evidenceLimits());
  const sentence = 'File tidak boleh berukuran lebih dari 2.000 KB';
  expect(await large('Ijazah.PDF')).toBe(`${sentence}. Foto halamannya (JPG) juga boleh; kami perkecil sendiri`);
  expect(await large('ijazah.jpg')).toBe(sentence);
  expect(await evidenceRefusal(new File(['%PDF-1.7'], 'kecil.pdf'), evidenceLimits())).toBeNull();
});

it('the check says why it refuses an empty file, or one with content that contradicts its name', async () => {
  expect(await fileRefusal(new File([], 'foto.png'), limits)).toBe('File kosong');
  expect(await fileRefusal(new File(['%PDF-1.7'], 'foto.png'), limits)).toMatch(/^Isi file ini bukan PNG, walau/);
  expect(await fileRefusal(new File(['%PDF-1.7'], 'foto.pdf'), limits)).toBe('Jenis file tidak sesuai');
});

it('the check does not call the kind of a file wrong that the page asks for', async () => {
  const zip = { maxKb: 500, kinds: ['zip', 'jpeg'] } as const;
  expect(await fileRefusal(new File(['kosong'], 'Tugas.ZIP'), zip)).toMatch(/^Isi file ini bukan ZIP, walau/);
  expect(await fileRefusal(new File(['kosong'], 'foto.jpg'), zip)).toMatch(/^Isi file ini bukan JPG, walau/);
  expect(await fileRefusal(new File(['kosong'], 'foto.exe'), zip)).toBe('Jenis file tidak sesuai');
});

it('the check says that a removed file cannot be read (fault matrix 50)', async () => {
  const gone = Object.assign(pngOf(100), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  });
  expect(await fileRefusal(gone as unknown as File, limits)).toBe('File tidak dapat dibaca');
});
