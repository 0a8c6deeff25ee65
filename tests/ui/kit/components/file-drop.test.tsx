import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { asItIs } from '../../../../src/application/files/prepare-file.ts';
import { fileRefusal } from '../../../../src/ui/forms/file-refusal.ts';
import { type ChosenFilesSettings, useChosenFiles } from '../../../../src/ui/forms/use-chosen-files.ts';
import { FileDrop } from '../../../../src/ui/kit/components/media/file-drop.tsx';

const noProgram = async (file: File) => (file.name.endsWith('.exe') ? 'Jenis file tidak sesuai' : null);

const Drop = ({ multiple, judge = noProgram }: { multiple: boolean; judge?: ChosenFilesSettings['judge'] }) => {
  const chosen = useChosenFiles({ judge, multiple });
  return (
    <FileDrop
      label="Bukti"
      accept=".pdf"
      multiple={multiple}
      {...chosen}
      onChoose={(files) => void chosen.onChoose(files)}
    />
  );
};

const file = (name: string) => new File(['isi'], name);
/** Not `role=alert`: Orca says such a region only when it appears with its text, and this one waits empty. */
const refusals = () => document.querySelector('[aria-live=assertive]:not([role])')?.textContent;
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const drop = async (...files: File[]) => {
  const zone = screen.getByText(/^(Pilih file|Ganti)$/).closest('label') as HTMLElement;
  await act(async () => fireEvent.drop(zone, { dataTransfer: { files } }));
};

describe('a place for files', () => {
  it('appends in multiple mode, refuses a wrong file and keeps the others [5.file.multiple]', async () => {
    render(<Drop multiple />);
    await drop(file('ijazah.pdf'));
    await drop(file('virus.exe'), file('ktp.pdf'));
    expect(refusals()).toBe('virus.exe: Jenis file tidak sesuai');
    expect(screen.getByRole('list', { name: 'Bukti: file yang dipilih' }).textContent).toBe(
      'ijazah.pdf3 bytektp.pdf3 byte',
    );
    expect(screen.getByRole('status').textContent).toBe('2 file dipilih: ijazah.pdf, ktp.pdf');
  });

  it('holds one file in single mode, and a refused file does not replace it [5.file.single]', async () => {
    render(<Drop multiple={false} />);
    await drop(file('a.pdf'), file('b.pdf'));
    expect(names()).toEqual(['a.pdf3 byte']);
    await drop(file('c.pdf'));
    expect(names()).toEqual(['c.pdf3 byte']);
    await drop(file('d.exe'));
    expect(screen.getByRole('list', { name: 'Bukti: file yang dipilih' }).textContent).toBe('c.pdf3 byte');
  });

  it('becomes a row with the accepted file and "Ganti" in single mode, and stays the same field for the keyboard', async () => {
    render(<Drop multiple={false} />);
    const field = screen.getByLabelText(/^Bukti/);
    field.focus();
    await drop(file('a.pdf'));
    expect(screen.queryByText('atau seret ke sini')).toBeNull();
    expect(screen.getByText('Ganti')).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it('does not add a file that is too large, and says so [5.file.oversize]', async () => {
    render(<Drop multiple judge={(file) => fileRefusal(file, { maxKb: 1, kinds: ['pdf'] })} />);
    const pdf = (name: string, size: number) => new File(['%PDF-1.7'.padEnd(size)], name);
    await drop(pdf('ktp.pdf', 1_000), pdf('ijazah.pdf', 1_001));
    expect(refusals()).toBe('ijazah.pdf: File tidak boleh berukuran lebih dari 1 KB');
    expect(screen.getByRole('status').textContent).toBe('1 file dipilih: ktp.pdf');
  });

  it('shortens a long name to 30 characters with its ending, and restores the focus after a removal', async () => {
    render(<Drop multiple={false} />);
    const long = `${'n'.repeat(196)}.pdf`;
    await userEvent.upload(screen.getByLabelText(/^Bukti/), file(long));
    expect(screen.getByTitle(long).textContent).toBe(`${'n'.repeat(21)}…nnnn.pdf`);
    await userEvent.click(screen.getByRole('button', { name: `Hapus ${long}` }));
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Bukti/));
  });
});

const Shrinking = () => {
  const chosen = useChosenFiles({
    prepare: async (each) =>
      each.size < 10
        ? { ...asItIs(each), fault: null, refusal: null }
        : {
            ...asItIs(new File(['kecil'], 'ktp.jpg')),
            refusal: null,
            shrunkFrom: 4_812_000,
            fault: each.name === 'buram.png' ? 'blurred' : null,
          },
    judge: noProgram,
  });
  return <FileDrop label="Bukti" accept=".jpg" {...chosen} onChoose={(files) => void chosen.onChoose(files)} />;
};

it('a place for files says which picture was made smaller, with both sizes', async () => {
  render(<Shrinking />);
  await drop(new File(['besar sekali'], 'ktp.png'));
  expect(names()).toEqual(['ktp.jpg5 byte']);
  expect(screen.getByText(/diperkecil dari/).parentElement?.textContent).toMatch(
    /^ktp\.jpg diperkecil dari 4,8 MB menjadi 5 byte\./,
  );
  await drop(new File(['kecil'], 'lain.jpg'));
  expect(screen.queryByText(/diperkecil/)).toBeNull();
});

it('a place for files takes a picture that looks blurred, and says how to take a better one', async () => {
  render(<Shrinking />);
  await drop(new File(['besar sekali'], 'buram.png'));
  expect(names()).toEqual(['ktp.jpg5 byte']);
  expect(screen.getByText(/Bila tulisannya/).parentElement?.textContent).toBe(
    'ktp.jpg tampak buram. Bila tulisannya sulit dibaca, ambil ulang dengan kamera yang tidak bergerak; bila terbaca, file ini dapat dipakai.',
  );
  expect(screen.getByRole('status').textContent).toBe('1 file dipilih: ktp.jpg. ktp.jpg diperkecil dan tampak buram');
});
