import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HttpReferenceRepository } from '../../../src/adapters/http/reference/http-reference-repository.ts';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import type { NewOrStored } from '../../../src/application/ports/profile/profile-repository.ts';
import { educationRecords } from '../../../src/application/profile/records.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { purchaseTokens } from '../../../src/application/purchase/tokens.ts';
import { referenceTokens } from '../../../src/application/reference/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import type { Stage } from '../../../src/domain/assessment/timeline.ts';
import { emptyPersonalData } from '../../../src/domain/profile/personal-data.ts';
import type { Education, PersonalData } from '../../../src/domain/profile/profile.ts';
import { useCheckedForm } from '../../../src/ui/forms/use-checked-form.ts';
import { CompletenessCard } from '../../../src/ui/profile/completeness-card.tsx';
import { AddressFields } from '../../../src/ui/profile/public/address-fields.tsx';
import { DisabilityFields } from '../../../src/ui/profile/public/disability-fields.tsx';
import { type PersonalValues, personalOf, valuesOf } from '../../../src/ui/profile/public/personal-values.ts';
import { education as educationKind } from '../../../src/ui/profile/records/education.tsx';
import { RecordsTab } from '../../../src/ui/profile/records/records-tab.tsx';
import { aStage } from '../../builders/stages.ts';
import { aTransaction } from '../../fakes/purchase-fakes.ts';
import { aTabMemory } from '../../fakes/sending-fakes.ts';
import { FakeDevice, serverClockOn } from '../../fakes/time-fakes.ts';
import { emptyReply, jsonReply, textReply } from '../../unit/adapters/http/replies.ts';
import { scriptedClient } from '../../unit/adapters/http/scripted-client.ts';
import { FakeServices, sessionOf, showWith } from '../show-with.tsx';

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

