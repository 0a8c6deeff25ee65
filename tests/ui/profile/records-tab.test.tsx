import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { NewOrStored } from '../../../src/application/ports/profile/profile-repository.ts';
import { educationRecords } from '../../../src/application/profile/records.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { Education } from '../../../src/domain/profile/profile.ts';
import { education as educationKind } from '../../../src/ui/profile/records/education.tsx';
import { RecordsTab } from '../../../src/ui/profile/records/records-tab.tsx';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import { FakeDevice, serverClockOn } from '../../fakes/time-fakes.ts';
import { FakeServices } from '../purchase/portal-page.tsx';
import { showWith } from '../show-with.tsx';

const education = (id: string, institution: string): Education => ({
  id,
  level: 'S1',
  institution,
  major: '',
  startYear: '2015',
  endYear: '2019',
});

class FakeServer {
  stored: readonly Education[] = [];
  readonly saved: NewOrStored<Education>[] = [];
  readonly removed: string[] = [];
  failure: Error | null = null;
  answer: Promise<void> = Promise.resolve();

  async #answer() {
    await this.answer;
    const failure = this.failure;
    this.failure = null;
    if (failure) throw failure;
  }
  educations = async () => {
    await this.#answer();
    return { items: this.stored, unreadable: 0 };
  };
  saveEducation = async (record: NewOrStored<Education>) => {
    this.saved.push(record);
    await this.#answer();
    const id = record.id ?? `new-${this.saved.length}`;
    this.stored = [{ ...record, id }, ...this.stored.filter((each) => each.id !== id)];
    return { items: this.stored, unreadable: 0 };
  };
  removeEducation = async (id: string) => {
    this.removed.push(id);
    await this.#answer();
    this.stored = this.stored.filter((each) => each.id !== id);
    return { items: this.stored, unreadable: 0 };
  };
}

const open = async (server: FakeServer) => {
  const realtime = { announceChange: () => undefined };
  const services = new FakeServices()
    .with(
      timeTokens.serverClock,
      serverClockOn(new FakeDevice(), async () => Date.UTC(2026, 0, 5)),
    )
    .with(profileTokens.profiles, { find: async () => null } as never)
    .with(profileTokens.profileRecords, server as never)
    .with(
      profileTokens.educationRecords,
      educationRecords({ profileRecords: server, realtime, ids: { next: () => 'key' }, memory: aTabMemory() }),
    );
  const { alerts } = showWith(<RecordsTab kind={educationKind} candidateId="1" />, { services });
  await waitFor(() => expect(screen.queryByText('Memuat…')).toBeNull());
  return { server, alerts };
};

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp, where = screen) => fireEvent.click(where.getByRole('button', { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const fill = () => {
  type('Jenjang pendidikan', 'S1');
  type('Nama sekolah atau perguruan tinggi', '  Universitas Contoh ');
  type('Tahun mulai', '2015');
  type('Tahun selesai', '2019');
};
const save = async () => {
  await act(async () => press('Simpan', dialog() as typeof screen));
};

describe('the list of education records', () => {
  it('asks an empty list for the last education without the claim that APL 01 needs it', async () => {
    await open(new FakeServer());
    expect(document.body.textContent).toContain('pendidikan terakhir Anda');
    expect(document.body.textContent).not.toMatch(/APL 01/);
  });

  it('sends a new record once however often it is pressed, and focuses its row', async () => {
    const { server, alerts } = await open(new FakeServer());
    press('Tambah pendidikan');
    fill();
    const form = screen.getByRole('form', { name: 'Tambah pendidikan' });
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(server.saved).toEqual([{ ...education('1', 'Universitas Contoh'), id: null }]);
    const title = await screen.findByRole('heading', { name: 'Universitas Contoh' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(alerts.success).toBe('Pendidikan ditambahkan.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("shows the server's objection at its field and on top, and keeps the input", async () => {
    const { server } = await open(new FakeServer());
    press('Tambah pendidikan');
    fill();
    server.failure = new ApiFailure({
      kind: 'refused',
      fieldErrors: { institution: ['Nama institusi tidak dikenal.'] },
    });
    await save();
    const field = dialog().getByLabelText<HTMLInputElement>('Nama sekolah atau perguruan tinggi');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('Universitas Contoh');
    expect(dialog().getByRole('alert').textContent).toContain('Nama institusi tidak dikenal.');
    await save();
    expect(server.saved).toHaveLength(2);
  });

  it('checks the end again when the start or "Masih berlangsung" changes', async () => {
    await open(new FakeServer());
    press('Tambah pendidikan');
    fill();
    type('Tahun selesai', '2010');
    await save();
    const told = 'Tahun selesai tidak boleh sebelum tahun mulai';
    expect(dialog().getByRole('alert').textContent).toContain(told);
    await act(async () => type('Tahun mulai', '2005'));
    expect(dialog().queryByRole('alert')).toBeNull();
    await act(async () => type('Tahun mulai', '2015'));
    expect(dialog().getByRole('alert').textContent).toContain(told);
    await act(async () => fireEvent.click(dialog().getByLabelText('Masih berlangsung')));
    expect(dialog().queryByRole('alert')).toBeNull();
  });

  it('clears the end of a record that continues', async () => {
    const server = new FakeServer();
    server.stored = [education('7', 'Universitas Contoh')];
    await open(server);
    press('Ubah Universitas Contoh');
    type('Jenjang pendidikan', 'S1'); // happy-dom does not select the first option
    await act(async () => fireEvent.click(dialog().getByLabelText('Masih berlangsung')));
    await save();
    expect(await screen.findByText('2015 – sekarang')).toBeDefined();
    expect(server.saved).toEqual([{ ...education('7', 'Universitas Contoh'), endYear: '' }]);
  });

  it('asks before it discards input, and only then', async () => {
    await open(new FakeServer());
    press('Tambah pendidikan');
    press('Batal', dialog() as typeof screen);
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Tambah pendidikan');
    fill();
    press('Batal', dialog() as typeof screen);
    press('Lanjut mengisi');
    expect(dialog().getByLabelText<HTMLInputElement>('Tahun mulai').value).toBe('2015');
    press('Batal', dialog() as typeof screen);
    press('Buang');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Tambah pendidikan');
  });

  it('keeps the question open when a removal fails, and focuses the neighbour after a success', async () => {
    const server = new FakeServer();
    server.stored = [education('1', 'Universitas Satu'), education('2', 'Universitas Dua')];
    const { alerts } = await open(server);
    press('Hapus Universitas Satu');
    server.failure = new ApiFailure({ kind: 'network' });
    await act(async () => press('Hapus', within(screen.getByRole('alertdialog')) as typeof screen));
    expect(alerts.open?.kind).toBe('failure');
    await act(async () => press('Hapus', within(screen.getByRole('alertdialog')) as typeof screen));
    await waitFor(() => expect(screen.queryByText('Universitas Satu')).toBeNull());
    expect(server.removed).toEqual(['1', '1']);
    expect(document.activeElement?.textContent).toBe('Universitas Dua');
    expect(alerts.success).toBe('Pendidikan dihapus.');
  });
});