describe('the records of a profile', () => {
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

  it('the list of education records asks an empty list for the last education without the claim that APL 01 needs it', async () => {
    await open(new FakeServer());
    expect(document.body.textContent).toContain('pendidikan terakhir Anda');
    expect(document.body.textContent).not.toMatch(/APL 01/);
  });

  it("the list of education records shows the server's objection at its field and on top, and keeps the input", async () => {
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

  it('the list of education records checks the end again when the start or "Masih berlangsung" changes', async () => {
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

  it('the list of education records clears the end of a record that continues', async () => {
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

  it('the list of education records asks before it discards input, and only then', async () => {
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

  it('the list of education records keeps the question open when a removal fails, and focuses the neighbour after a success', async () => {
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

const sent: PersonalData[] = [];

const Fields = () => {
  const checked = useCheckedForm<PersonalValues>({
    initial: valuesOf(emptyPersonalData('Ayu')),
    idPrefix: '',
    judge: () => ({}),
    send: async (values) => {
      sent.push(personalOf(values));
    },
  });
  return (
    <form onSubmit={checked.submit} aria-label="Data">
      <AddressFields checked={checked} />
      <DisabilityFields checked={checked} />
    </form>
  );
};

const put = async (label: string, value: string) => {
  await act(async () =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input[type=text], select' }), { target: { value } }),
  );
};

const isTyped = (label: string) =>
  waitFor(() => expect(screen.getByLabelText(label, { selector: 'input[type=text], select' }).tagName).toBe('INPUT'));

const submitted = async () => {
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Data' })));
  return sent.at(-1);
};

describe('the fields with references', () => {
  const open = (answer: (path: string) => Response) => {
    const client = scriptedClient(({ url }) => answer(new URL(url).pathname));
    const references = new HttpReferenceRepository(client.http);
    const services = new FakeServices().with(referenceTokens.references, references);
    showWith(<Fields />, { services });
    return client;
  };

  it.each([
    ['there is no such list', () => jsonReply({ message: 'Not Found' }, 404)],
    ['the list cannot be read', () => jsonReply({ data: [{ wilayah: 7 }] })],
    ['the list is a page', () => textReply('<h1>x</h1>', 'text/html')],
    ['the list is empty', () => jsonReply({ data: [] })],
    ['the server has a problem with it', () => emptyReply(500)],
  ])('an address can be typed where %s', async (_, answer) => {
    const client = open(answer);
    await isTyped('Provinsi');
    await put('Provinsi', 'Jawa Barat');
    await put('Kota/kabupaten', 'Bandung');
    await put('Kecamatan', 'Coblong');
    await put('Kelurahan/desa', 'Dago');
    await put('Provinsi', 'Jawa  Barat ');
    expect(await submitted()).toMatchObject({
      provinceId: 'Jawa Barat',
      cityId: 'Bandung',
      districtId: 'Coblong',
      villageId: 'Dago',
    });
    expect(client.paths().filter((path) => /city|district|village/.test(path))).toEqual([]);
  });

  it('an address is chosen as far as lists exist, and typed from there', async () => {
    open((path) => {
      if (path === '/api/province') return jsonReply([{ kode: '32', nama: 'Jawa Barat' }]);
      return path === '/api/city/32' ? jsonReply({ data: { 3273: 'Kota Bandung' } }) : emptyReply(404);
    });
    await screen.findByRole('option', { name: 'Jawa Barat' });
    await put('Provinsi', '32');
    await screen.findByRole('option', { name: 'Kota Bandung' });
    await put('Kota/kabupaten', '3273');
    await isTyped('Kecamatan');
    await put('Kecamatan', 'Coblong');
    await put('Kelurahan/desa', 'Dago');
    expect(await submitted()).toMatchObject({
      provinceId: '32',
      cityId: '3273',
      districtId: 'Coblong',
      villageId: 'Dago',
    });
  });

  it('an address waits for its lists after a network failure, and loads them on request', async () => {
    let broken: Error | null = new TypeError('network');
    open(() => {
      if (broken) throw broken;
      return jsonReply({ 32: 'Jawa Barat' });
    });
    const retry = await screen.findByRole('button', { name: 'Coba lagi memuat provinsi' });
    expect(screen.getByLabelText('Provinsi').tagName).toBe('SELECT');
    broken = null;
    fireEvent.click(retry);
    expect(await screen.findByRole('option', { name: 'Jawa Barat' })).toBeDefined();
  });

  it('a disability can be typed where the lists cannot be read', async () => {
    open(() => emptyReply(404));
    fireEvent.click(screen.getByLabelText('Ya'));
    await isTyped('Disabilitas');
    await put('Disabilitas', 'Sensorik');
    await put('Jenis disabilitas', 'Tuli');
    expect(await submitted()).toMatchObject({ disabled: true, disabilityId: 'Sensorik', disabilityTypeId: 'Tuli' });
  });
});

const show = (list: () => Promise<unknown>, stages: readonly Stage[] = []) => {
  const find = async (trxId: string) => ({
    trxId,
    scheme: { title: 'Junior Web Programmer', slug: 'junior-web-programmer' },
    schedule: { startsAt: null, endsAt: null, siteName: '', city: '' },
    stages,
  });
  const services = new FakeServices().with(purchaseTokens.transactions, { list } as never).withTimelines({ find });
  showWith(<CompletenessCard read={{ percent: 100, missing: [] }} />, { services, session: sessionOf() });
};

const listOf = (...items: unknown[]) => ({ items, current: 1, last: 1, total: items.length });

const bought = async () => listOf(aTransaction({ status: 'paid' }));

const toSchemes = () => screen.queryByRole('link', { name: 'Cari skema' });

describe('the card of a complete profile', () => {
  it.each([
    [
      'Formulir APL 01',
      [aStage('apl01', { status: 'open', waitingFor: 'candidate' }), aStage('apl02')],
      'Isi formulir APL 01',
    ],
    [
      'Asesor sedang menilai ujian Anda',
      [aStage('exam', { status: 'submitted', waitingFor: 'assessor' })],
      'Lihat proses sertifikasi',
    ],
  ])('leads to the next step of the certification that runs: %s', async (step, stages, way) => {
    show(bought, stages);
    expect(await screen.findByText(new RegExp(`${step}\\.`))).toBeDefined();
    expect(screen.getByRole('link', { name: way })).toBeDefined();
    expect(toSchemes()).toBeNull();
  });

  it('leads to the schemes when nothing runs', async () => {
    show(async () => listOf());
    expect(await screen.findByRole('link', { name: 'Cari skema' })).toBeDefined();
  });

  it('leads to home when the next step cannot be read', async () => {
    show(() => Promise.reject(new Error('no server')));
    expect(await screen.findByRole('link', { name: 'Buka Beranda' })).toBeDefined();
    expect(screen.getByText(/^Profil Anda lengkap/)).toBeDefined();
    expect(toSchemes()).toBeNull();
  });
});
